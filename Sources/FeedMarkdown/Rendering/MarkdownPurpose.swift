/// Where a rendered body goes.
public enum MarkdownPurpose: Hashable, Sendable {
  /// A page of the site.
  case page
  /// A feed, whose readers and validators accept fewer attributes.
  case feed
}

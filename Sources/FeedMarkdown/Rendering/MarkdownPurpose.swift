/// Where a rendered body goes.
public enum MarkdownPurpose: Hashable, Sendable {
  /// A page of the site.
  case page
  /// A feed, whose readers and validators accept fewer attributes and no code.
  case feed
  /// HTML on its own: nothing is added for pages and nothing taken out for feeds.
  case document
}

/// Where a rendered body goes.
public enum MarkdownPurpose: Hashable, Sendable {
  /// A page of the site.
  case page
  /// A feed, whose readers and validators accept fewer attributes and no code.
  case feed
  /// HTML on its own, without what pages and feeds add or leave out.
  case document
}

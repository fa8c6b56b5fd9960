public import FeedDiagnostics

/// A link to an address of the site, which has to be there, and to a place on its page.
public struct LocalLink: Hashable, Sendable {
  /// The address that it leads to.
  public let route: Route
  /// The place on the page, decoded and without the `#`; nil where the link names none.
  public let anchor: String?
  /// The address of the page that the link would lead to if it named the file of an entry; helps to find what was meant.
  public let likely: Route?
  /// The page that it is on, to which it is hardly meant to lead; nil where it is on all of them.
  public let page: Route?
  /// Whether it is written with the site's whole address, where other things than the site may be published too.
  public let isAbsolute: Bool
  /// The link as its author wrote it.
  public let written: String
  /// Where it is written.
  public let location: SourceLocation

  /// Creates a record.
  public init(
    route: Route, anchor: String? = nil, likely: Route? = nil, page: Route? = nil, isAbsolute: Bool = false,
    written: String, location: SourceLocation
  ) {
    self.route = route
    self.anchor = anchor
    self.likely = likely
    self.page = page
    self.isAbsolute = isAbsolute
    self.written = written
    self.location = location
  }
}

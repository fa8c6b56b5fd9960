public import FeedDiagnostics

/// A link of a body to an address of the site, which has to be there.
public struct LocalLink: Hashable, Sendable {
  /// The address that it leads to.
  public let route: Route
  /// The link as its author wrote it.
  public let written: String
  /// Where it stands.
  public let location: SourceLocation

  /// Creates a record.
  public init(route: Route, written: String, location: SourceLocation) {
    self.route = route
    self.written = written
    self.location = location
  }
}

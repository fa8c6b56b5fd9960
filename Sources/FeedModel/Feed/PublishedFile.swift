/// A file that is published as it is.
public struct PublishedFile: Hashable, Sendable {
  /// The path relative to the content folder.
  public let path: String
  /// Where the file is.
  public let location: String
  /// The address at which it is published.
  public let route: Route

  /// Creates a record.
  public init(path: String, location: String, route: Route) {
    self.path = path
    self.location = location
    self.route = route
  }
}

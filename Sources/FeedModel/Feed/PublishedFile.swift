/// A file of the content folder that is published.
public struct PublishedFile: Hashable, Sendable {
  /// The path relative to the content folder.
  public let path: String
  /// Where the file is.
  public let location: String
  /// The address at which it is published.
  public let route: Route
  /// In which sizes it is published; nil for all files but the pictures that entries name.
  public let plan: PicturePlan?

  /// Creates a record.
  public init(path: String, location: String, route: Route, plan: PicturePlan? = nil) {
    self.path = path
    self.location = location
    self.route = route
    self.plan = plan
  }
}

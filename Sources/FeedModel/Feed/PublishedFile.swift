/// A file of the content folder that is published.
public struct PublishedFile: Hashable, Sendable {
  /// What becomes of the file on the way.
  public enum Form: Hashable, Sendable {
    /// Nothing: it is published byte for byte.
    case asItIs
    /// What media files say of where, when, with what and by whom they were made is left out.
    case withoutMetadata
    /// A picture, in several sizes.
    case picture(PicturePlan)
  }

  /// The path relative to the content folder.
  public let path: String
  /// Where the file is.
  public let location: String
  /// The address at which it is published.
  public let route: Route
  /// What becomes of it on the way.
  public let form: Form

  /// Creates a record.
  public init(path: String, location: String, route: Route, form: Form = .asItIs) {
    self.path = path
    self.location = location
    self.route = route
    self.form = form
  }
}

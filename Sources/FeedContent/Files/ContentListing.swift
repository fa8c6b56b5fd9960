/// The files of a content folder, and what of it could not be listed.
public struct ContentListing: Sendable {
  /// The paths of all files, relative to the content folder, in any order.
  public var files: [String]
  /// The folders and names that cannot be read; the rest is listed all the same.
  public var errors: [FileError]

  /// Creates a listing.
  public init(files: [String], errors: [FileError] = []) {
    self.files = files
    self.errors = errors
  }
}

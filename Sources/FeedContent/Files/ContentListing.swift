/// The files of a content folder, and what of it could not be listed.
public struct ContentListing: Sendable {
  /// The paths of all files, relative to the content folder, in any order.
  public var files: [String]
  /// The folders and names that cannot be read; the rest is listed all the same.
  public var errors: [FileError]

  /// The folders of other generators, such as `_layouts`, into which nobody looked.
  public var leftOut: [String]

  /// Creates a listing.
  public init(files: [String], errors: [FileError] = [], leftOut: [String] = []) {
    self.files = files
    self.errors = errors
    self.leftOut = leftOut
  }
}

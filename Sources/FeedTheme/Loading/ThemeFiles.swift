package import Foundation

/// How a theme's files are found and read; another value stands in for the disk in tests.
package struct ThemeFiles: Sendable {
  /// The names of the folders in a folder, sorted; none where there is no such folder.
  package var subfolders: @Sendable (_ folder: String) -> [String]
  /// The files below a folder as sorted relative paths, without names that start with a dot; nil where there is no
  /// such folder.
  package var files: @Sendable (_ folder: String) -> [String]?
  /// The bytes of a file.
  package var contents: @Sendable (_ path: String) throws -> Data

  /// Creates a way to find and read files.
  package init(
    subfolders: @escaping @Sendable (_ folder: String) -> [String],
    files: @escaping @Sendable (_ folder: String) -> [String]?,
    contents: @escaping @Sendable (_ path: String) throws -> Data
  ) {
    self.subfolders = subfolders
    self.files = files
    self.contents = contents
  }
}

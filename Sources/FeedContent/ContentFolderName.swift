import Foundation

/// What a content folder is called.
struct ContentFolderName {
  /// The path without a slash at the end.
  let path: String
  /// The name of the folder itself, for a site that has no title.
  let title: String

  init(path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path.isEmpty ? "." : path
    let name = URL(filePath: self.path).standardizedFileURL.lastPathComponent
    self.title = name.isEmpty || name == "/" ? "Wall" : name
  }
}

import FeedDiagnostics

/// The files of a content folder that an import makes.
package struct ContentPlan: Sendable {
  /// What a file holds.
  package enum Contents: Hashable, Sendable {
    /// Text in UTF-8.
    case text(String)
    /// What another file of this machine holds.
    case copy(of: String)
    /// What an address of the web leads to, once it is fetched.
    case address(String)
  }

  /// A file, relative to the content folder.
  package struct File: Hashable, Sendable {
    package let path: String
    package let contents: Contents
    /// The other path that the same entry would have, with or without files of its own.
    package var otherPath: String?
  }

  /// The files, sorted by path.
  package var files: [File] = []
  /// What was made of what.
  package var report = ImportReport()
}

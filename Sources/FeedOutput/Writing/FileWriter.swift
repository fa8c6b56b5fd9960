import FeedDiagnostics
import FeedSite

/// Brings one file up to date.
struct FileWriter: Sendable {
  /// The output folder.
  let root: OutputRoot
  /// The calls that change files.
  let fileSystem: FileSystem
  /// What has to know of a change before it is made.
  let journal: Journal

  /// Writes a file, unless it holds the right bytes.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - content: What it is to hold.
  ///   - number: A number that no other file of the run has.
  func write(_ path: OutputPath, holding content: SiteItem.Content, number: Int) -> FileOutcome {
    do throws(Diagnostic) {
      let systemPath = root.systemPath(of: path)
      let content = try root.attempt(Self.action(for: content), at: path) { () throws(SystemError) in
        try OpenedContent(content)
      }
      if content.isHeld(byFileAt: systemPath) { return .unchanged }
      try journal.begin()
      let temporary = root.systemPath(of: ReservedName.temporary(number), beside: path)
      try root.attempt("write the file", at: path) { () throws(SystemError) in
        try fileSystem.replaceFile(at: systemPath, through: temporary, with: content)
      }
      return .written
    } catch {
      return .failed(error)
    }
  }

  private static func action(for content: SiteItem.Content) -> String {
    switch content {
    case .bytes: "write the file"
    case .file(let source): "copy \"\(source)\""
    }
  }
}

import FeedDiagnostics
import FeedFiles
import FeedSite

/// Brings files up to date, one after the other.
struct FileWriter {
  let root: OutputRoot
  let fileSystem: FileSystem
  /// What has to know of a change before it is made.
  let journal: Journal
  /// What files are read through.
  lazy var buffer = [UInt8](repeating: 0, count: FileDescriptor.chunkSize)

  /// Writes a file, unless it holds the right bytes, and counts it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - place: What stands at the path.
  ///   - item: What it is to hold.
  ///   - number: A number that no other file of the run has.
  mutating func write(
    _ path: OutputPath, at place: OutputPlace, holding item: SiteItem, number: Int, counting tally: inout StageCounts
  ) {
    do throws(Diagnostic) {
      let content = try root.attempt(Self.action(for: item.content), at: path) { () throws(SystemError) in
        try OpenedContent(item.content)
      }
      guard !holds(content, path, place) else {
        tally.unchanged += 1
        return
      }
      try journal.begin()
      try root.attempt("write the file", at: path) { () throws(SystemError) in
        try replace(path, place, with: content, isIndex: item.stage == .index, number: number)
      }
      tally.written += 1
      tally.bytes += content.size
    } catch {
      tally.diagnostics.append(error)
    }
  }

  private mutating func holds(_ content: borrowing OpenedContent, _ path: OutputPath, _ place: OutputPlace) -> Bool {
    switch place {
    case .free: false
    case .file(let size):
      content.isHeld(byFileAt: path.text, in: fileSystem.number, knownSize: size, through: &buffer)
    case .unknown: content.isHeld(byFileAt: path.text, in: fileSystem.number, through: &buffer)
    }
  }

  /// What is new is written in its place: the journal names it, so that the next run knows and completes a part of it,
  /// and nothing that was published leads there yet. Feeds and walls have readers who do not wait for a link.
  private func replace(
    _ path: OutputPath, _ place: OutputPlace, with content: borrowing OpenedContent, isIndex: Bool, number: Int
  ) throws(SystemError) {
    if case .free(let makesFolder) = place {
      if makesFolder { try fileSystem.makeFolder(around: path.text) }
      if !isIndex { return try fileSystem.writeFile(at: path.text, with: content) }
    }
    let temporary = path.beside(ReservedName.temporary(number))
    try fileSystem.writeFile(at: path.text, through: temporary.text, with: content)
  }

  private static func action(for content: SiteItem.Content) -> String {
    switch content {
    case .bytes: "write the file"
    case .file(let source), .mediaFile(let source): "copy \"\(source)\""
    case .picture(let picture): "publish \"\(picture.location)\""
    }
  }
}

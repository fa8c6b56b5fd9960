package import FeedContent
import FeedDiagnostics
package import FeedMarkup
import FeedMedia
import FeedModel
import Foundation

/// A site as one document of JSON: its settings, its entries in feedsite's own form, and its files.
///
/// It is written piece by piece, so that no more than a part of one file is in memory.
package struct ExportDocument: Sendable {
  /// The version of the form, which is raised when a member is removed or changes its meaning.
  static let version = 1

  private let folder: OwnFolder
  private let entries: [ContentFile]
  private let addresses: URLResolver
  /// What feedsite makes of entries, people and pages, by content path.
  private let objects: [String: any FeedViewObject]
  private let pages: [String: Page]

  /// Creates the document of a content folder.
  ///
  /// - Parameters:
  ///   - content: What feedsite reads from the folder, with all that builds leave out.
  ///   - entries: The entries, people and pages of the folder.
  package init(folder: OwnFolder, content: LoadedContent, entries: [ContentFile]) {
    self.folder = folder
    self.entries = entries
    addresses = URLResolver(site: content.site.url)
    let objects: [any FeedViewObject] = content.feed.entries + content.feed.people
    self.objects = Dictionary(objects.map { ($0.entry.identity.contentPath, $0) }) { _, last in last }
    let prefix = folder.reader.displayPrefix
    pages = Dictionary(
      content.feed.pages.map { (String($0.location.file.dropFirst(prefix.count)), $0) }) { _, last in last }
  }

  /// Whether a text begins like a document of this form, of whatever version.
  package static func begins(_ text: String) -> Bool {
    text.drop { $0 == "\u{FEFF}" || $0.isWhitespace }.first == "{" && text.contains(/"feedsite"\s*:\s*[0-9]/)
  }

  /// Writes the document.
  ///
  /// - Parameter write: Takes the next bytes.
  /// - Throws: what `write` throws, and an ``ImportFailure`` where a file cannot be read.
  package func write(to write: ([UInt8]) throws -> Void) throws {
    var head = JSONWriter()
    head.object { document in
      document.member("feedsite", Self.version)
      document.member("site", FrontMatterField.Value.fields(folder.reader.settings).json)
    }
    // What follows is written bit by bit, before the last brace.
    try write(head.finish().dropLast("\n}\n".utf8.count) + Array(",\n  \"entries\": [".utf8))
    for (index, entry) in entries.enumerated() {
      var writer = JSONWriter(depth: 2)
      writer.object { members(of: entry, in: &$0) }
      try write(Array((index == 0 ? "\n" : ",\n").utf8) + writer.written.markup.utf8)
    }
    try write(Array("\(entries.isEmpty ? "" : "\n  ")],\n  \"files\": [".utf8))
    let paths = folder.otherPaths
    for (index, path) in paths.enumerated() {
      try write(Array((index == 0 ? "\n" : ",\n").utf8))
      try self.write(file: path, to: write)
    }
    try write(Array("\(paths.isEmpty ? "" : "\n  ")]\n}\n".utf8))
  }

  private func members(of entry: ContentFile, in object: inout JSONObjectWriter) {
    let made = objects[entry.path]
    let page = pages[entry.path]
    // A draft without a date has that of the build's clock, and its address may hold it.
    let isDated = made.map { !$0.entry.isDraft || $0.entry.date?.secondsSinceEpoch != 0 } ?? true
    object.member("path", entry.path)
    object.member("kind", entry.kind?.name ?? "page")
    object.member("url", isDated ? (made?.entry.route ?? page?.route).map { addresses.absolute($0) } : nil)
    object.member("guid", made?.entry.identity.guid)
    object.member("date", isDated ? made?.entry.date?.machineReadable : nil)
    object.member("title", made?.facts.title ?? page?.title)
    object.member("tags", made?.entry.tags.map(\.name) ?? [])
    object.member("authors", made?.entry.authors.map(\.name) ?? [])
    object.member("fields", FrontMatterField.Value.fields(entry.fields).json)
    object.member("body", entry.body)
  }

  /// A multiple of three bytes, so that base64 needs no padding but at the end.
  private static let chunkSize = 3 << 16

  private func write(file path: String, to write: ([UInt8]) throws -> Void) throws {
    var writer = JSONWriter(depth: 2)
    writer.object { file in
      file.member("path", path)
      file.member("type", MediaTypes.type(ofFile: path))
      file.member("base64", "")
    }
    let end = "\"\n    }"
    try write(Array(writer.written.markup.utf8.dropLast(end.utf8.count)))
    var part: [UInt8]
    var offset = 0
    repeat {
      do throws(FileError) {
        part = try folder.files.readPart(path, offset, Self.chunkSize)
      } catch {
        throw ImportFailure(
          .unreadable(reason: error.reason), at: SourceLocation(file: folder.reader.displayPrefix + path))
      }
      try write(Array(Data(part).base64EncodedData()))
      offset += part.count
    } while part.count == Self.chunkSize
    try write(Array(end.utf8))
  }
}

extension FrontMatterField.Value {
  /// The value as JSON has it: numbers, `true`, `false` and `null` as they are, dates as texts.
  package var json: JSONContent {
    switch self {
    case .text(let text): .text(text)
    case .plain(let text):
      ["true", "false", "null"].contains(text) || Self.isNumber(text) ? .literal(text) : .text(text)
    case .list(let values): .array(values.map(\.json))
    case .fields(let fields): .object(fields.map { ($0.key, $0.value.json) })
    }
  }
}

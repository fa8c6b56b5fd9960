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
  private let facts: [String: EntryFacts]

  /// Creates the document of a content folder.
  ///
  /// - Parameters:
  ///   - content: What feedsite reads from the folder, with all that builds leave out.
  ///   - entries: The entries, people and pages of the folder.
  package init(folder: OwnFolder, content: LoadedContent, entries: [ContentFile]) {
    self.folder = folder
    self.entries = entries
    facts = EntryFacts.all(in: content, displayPrefix: folder.reader.displayPrefix)
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
    let facts = facts[entry.path]
    object.member("path", entry.path)
    object.member("kind", entry.kind?.name ?? "page")
    object.member("url", facts?.url)
    object.member("guid", facts?.guid)
    object.member("date", facts?.date)
    object.member("title", facts?.title)
    object.member("tags", facts?.tags ?? [])
    object.member("authors", facts?.authors ?? [])
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

/// What feedsite computes of an entry, a person or a page.
private struct EntryFacts {
  var url: String?
  var guid: String?
  var date: String?
  var title: String?
  var tags: [String] = []
  var authors: [String] = []

  /// The facts by content path.
  static func all(in content: LoadedContent, displayPrefix: String) -> [String: EntryFacts] {
    let addresses = URLResolver(site: content.site.url)
    var all: [String: EntryFacts] = [:]
    for object in content.feed.entries + content.feed.people as [any FeedViewObject] {
      let entry = object.entry
      // A draft without a date has that of the build's clock, and its address may hold it.
      let isDated = !entry.isDraft || entry.date?.secondsSinceEpoch != 0
      all[entry.identity.contentPath] = EntryFacts(
        url: isDated ? addresses.absolute(entry.route) : nil, guid: entry.identity.guid,
        date: isDated ? entry.date?.machineReadable : nil, title: object.facts.title, tags: entry.tags.map(\.name),
        authors: entry.authors.map(\.name))
    }
    for page in content.feed.pages {
      all[String(page.location.file.dropFirst(displayPrefix.count))] = EntryFacts(
        url: addresses.absolute(page.route), title: page.title)
    }
    return all
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

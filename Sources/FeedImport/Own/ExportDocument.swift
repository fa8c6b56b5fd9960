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

  private let folder: NormalizedFolder
  private let entries: [ContentFile]
  private let addresses: URLResolver
  /// The view objects of entries, people and pages, by content path.
  private let objects: [String: any FeedViewObject]
  private let pages: [String: Page]

  /// Creates the document of a content folder.
  ///
  /// - Parameter content: What feedsite reads from the folder, with all that builds leave out.
  package init(folder: NormalizedFolder, content: LoadedContent, entries: [ContentFile]) {
    self.folder = folder
    self.entries = entries
    addresses = URLResolver(site: content.site.url)
    let objects: [any FeedViewObject] = content.feed.entries + content.feed.people
    self.objects = Dictionary(objects.map { ($0.entry.identity.contentPath, $0) }) { _, last in last }
    let prefix = folder.reader.displayPrefix
    pages = Dictionary(
      content.feed.pages.map { (String($0.location.file.dropFirst(prefix.count)), $0) }
    ) { _, last in last }
  }

  /// Whether a text begins like such a document, of any version.
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

/// Reads the document that `feedsite export --json` writes.
struct ExportDocumentReader {
  private var scanner: JSONScanner
  private let location: SourceLocation
  private var version: FrontMatterField.Value?
  private var settings: [FrontMatterField]?
  /// Where the values of the settings are in the document, one for each of them.
  private var settingOffsets: [Int] = []
  /// The entries, and the names of their kinds.
  private var entries: [(file: ContentFile, kind: String)] = []
  private var files: [ContentPlan.File] = []
  /// The paths, as file systems compare them, of all files and of the folders that hold them.
  private var taken: Set<String> = []
  private var folders: Set<String> = []
  private var diagnostics: [Diagnostic] = []

  /// - Parameter location: The document, for messages.
  init(bytes: [UInt8], location: SourceLocation) {
    scanner = JSONScanner(bytes)
    self.location = location
  }

  /// The files of the content folder; everything that is wrong with the document is thrown.
  mutating func plan() throws(ImportFailure) -> ContentPlan {
    var scanner = scanner
    do throws(JSONScanner.Fault) {
      try scanner.members { (scanner, name) throws(JSONScanner.Fault) in
        let place = scanner.start
        switch name {
        case "feedsite": version = try scanner.value()
        case "site" where scanner.begins("{"):
          (settings, settingOffsets) = ([], [])
          try scanner.members { (scanner, key) throws(JSONScanner.Fault) in
            settingOffsets.append(scanner.start)
            settings?.append(FrontMatterField(key, try scanner.value()))
          }
        case "entries" where scanner.begins("["):
          try scanner.elements { (scanner) throws(JSONScanner.Fault) in try readEntry(&scanner) }
        case "files" where scanner.begins("["):
          try scanner.elements { (scanner) throws(JSONScanner.Fault) in try readFile(&scanner) }
        case "site":
          _ = try scanner.value()
          report(.exportMember("site", expected: "an object"), at: place)
        case "entries", "files":
          _ = try scanner.value()
          report(.exportMember(name, expected: "an array"), at: place)
        default: _ = try scanner.value()
        }
      }
      try scanner.finish()
    } catch {
      throw ImportFailure(.invalidJSON, at: place(error.offset))
    }
    guard let version, version == .plain(String(ExportDocument.version)) else {
      throw ImportFailure(.exportVersion(version?.words ?? "none"), at: location)
    }
    if settings == nil, diagnostics.isEmpty { report(.exportMember("site", expected: "an object"), at: 0) }
    guard diagnostics.isEmpty else { throw ImportFailure(diagnostics) }
    let own = (settings ?? []).map { FrontMatterField($0.key, $0.value.asFrontMatter) }
    let text = FrontMatterWriter.lines(own)
    let reader = ContentFileReader(
      files: .inMemory(["site.yml": Array(text.utf8)]), displayName: location.file, fallbackTitle: "")
    let errors = reader.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw ImportFailure(errors.map { placed($0, among: own) }) }
    let kinds = Kind.builtIn + reader.site.kinds.map(\.kind)
    let known = entries.map { file, kind in
      var file = file
      file.kind = kinds.first { $0.name == kind || $0.otherNames.contains(kind) }
      return file
    }
    return ContentPlan(entries: known, files: files + [ContentPlan.File(path: "site.yml", contents: .text(text))])
  }

  private mutating func readEntry(_ scanner: inout JSONScanner) throws(JSONScanner.Fault) {
    let place = scanner.start
    let members = try scanner.value().fields ?? []
    func member(_ name: String) -> FrontMatterField.Value? { members.last { $0.key == name }?.value }
    guard case .text(let path)? = member("path") else {
      return report(.exportMember("path", expected: "the path of a Markdown file"), at: place)
    }
    guard ContentFile.isEntry(path) else {
      return report(.exportPath(path), at: place)
    }
    guard claim(path, at: place) else { return }
    var fields: [FrontMatterField] = []
    if let value = member("fields") {
      guard let own = value.fields else { return report(.exportMember("fields", expected: "an object"), at: place) }
      fields = own.map { FrontMatterField($0.key, $0.value.asFrontMatter) }
    }
    guard case .text(let body) = member("body") ?? .text("") else {
      return report(.exportMember("body", expected: "text"), at: place)
    }
    entries.append((ContentFile(path: path, fields: fields, body: body), member("kind")?.words ?? "page"))
  }

  private mutating func readFile(_ scanner: inout JSONScanner) throws(JSONScanner.Fault) {
    let place = scanner.start
    var path: String?
    var contents: ArraySlice<UInt8>?
    guard scanner.begins("{") else {
      _ = try scanner.value()
      return report(.exportMember("files", expected: "an array of objects"), at: place)
    }
    try scanner.members { (scanner, name) throws(JSONScanner.Fault) in
      switch name {
      case "path" where scanner.begins("\""): path = try scanner.string()
      case "base64" where scanner.begins("\""): contents = try scanner.plainText()
      default: _ = try scanner.value()
      }
    }
    guard let path else { return report(.exportMember("path", expected: "the path of a file"), at: place) }
    guard let contents, Data(base64Encoded: Data(contents)) != nil else {
      return report(.exportMember("base64", expected: "the bytes of the file in base64"), at: place)
    }
    guard claim(path, at: place) else { return }
    files.append(ContentPlan.File(path: path, contents: .base64(contents)))
  }

  /// Whether a file may be written at a path of the content folder; what prevents it is reported.
  private mutating func claim(_ path: String, at place: Int) -> Bool {
    guard ContentFile.isPath(path), !ContentFile.settingsPaths.contains(path.lowercased()) else {
      report(.exportPath(path), at: place)
      return false
    }
    let key = Route.collisionKey(ofFile: path)
    let around = key.indices.filter { key[$0] == "/" }.map { String(key[..<$0]) }
    guard !folders.contains(key), !around.contains(where: taken.contains), taken.insert(key).inserted else {
      report(.exportPathTwice(path), at: place)
      return false
    }
    folders.formUnion(around)
    return true
  }

  /// An error in the settings at its place in the document, and not in a `site.yml` that does not exist.
  private func placed(_ error: Diagnostic, among fields: [FrontMatterField]) -> Diagnostic {
    func place(_ location: SourceLocation) -> SourceLocation {
      var line = location.line ?? 1
      for (field, offset) in zip(fields, settingOffsets) {
        let count = FrontMatterWriter.lines([field]).utf8.count { $0 == UInt8(ascii: "\n") }
        guard line > count else { return self.place(offset) }
        line -= count
      }
      return self.location
    }
    return Diagnostic(
      error.problem, at: error.location.map(place), related: error.related.map(place), severity: error.severity)
  }

  private mutating func report(_ problem: ImportProblem, at offset: Int) {
    diagnostics.append(Diagnostic(.transfer(problem), at: place(offset)))
  }

  private func place(_ offset: Int) -> SourceLocation {
    SourceLocation(file: location.file, offset: offset, in: scanner.bytes)
  }
}

extension FrontMatterField.Value {
  fileprivate var fields: [FrontMatterField]? {
    guard case .fields(let fields) = self else { return nil }
    return fields
  }

  /// A value of a document as front matter writes it.
  fileprivate var asFrontMatter: Self {
    switch self {
    case .text(let text): Self(text: text, isQuoted: true)
    case .plain: self
    case .list(let values): .list(values.map(\.asFrontMatter))
    case .fields(let fields): .fields(fields.map { FrontMatterField($0.key, $0.value.asFrontMatter) })
    }
  }

  /// A scalar in messages.
  fileprivate var words: String {
    switch self {
    case .text(let text), .plain(let text): text
    case .list: "a list"
    case .fields: "an object"
    }
  }
}

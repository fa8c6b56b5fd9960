import FeedDiagnostics
import Foundation

extension Manifest {
  /// Where the list stands.
  static let path = OutputPath(ReservedName.manifest)

  /// The list as JSON, a file a line, with sorted keys.
  func json() -> [UInt8] {
    var json = ManifestJSON()
    json.object { json in
      if let assets { json.list("assets", of: assets) { $0.text($1.text) } }
      json.field("complete") { $0.word(isComplete ? "true" : "false") }
      if let entries {
        json.list("entries", of: entries) { json, entry in
          json.object { json in
            if let digest = entry.digest { json.field("digest") { $0.text(digest) } }
            json.field("id") { $0.text(entry.id) }
            json.field("route") { $0.text(entry.route) }
            json.field("uuid") { $0.text(entry.uuid) }
          }
        }
      }
      json.list("files", of: files) { $0.text($1.text) }
      if let indexes { json.list("indexes", of: indexes) { $0.text($1.text) } }
      if let site { json.field("site") { $0.text(site) } }
      json.field("version") { $0.word(String(version)) }
    }
    json.word("\n")
    return json.bytes
  }

  /// Reads the list of an output folder; nil if there is none.
  static func read(from root: OutputRoot) throws(Diagnostic) -> Manifest? {
    try bytes(from: root).map { bytes throws(Diagnostic) in try Manifest(bytes, of: root) }
  }

  /// Reads the bytes of the list of an output folder, which may be open; nil if there are none.
  static func bytes(from root: OutputRoot, in folder: OpenedFolder? = nil) throws(Diagnostic) -> [UInt8]? {
    let number = folder?.number ?? FileDescriptor.currentFolder
    let file = folder == nil ? root.systemPath(of: path) : path.text
    return try root.attempt("read the file", at: path) { () throws(SystemError) in
      guard let status = try FileStatus.ofItem(at: file, in: number) else { return nil }
      guard status.kind == .file else { return [] }
      let descriptor = try FileDescriptor(reading: file, in: number, followsLink: false)
      var bytes = [UInt8](repeating: 0, count: status.size)
      let count = try descriptor.fill(&bytes)
      return Array(bytes.prefix(count))
    }
  }

  /// Understands the bytes of the list of an output folder.
  init(_ bytes: [UInt8], of root: OutputRoot) throws(Diagnostic) {
    // What the list names is removed one day: a path that leads elsewhere must not be believed.
    guard
      let manifest = Self.read(bytes),
      manifest.version == Self.currentVersion,
      manifest.files.allSatisfy({ $0.isWellFormed && $0.reservedName == nil })
    else { throw root.diagnostic(.brokenManifest, at: Self.path) }
    self = manifest
  }

  private static func read(_ bytes: [UInt8]) -> Manifest? {
    var scanner = ManifestScanner(bytes: bytes)
    return (try? scanner.manifest()) ?? (try? JSONDecoder().decode(Manifest.self, from: Data(bytes)))
  }
}

/// Writes JSON with the line ends and spaces of `JSONEncoder`, which takes twenty times as long.
private struct ManifestJSON {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true

  mutating func object(_ write: (inout Self) -> Void) { group("{", "}", write) }

  mutating func field(_ key: StaticString, _ write: (inout Self) -> Void) {
    next()
    text(key.description)
    word(" : ")
    write(&self)
  }

  mutating func list<Element>(_ key: StaticString, of elements: [Element], _ write: (inout Self, Element) -> Void) {
    field(key) { json in
      json.group("[", "]") { json in
        for element in elements {
          json.next()
          write(&json, element)
        }
      }
    }
  }

  /// Writes a string between quotes.
  mutating func text(_ text: String) {
    word("\"")
    if text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      for scalar in text.unicodeScalars { word(Self.escape(scalar)) }
    } else {
      word(text)
    }
    word("\"")
  }

  /// Writes what needs no escape.
  mutating func word(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func group(_ start: String, _ end: String, _ write: (inout Self) -> Void) {
    word(start)
    (depth, isFirst) = (depth + 1, true)
    write(&self)
    if isFirst { word("\n") }
    (depth, isFirst) = (depth - 1, false)
    indent()
    word(end)
  }

  private mutating func next() {
    if !isFirst { word(",") }
    isFirst = false
    indent()
  }

  private mutating func indent() {
    word("\n")
    for _ in 0..<depth { word("  ") }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\u{8}": "\\b"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\u{C}": "\\f"
    case "\r": "\\r"
    case "\0"..."\u{1F}": "\\u00\(scalar.value < 16 ? "0" : "")" + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
}

/// Reads what ``ManifestJSON`` writes, in a twentieth of the time that `JSONDecoder` takes, which is left all else.
private struct ManifestScanner {
  /// There are escapes, or keys are missing, unknown or in another order.
  struct Unfamiliar: Error {}

  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func manifest() throws(Unfamiliar) -> Manifest {
    try expect("{")
    let assets = try paths(of: "assets")
    guard finds("\"complete\""), finds(":") else { throw Unfamiliar() }
    let isComplete = finds("true")
    if !isComplete { try expect("false") }
    try expect(",")
    var entries: [ManifestEntry]?
    if finds("\"entries\"") {
      try expect(":")
      entries = try list { (scanner: inout Self) throws(Unfamiliar) in try scanner.entry() }
      try expect(",")
    }
    guard let files = try paths(of: "files") else { throw Unfamiliar() }
    let indexes = try paths(of: "indexes")
    let site = try field("site")
    guard finds("\"version\""), finds(":"), finds("\(Manifest.currentVersion)"), finds("}") else { throw Unfamiliar() }
    skipSpace()
    guard position == bytes.count else { throw Unfamiliar() }
    return Manifest(
      isComplete: isComplete, files: files, site: site, entries: entries, assets: assets, indexes: indexes)
  }

  private mutating func entry() throws(Unfamiliar) -> ManifestEntry {
    try expect("{")
    let digest = try field("digest")
    guard let id = try field("id"), let route = try field("route"), let uuid = try field("uuid") else {
      throw Unfamiliar()
    }
    try expect("}")
    return ManifestEntry(uuid: uuid, id: id, route: route, digest: digest)
  }

  private mutating func paths(of key: String) throws(Unfamiliar) -> [OutputPath]? {
    guard finds("\"\(key)\"") else { return nil }
    try expect(":")
    let paths = try list { (scanner: inout Self) throws(Unfamiliar) in OutputPath(try scanner.text()) }
    _ = finds(",")
    return paths
  }

  private mutating func field(_ key: String) throws(Unfamiliar) -> String? {
    guard finds("\"\(key)\"") else { return nil }
    try expect(":")
    let text = try text()
    _ = finds(",")
    return text
  }

  private mutating func list<Element>(
    of element: (inout ManifestScanner) throws(Unfamiliar) -> Element
  ) throws(Unfamiliar) -> [Element] {
    try expect("[")
    guard !finds("]") else { return [] }
    var elements: [Element] = []
    repeat { elements.append(try element(&self)) } while finds(",")
    try expect("]")
    return elements
  }

  /// A string that holds no escape.
  private mutating func text() throws(Unfamiliar) -> String {
    try expect("\"")
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      guard bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\\") else { throw Unfamiliar() }
      position += 1
    }
    guard position < bytes.count, let text = String(validating: bytes[start..<position], as: UTF8.self) else {
      throw Unfamiliar()
    }
    position += 1
    return text
  }

  private mutating func expect(_ word: String) throws(Unfamiliar) {
    guard finds(word) else { throw Unfamiliar() }
  }

  /// Goes behind a word if it is the next one.
  private mutating func finds(_ word: String) -> Bool {
    skipSpace()
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }
}

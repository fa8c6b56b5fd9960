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
      let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)),
      manifest.version == Self.currentVersion,
      manifest.files.allSatisfy({ $0.isWellFormed && $0.reservedName == nil })
    else { throw root.diagnostic(.brokenManifest, at: Self.path) }
    self = manifest
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

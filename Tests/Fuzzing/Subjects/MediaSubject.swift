import FeedDiagnostics
import FeedImport
package import FeedMedia
import HTMLChecking

/// Media files: reading is bounded, the metadata go and nothing else does, and nothing runs in a drawing that is published.
package struct MediaSubject: FuzzSubject {
  private let edits: @Sendable (_ name: String, _ bytes: [UInt8]) -> ByteEdits

  /// What a first byte from `a` on says of the name of a file.
  private static let endings = [
    "jpg", "png", "gif", "webp", "avif", "svg", "mp3", "m4a", "ogg", "flac", "wav", "weba", "mp4", "mov", "webm", "mkv",
    "bin", "tiff", "aiff", "avi",
  ]

  /// What is left of a drawing in an encoding that not everybody reads the same way.
  private static let empty = #"<svg xmlns="http://www.w3.org/2000/svg"/>"#

  /// Creates the subject.
  ///
  /// - Parameter edits: what is changed in a file of a name before it is published.
  package init(edits: @escaping @Sendable (_ name: String, _ bytes: [UInt8]) -> ByteEdits = Self.publishedEdits) {
    self.edits = edits
  }

  /// What feedsite changes.
  package static let publishedEdits: @Sendable (String, [UInt8]) -> ByteEdits = { name, bytes in
    MetadataRemoval.edits(ofFileNamed: name, byteCount: bytes.count) { Array(bytes.dropFirst($0).prefix($1)) }
  }

  package func problem(in bytes: [UInt8]) async -> String? {
    guard let first = bytes.first else { return nil }
    let name = "a." + Self.endings[(Int(first) + 256 - 97) % 256 % Self.endings.count]
    let file = Array(bytes.dropFirst())
    let type = MediaTypes.type(ofFile: name)
    let source = ByteSource(file)
    let probe = MediaProbe(source, named: type)
    if source.readCount > source.limit { return "\(source.readCount) bytes were read" }
    let second = MediaProbe(ByteSource(file), named: type)
    if probe.facts != second.facts || probe.problem != second.problem { return "other facts the second time" }
    let edits = edits(name, file)
    let clean = edits.applied(to: file)
    if let problem = Self.problem(with: edits, of: file, clean) { return problem }
    if MediaTypes.isDrawing(name), let problem = Self.harm(in: clean) { return problem }
    // Of a drawing that is no XML, what stands before the place is left; of one in another encoding, nothing.
    if MediaTypes.isDrawing(name), !Self.isXML(file) || clean.elementsEqual(Self.empty.utf8) { return nil }
    // Of a file that is of no known type by its name, nobody says that it is whole.
    let isUnsupported = if case .unsupported = probe.problem { true } else { false }
    guard probe.problem == nil || isUnsupported, type != MediaTypes.unknown else { return nil }
    let after = MediaProbe(ByteSource(clean), named: type)
    var (facts, factsAfter) = (probe.facts, after.facts)
    // The last page of an Ogg file is looked for from its end; of a damaged one it may stand within the comments.
    if facts.mimeType?.hasSuffix("/ogg") == true { (facts.duration, factsAfter.duration) = (nil, nil) }
    // The length that an encoder noted of MPEG audio may count the tag that is gone.
    let isShorter = facts.mimeType == "audio/mpeg" && after.problem == .broken(.truncated)
    if after.problem != probe.problem && !isShorter || facts != factsAfter {
      return "\(probe.facts) became \(after.facts), \(String(describing: after.problem))"
    }
    return self.edits(name, clean).applied(to: clean) == clean ? nil : "some metadata were left"
  }

  /// Whether a drawing is XML: without the characters that XML forbids (XML 1.0, section 2.2), which our reader forgives.
  private static func isXML(_ file: [UInt8]) -> Bool {
    !file.contains { $0 < 0x20 && $0 != 9 && $0 != 10 && $0 != 13 } && (try? MarkupDocument.xml(file)) != nil
  }

  private static func problem(with edits: ByteEdits, of file: [UInt8], _ clean: [UInt8]) -> String? {
    if edits.byteCount != clean.count { return "\(clean.count) bytes and not \(edits.byteCount)" }
    var end = 0
    for case .copied(let range) in edits.pieces {
      if range.lowerBound < end || range.upperBound > file.count { return "the pieces overlap: \(edits.pieces)" }
      end = range.upperBound
    }
    let middle = clean.count / 2
    let parts = edits.pieces(in: 0..<middle) + edits.pieces(in: middle..<clean.count)
    return parts.reduce(0) { $0 + $1.byteCount } == clean.count ? nil : "parts of the file are lost"
  }

  /// What runs in a drawing, as a browser reads it, and as it would read it if it were HTML.
  private static func harm(in drawing: [UInt8]) -> String? {
    if let root = try? MarkupDocument.xml(drawing), let problem = harm(in: root) { return problem }
    let text = String(decoding: drawing, as: UTF8.self)
    guard !text.contains("<!"), !text.contains("<?") else { return nil }
    let elements = HTMLDocument(text).elements
    return elements.contains { $0.name == "script" || $0.name == "foreignobject" || $0.name == "iframe" }
      ? "what runs is left in\n\(text)" : nil
  }

  private static func harm(in element: MarkupElement) -> String? {
    let name = element.name.lowercased()
    if ["script", "foreignobject", "iframe", "object", "embed", "handler"].contains(name) {
      return "<\(name)> is left"
    }
    for attribute in element.attributes {
      let key = attribute.name.lowercased()
      if key.hasPrefix("on") { return "\(key) is left on <\(name)>" }
      if key == "href" || key == "src", HTMLHarm.isUnsafe(attribute.value) { return "\(attribute.value) is left" }
    }
    for child in element.elements {
      if let problem = harm(in: child) { return problem }
    }
    return nil
  }
}

import FeedDiagnostics

/// Reads SVG drawings (SVG 2, sections 8.2 and 8.12): the attributes of the root element.
///
/// Nothing is expanded and nothing but the beginning of the file is looked at, so that entities do no harm.
enum SVGReader: MediaFormatReader {
  /// The root element stands behind a prolog, of which some programs write a great deal.
  private static let lengths = [1 << 12, 1 << 16, 1 << 20]

  static func recognizes(_ source: ByteSource) throws(MediaFault) -> Bool {
    let start = try source.prefix(at: 0, count: 256)
    let text = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start
    guard text.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) == UInt8(ascii: "<") else { return false }
    return try root(of: source)?.isSVG ?? false
  }

  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaFault) {
    facts.mimeType = "image/svg+xml"
    guard let root = try root(of: source), root.isSVG else { throw .damaged(part: "root element") }
    guard let (width, height) = root.size else { return }
    facts.setSize(width: width, height: height)
  }

  private static func root(of source: ByteSource) throws(MediaFault) -> SVGRoot? {
    for length in lengths {
      let bytes = Array(try source.prefix(at: 0, count: length))
      var scanner = XMLPrologScanner(bytes)
      if let root = scanner.root() { return root }
      if bytes.count < length || scanner.isHopeless { return nil }
    }
    return nil
  }
}

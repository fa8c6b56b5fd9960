import FeedDiagnostics

/// Reads GIF images (GIF89a, section 18: logical screen descriptor).
enum GIFReader {
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaError) {
    facts.mimeType = "image/gif"
    try facts.setSize(
      width: try source.littleEndian(at: 6, count: 2), height: try source.littleEndian(at: 8, count: 2), part: "header")
    var position = 13 + tableLength(try source.byte(at: 10))
    while try source.byte(at: position) == 0x21 { position = try endOfBlocks(source, from: position + 2) }
    // Section 20: a picture begins with its place on the screen.
    guard try source.byte(at: position) == 0x2C else { throw .damaged(part: "list of blocks") }
    _ = try source.bytes(at: position, count: 10)
  }

  /// How long a table of colours is, by the flags before it (section 19).
  static func tableLength(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

  /// The place after a list of blocks, which ends with an empty one (section 16).
  static func endOfBlocks(_ source: ByteSource, from start: Int) throws(MediaError) -> Int {
    var position = start
    while true {
      let length = Int(try source.byte(at: position))
      position += 1 + length
      if length == 0 { return position }
    }
  }
}

/// Removes comments and application extensions of GIF files (GIF89a, sections 24 and 26), except those for the number
/// of loops and the colour profile, and everything after the picture.
enum GIFMetadata {
  private static let kept: Set<String> = ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"]

  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    var position = 13 + GIFReader.tableLength(try source.byte(at: 10))
    while position < source.byteCount {
      let start = position
      switch try source.byte(at: position) {
      case 0x2C:
        position += 11 + GIFReader.tableLength(try source.byte(at: position + 9))
        position = try GIFReader.endOfBlocks(source, from: position)
      case 0x21:
        let label = try source.byte(at: position + 1)
        position = try GIFReader.endOfBlocks(source, from: position + 2)
        let name = String(decoding: try source.prefix(at: start + 3, count: 11), as: UTF8.self)
        if label == 0xFE || label == 0xFF && !kept.contains(name) { edits.replace(start..<position) }
      case 0x3B: return edits.replace(position + 1..<source.byteCount)
      default: throw .damaged(part: "list of blocks")
      }
    }
  }
}

import FeedDiagnostics

/// Reads GIF images (GIF89a, section 18: logical screen descriptor).
enum GIFReader: MediaFormatReader {
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

  /// The place behind a list of blocks, which ends with an empty one (section 16).
  static func endOfBlocks(_ source: ByteSource, from start: Int) throws(MediaError) -> Int {
    var position = start
    while true {
      let length = Int(try source.byte(at: position))
      position += 1 + length
      if length == 0 { return position }
    }
  }
}

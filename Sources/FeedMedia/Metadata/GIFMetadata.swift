import FeedDiagnostics

/// Removes comments and application extensions of GIF files (GIF89a, sections 24 and 26), but for those that say how often
/// a picture moves and which colours it has, and whatever follows the picture.
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

import FeedDiagnostics

/// Reads PNG images (PNG, third edition).
enum PNGReader {
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaError) {
    facts.mimeType = "image/png"
    // Section 11.2.1: the header is first.
    guard try source.bigEndian(at: 8, count: 4) == 13, try source.code(at: 12) == "IHDR" else {
      throw .damaged(part: "header")
    }
    let width = try source.bigEndian(at: 16, count: 4)
    let height = try source.bigEndian(at: 20, count: 4)
    try facts.setSize(width: width, height: height, part: "header")
    // Section 5.3: length, type, data and check sum of each chunk. Orientation after the pixels would come too late
    // for those who show an image while it loads.
    var position = 33
    while true {
      let length = try source.bigEndian(at: position, count: 4)
      switch try source.code(at: position + 4) {
      case "IDAT":
        facts.isDrawable = true
        return
      case "IEND": throw .damaged(part: "list of chunks")
      case "eXIf":
        facts.orientation = try ExifOrientation(source, at: position + 8, count: length)
        try facts.setSize(width: width, height: height, isTurned: facts.orientation.isTurned, part: "header")
      default: break
      }
      position += 12 + length
    }
  }
}

/// Removes the chunks of PNG files that are not needed to show them (W3C PNG, third edition, section 11.3), and
/// everything after the picture: texts, Exif, times, and private chunks of programs.
enum PNGMetadata {
  /// The ancillary chunks that stay: colours, sizes and frames.
  private static let kept: Set<String> = [
    "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV", "cLLI", "bKGD", "hIST", "pHYs", "sPLT", "acTL",
    "fcTL", "fdAT",
  ]

  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    guard try source.holds("PNG", at: 1) else { return }
    var position = 8
    while position < source.byteCount {
      let type = try source.code(at: position + 4)
      let end = position + 12 + (try source.bigEndian(at: position, count: 4))
      if type == "eXIf" {
        let orientation = try ExifOrientation(source, at: position + 8, count: end - position - 12)
        edits.replace(position..<end, with: orientation.isUpright ? [] : orientation.pngChunk)
      } else if try source.byte(at: position + 4) & 0x20 != 0, !kept.contains(type) {
        // Critical chunks begin with a capital.
        edits.replace(position..<end)
      }
      position = end
      if type == "IEND" { break }
    }
    edits.replace(min(position, source.byteCount)..<source.byteCount)
  }
}

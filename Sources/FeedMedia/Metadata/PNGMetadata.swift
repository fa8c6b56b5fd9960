import FeedDiagnostics

/// Removes the chunks of PNG files that are not needed to show them (W3C PNG, third edition, section 11.3), and whatever
/// follows the picture: texts, Exif, times, and what programs add under names of their own.
enum PNGMetadata {
  /// The ancillary chunks that stay: colours, sizes and frames.
  private static let kept: Set<String> = [
    "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV", "cLLI", "bKGD", "hIST", "pHYs", "sPLT", "acTL",
    "fcTL", "fdAT",
  ]

  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
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

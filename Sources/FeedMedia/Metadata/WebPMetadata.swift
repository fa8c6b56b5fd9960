import FeedDiagnostics

/// Removes chunks of WebP files that are not needed to show them (RFC 9649, section 2.7): Exif, XMP and unknown ones.
///
/// Of Exif only how the picture is to be turned stays.
enum WebPMetadata {
  private static let kept: Set<String> = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]

  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    let end = min(try source.littleEndian(at: 4, count: 4) + 8, source.byteCount)
    var changes: [(range: Range<Int>, replacement: [UInt8])] = []
    var flags: Int?
    var isTurned = false
    var position = 12
    while position + 8 <= end {
      let chunk = try RIFFChunk(source, at: position)
      if chunk.type == "VP8X", position == 12, chunk.length >= 10 { flags = chunk.start }
      if !kept.contains(chunk.type) {
        let orientation =
          chunk.type == "EXIF" ? try ExifOrientation(source, chunk: chunk) : ExifOrientation()
        isTurned = isTurned || !orientation.isUpright
        changes.append((position..<min(chunk.next, end), orientation.isUpright ? [] : orientation.chunk))
      }
      position = chunk.next
    }
    guard !changes.isEmpty || end < source.byteCount else { return }
    let size = changes.reduce(end - 8) { $0 - $1.range.count + $1.replacement.count }
    edits.replace(4..<8, with: [UInt8](littleEndian: size, count: 4))
    if let flags { edits.replace(flags..<flags + 1, with: [try source.byte(at: flags) & 0xF3 | (isTurned ? 0x08 : 0)]) }
    for change in changes { edits.replace(change.range, with: change.replacement) }
    edits.replace(end..<source.byteCount)
  }
}

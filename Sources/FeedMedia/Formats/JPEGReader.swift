import FeedDiagnostics

/// Reads JPEG images (ITU-T T.81, annex B): walks from marker to marker up to the frame header.
enum JPEGReader: MediaFormatReader {
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaError) {
    facts.mimeType = "image/jpeg"
    var orientation = ExifOrientation()
    var position = 2
    while true {
      position = try nextMarker(source, from: position)
      let marker = try source.byte(at: position)
      switch marker {
      case 0x01, 0xD0...0xD8:
        position += 1
        continue
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        try facts.setSize(
          width: try source.bigEndian(at: position + 6, count: 2),
          height: try source.bigEndian(at: position + 4, count: 2), isTurned: orientation.isTurned, part: "frame header"
        )
        facts.orientation = orientation
        // Four components are inks, whose colours nobody knows without the profile of a press.
        facts.isDrawable = try source.byte(at: position + 8) <= 3
        return
      case 0xD9, 0xDA: throw .damaged(part: "frame header")
      default: break
      }
      let length = try source.bigEndian(at: position + 1, count: 2)
      guard length >= 2 else { throw .damaged(part: "list of segments") }
      // Exif 2.32, section 4.7.2: the attributes stand in the first application segment, which may follow another.
      if marker == 0xE1, try source.holds("Exif\0\0", at: position + 3) {
        orientation = try ExifOrientation(source, at: position + 9, count: length - 8)
      }
      position += 1 + length
    }
  }

  /// The place of the byte that names the next marker. What stands between segments is passed over, as decoders do.
  private static func nextMarker(_ source: ByteSource, from start: Int) throws(MediaError) -> Int {
    var position = start
    while try source.byte(at: position) != 0xFF {
      position += 1
      guard position - start < 1 << 16 else { throw .damaged(part: "list of segments") }
    }
    while try source.byte(at: position) == 0xFF { position += 1 }
    return position
  }
}

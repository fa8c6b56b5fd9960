import FeedDiagnostics

/// Reads JPEG images (ITU-T T.81, annex B): walks from segment to segment up to the frame header.
enum JPEGReader: MediaFormatReader {
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaError) {
    facts.mimeType = "image/jpeg"
    var orientation = ExifOrientation()
    var position = 2
    while let place = try JPEGSegment.marker(source, from: position), try source.byte(at: place) != 0xD9 {
      guard let segment = try JPEGSegment(source, at: place) else {
        position = place + 1
        continue
      }
      switch segment.marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        try facts.setSize(
          width: try source.bigEndian(at: segment.content + 3, count: 2),
          height: try source.bigEndian(at: segment.content + 1, count: 2), isTurned: orientation.isTurned,
          part: "frame header")
        facts.orientation = orientation
        // Four components are inks, whose colours nobody knows without the profile of a press.
        facts.isDrawable = try source.byte(at: segment.content + 5) <= 3
        return
      case 0xDA: throw .damaged(part: "frame header")
      // Exif 2.32, section 4.7.2: the attributes stand in the first application segment, which may follow another.
      case 0xE1 where try source.holds("Exif\0\0", at: segment.content):
        orientation = try ExifOrientation(
          source, at: segment.content + 6, count: segment.end - segment.content - 6)
      default: break
      }
      position = segment.end
    }
    throw position < source.byteCount ? .damaged(part: "frame header") : .truncated
  }
}

import FeedDiagnostics

/// Reads JPEG images (ITU-T T.81, annex B): walks from segment to segment up to the frame header.
enum JPEGReader {
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
        // Four components are inks, whose colours are unknown without the profile of a press.
        facts.isDrawable = try source.byte(at: segment.content + 5) <= 3
        return
      case 0xDA: throw .damaged(part: "frame header")
      // Exif 2.32, section 4.7.2: the attributes are in the first application segment, which may follow another.
      case 0xE1 where try segment.holds("Exif\0\0", source):
        orientation = try ExifOrientation(
          source, at: segment.content + 6, count: segment.end - segment.content - 6)
      default: break
      }
      position = segment.end
    }
    throw position < source.byteCount ? .damaged(part: "frame header") : .truncated
  }
}

/// Removes application segments and comments of JPEG files (ITU-T T.81, annex B), and everything after the picture.
///
/// Bytes between segments are removed as well: only the data of a scan belongs there (annex B.1.1.2).
///
/// The colour profile (ICC.1:2022, annex B.4) and what decoders need stay, and so does the orientation of Exif. After
/// the end of a picture, phones put previews, depth maps and whole videos with metadata of their own.
enum JPEGMetadata {
  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    var position = 2
    var isAfterScanHeader = false
    while position < source.byteCount {
      let marker = try JPEGSegment.marker(source, from: position)
      guard let marker, try source.byte(at: marker) != 0xD9 else {
        return edits.replace((marker.map { $0 + 1 } ?? source.byteCount)..<source.byteCount)
      }
      if !isAfterScanHeader, position < marker - 1 { edits.replace(position..<marker - 1) }
      guard let segment = try JPEGSegment(source, at: marker) else {
        position = marker + 1
        continue
      }
      if let replacement = try replacement(of: segment, source) {
        edits.replace(segment.start..<segment.end, with: replacement)
      }
      position = segment.end
      isAfterScanHeader = segment.marker == 0xDA
    }
  }

  /// What is in place of a segment; nil where it stays.
  private static func replacement(of segment: JPEGSegment, _ source: ByteSource) throws(MediaError) -> [UInt8]? {
    switch segment.marker {
    case 0xE0:
      // The header of JFIF may end in a small picture, and its extension holds nothing else.
      guard try segment.holds("JFIF\0", source) else { return [] }
      guard segment.end - segment.start > 18 else { return nil }
      return [0xFF, 0xE0, 0, 16] + (try source.bytes(at: segment.content, count: 12)) + [0, 0]
    case 0xE1:
      guard try segment.holds("Exif\0\0", source) else { return [] }
      let orientation = try ExifOrientation(
        source, at: segment.content + 6, count: segment.end - segment.content - 6)
      return orientation.isUpright ? [] : orientation.segment
    case 0xE2: return try segment.holds("ICC_PROFILE\0", source) ? nil : []
    case 0xEE: return try segment.holds("Adobe", source) ? nil : []
    case 0xE3...0xED, 0xEF, 0xFE: return []
    default: return nil
    }
  }
}

/// One marker segment of a JPEG file, from its marker on.
struct JPEGSegment {
  let marker: UInt8
  /// Where its marker begins.
  let start: Int
  /// Where its content begins, after its length.
  var content: Int { start + 4 }
  let end: Int

  /// Reads the segment whose marker's second byte is at a place; nil for markers that stand alone.
  init?(_ source: ByteSource, at place: Int) throws(MediaError) {
    marker = try source.byte(at: place)
    if marker == 0x01 || (0xD0...0xD8).contains(marker) { return nil }
    let length = try source.bigEndian(at: place + 1, count: 2)
    guard length >= 2 else { throw .damaged(part: "list of segments") }
    start = place - 1
    end = place + 1 + length
  }

  /// Whether its content begins with a text; what follows its end belongs to others.
  func holds(_ text: String, _ source: ByteSource) throws(MediaError) -> Bool {
    guard end - content >= text.utf8.count else { return false }
    return try source.holds(text, at: content)
  }

  /// The place of the byte that names the next marker, data of pictures passed over; nil where the file ends before.
  static func marker(_ source: ByteSource, from start: Int) throws(MediaError) -> Int? {
    var position = start
    while position < source.byteCount {
      if try source.byte(at: position) != 0xFF {
        let piece = try source.prefix(at: position, count: 1 << 14)
        guard let found = piece.firstIndex(of: 0xFF) else {
          position += piece.count
          continue
        }
        position += found - piece.startIndex
      }
      while position < source.byteCount, try source.byte(at: position) == 0xFF { position += 1 }
      // After 0xFF, zero means 0xFF itself, and restart markers divide the data of a scan.
      guard position < source.byteCount else { return nil }
      let code = try source.byte(at: position)
      if code != 0, !(0xD0...0xD7).contains(code) { return position }
      position += 1
    }
    return nil
  }
}

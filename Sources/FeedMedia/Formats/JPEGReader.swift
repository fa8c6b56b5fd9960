import FeedDiagnostics

/// Reads JPEG images (ITU-T T.81, annex B): walks from marker to marker up to the frame header.
enum JPEGReader: MediaFormatReader {
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaError) {
    facts.mimeType = "image/jpeg"
    var isTurned = false
    var position = 2
    while true {
      position = try nextMarker(source, from: position)
      let marker = try source.byte(at: position)
      switch marker {
      case 0x01, 0xD0...0xD8:
        position += 1
        continue
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return try facts.setSize(
          width: try source.bigEndian(at: position + 6, count: 2),
          height: try source.bigEndian(at: position + 4, count: 2), isTurned: isTurned, part: "frame header")
      case 0xD9, 0xDA: throw .damaged(part: "frame header")
      default: break
      }
      let length = try source.bigEndian(at: position + 1, count: 2)
      guard length >= 2 else { throw .damaged(part: "list of segments") }
      // Exif 2.32, section 4.7.2: the attributes stand in the first application segment, which may follow another.
      if marker == 0xE1, try source.holds("Exif\0\0", at: position + 3) {
        isTurned = try ExifOrientation(source, at: position + 9, count: length - 8).isTurned
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

/// How an image is to be turned before it is shown (Exif 2.32, section 4.6.4 A, tag 274; TIFF 6.0, section 2).
///
/// What cannot be read counts as not turned: browsers show such images as they are.
struct ExifOrientation {
  /// Whether width and height change places.
  private(set) var isTurned = false

  /// Reads the orientation in the first directory of the TIFF structure that fills a range.
  init(_ source: ByteSource, at start: Int, count: Int) throws(MediaError) {
    guard count >= 14, start <= source.byteCount else { return }
    let count = min(count, source.byteCount - start)
    guard count >= 14 else { return }
    let isLittleEndian: Bool
    switch try source.code(at: start) {
    case "II*\0": isLittleEndian = true
    case "MM\0*": isLittleEndian = false
    default: return
    }
    func number(at offset: Int, count: Int) throws(MediaError) -> Int {
      let bytes = try source.bytes(at: start + offset, count: count)
      return isLittleEndian ? bytes.littleEndian : bytes.bigEndian
    }
    let directory = try number(at: 4, count: 4)
    guard directory <= count - 2 else { return }
    let entries = min(try number(at: directory, count: 2), (count - directory - 2) / 12)
    for index in 0..<max(0, entries) {
      let entry = directory + 2 + index * 12
      guard try number(at: entry, count: 2) == 274 else { continue }
      // A single short, which stands in the first two bytes of the field.
      guard try number(at: entry + 2, count: 2) == 3, try number(at: entry + 4, count: 4) == 1 else { return }
      isTurned = (5...8).contains(try number(at: entry + 8, count: 2))
      return
    }
  }
}

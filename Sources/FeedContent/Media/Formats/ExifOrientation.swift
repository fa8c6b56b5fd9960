import FeedDiagnostics

/// How an image is to be turned before it is shown (Exif 2.32, section 4.6.4 A, tag 274; TIFF 6.0, section 2).
///
/// What cannot be read counts as not turned: browsers show such images as they are.
struct ExifOrientation {
  /// Whether width and height change places.
  private(set) var isTurned = false

  /// Reads the orientation in the first directory of the TIFF structure that fills a range.
  init(_ source: ByteSource, at start: Int, count: Int) throws(MediaFault) {
    guard count >= 14, start <= source.byteCount else { return }
    let count = min(count, source.byteCount - start)
    guard count >= 14 else { return }
    let isLittleEndian: Bool
    switch try source.code(at: start) {
    case "II*\0": isLittleEndian = true
    case "MM\0*": isLittleEndian = false
    default: return
    }
    func number(at offset: Int, count: Int) throws(MediaFault) -> Int {
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

import FeedDiagnostics

/// How an image is to be turned before it is shown (Exif 2.32, section 4.6.4 A, tag 274; TIFF 6.0, section 2).
///
/// What cannot be read counts as upright: browsers show such images as they are.
package struct ExifOrientation: Hashable, Sendable {
  /// From one to eight: which sides of the picture its first row and its first column are.
  private(set) var value = 1

  /// An image that is shown as it is.
  package init() {}

  /// Whether the image is shown as it is.
  package var isUpright: Bool { value == 1 }

  /// Whether width and height change places.
  package var isTurned: Bool { value >= 5 }

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
      // A single short, which is in the first two bytes of the field.
      guard try number(at: entry + 2, count: 2) == 3, try number(at: entry + 4, count: 4) == 1 else { return }
      let value = try number(at: entry + 8, count: 2)
      if (1...8).contains(value) { self.value = value }
      return
    }
  }

  /// Reads the orientation in a chunk of a WebP file; some writers put the code of JPEG before it.
  init(_ source: ByteSource, chunk: RIFFChunk) throws(MediaError) {
    let prefix = try source.holds("Exif\0\0", at: chunk.start) ? 6 : 0
    try self.init(source, at: chunk.start + prefix, count: chunk.length - prefix)
  }

  /// A TIFF structure that says nothing else.
  private var attributes: [UInt8] {
    Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, UInt8(value), 0, 0, 0, 0, 0, 0, 0]
  }

  /// The application segment of a JPEG file that says nothing else.
  var segment: [UInt8] { [0xFF, 0xE1, 0, UInt8(8 + attributes.count)] + Array("Exif\0\0".utf8) + attributes }

  /// The chunk of a PNG file that says nothing else.
  var pngChunk: [UInt8] { PNGChunk.bytes("eXIf", attributes) }

  /// The chunk of a WebP file that says nothing else.
  var chunk: [UInt8] { Array("EXIF".utf8) + [UInt8(attributes.count), 0, 0, 0] + attributes }
}

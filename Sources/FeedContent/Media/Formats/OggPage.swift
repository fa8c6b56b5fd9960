import FeedDiagnostics

/// The header of a page of an Ogg file (RFC 3533, section 6).
struct OggPage {
  /// The bytes that every header has, before its table of segments.
  static let headerLength = 27
  /// The largest page that there can be.
  static let largest = 65_307

  /// Whether a stream begins with it.
  let isFirst: Bool
  /// Which stream it belongs to.
  let serial: Int
  /// How far the stream is at its end, in units of the codec; nil where no packet ends on it.
  let position: Int?
  /// Where its packets begin.
  let start: Int
  /// Where it ends.
  let end: Int

  /// Reads the page at a place; nil at the end of the file and where no page is.
  init?(_ source: ByteSource, at offset: Int) throws(MediaFault) {
    guard try source.holds("OggS", at: offset) else { return nil }
    let segments = Int(try source.byte(at: offset + 26))
    self.init(Array(try source.bytes(at: offset, count: Self.headerLength + segments)), at: 0, origin: offset)
  }

  /// Reads a page that stands in memory as a whole header; nil where none is.
  init?(_ bytes: [UInt8], at index: Int, origin: Int = 0) {
    guard index <= bytes.count - Self.headerLength, bytes[index..<index + 4].elementsEqual("OggS".utf8),
      bytes[index + 4] == 0
    else { return nil }
    let table = index + Self.headerLength
    let segments = Int(bytes[index + 26])
    guard segments <= bytes.count - table else { return nil }
    isFirst = bytes[index + 5] & 2 != 0
    serial = bytes[index + 14..<index + 18].littleEndian
    let position = bytes[index + 6..<index + 14].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    self.position = Int(exactly: position)
    start = origin + table + segments
    end = start + bytes[table..<table + segments].reduce(0) { $0 + Int($1) }
  }
}

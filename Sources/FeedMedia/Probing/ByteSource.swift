package import FeedDiagnostics

/// The bytes of a file at any place, read in pieces, with a bound on how many of them are read.
///
/// Readers of formats access files only through this type: every read is checked against the end of the file, and a
/// malicious file costs no more than ``limit`` bytes.
package final class ByteSource {
  package let byteCount: Int
  /// How many bytes may be read.
  package let limit: Int
  package private(set) var readCount = 0

  private let read: (_ offset: Int, _ limit: Int) throws(MediaError) -> [UInt8]
  private var window: [UInt8] = []
  private var windowStart = 0
  private var stride = ByteSource.smallestPiece

  private static let smallestPiece = 1 << 12
  private static let largestPiece = 1 << 16

  /// Far more than any header needs, and enough to walk through the frames of a long recording.
  package static let standardLimit = 1 << 24

  /// Creates access to a file.
  ///
  /// - Parameter read: gives up to `limit` bytes from an offset on; fewer where the file ends before.
  package init(
    byteCount: Int, limit: Int = standardLimit,
    read: @escaping (_ offset: Int, _ limit: Int) throws(MediaError) -> [UInt8]
  ) {
    self.byteCount = byteCount
    self.limit = limit
    self.read = read
  }

  package convenience init(_ bytes: [UInt8]) {
    self.init(byteCount: bytes.count) { (offset, limit) throws(MediaError) in
      Array(bytes.dropFirst(offset).prefix(limit))
    }
  }

  /// The bytes of a range, which must lie in the file as a whole.
  package func bytes(at offset: Int, count: Int) throws(MediaError) -> ArraySlice<UInt8> {
    guard offset >= 0, count >= 0, offset <= byteCount, count <= byteCount - offset else { throw .truncated }
    if offset < windowStart || offset + count > windowStart + window.count { try load(offset, count) }
    return window[(offset - windowStart)..<(offset - windowStart + count)]
  }

  /// As many of the bytes of a range as the file has.
  func prefix(at offset: Int, count: Int) throws(MediaError) -> ArraySlice<UInt8> {
    try bytes(at: min(offset, byteCount), count: max(0, min(count, byteCount - offset)))
  }

  /// Pieces grow while a reader goes straight on, so that a walk costs few calls and a jump few bytes.
  private func load(_ offset: Int, _ count: Int) throws(MediaError) {
    let end = windowStart + window.count
    let isNear = !window.isEmpty && offset > windowStart && offset <= end + stride
    stride = isNear ? min(stride * 2, Self.largestPiece) : Self.smallestPiece
    let wanted = min(max(count, stride), byteCount - offset)
    guard wanted <= limit - readCount else { throw .buried(limit: limit) }
    window = try read(offset, wanted)
    windowStart = offset
    readCount += window.count
    // The file may have become shorter since its size was read.
    guard window.count >= count else { throw .truncated }
  }
}

extension ByteSource {
  func byte(at offset: Int) throws(MediaError) -> UInt8 {
    let byte = try bytes(at: offset, count: 1)
    return byte[byte.startIndex]
  }

  /// An unsigned number of up to eight bytes, the most significant first; `Int.max` where it is larger.
  func bigEndian(at offset: Int, count: Int) throws(MediaError) -> Int {
    try bytes(at: offset, count: count).bigEndian
  }

  /// An unsigned number of up to eight bytes, the least significant first; `Int.max` where it is larger.
  func littleEndian(at offset: Int, count: Int) throws(MediaError) -> Int {
    try bytes(at: offset, count: count).littleEndian
  }

  /// Four bytes that name something, as text.
  func code(at offset: Int) throws(MediaError) -> String {
    String(decoding: try bytes(at: offset, count: 4), as: UTF8.self)
  }

  /// Whether a text in ASCII is at a place; false past the end too.
  func holds(_ text: String, at offset: Int) throws(MediaError) -> Bool {
    try prefix(at: offset, count: text.utf8.count).elementsEqual(text.utf8)
  }
}

extension Collection<UInt8> {
  /// Up to eight bytes as an unsigned number, the most significant first; `Int.max` where it is larger.
  var bigEndian: Int { Int(clamping: reduce(UInt64(0)) { $0 << 8 | UInt64($1) }) }
}

extension BidirectionalCollection<UInt8> {
  /// Up to eight bytes as an unsigned number, the least significant first; `Int.max` where it is larger.
  var littleEndian: Int { reversed().bigEndian }
}

extension [UInt8] {
  /// The lowest bytes of a number, the most significant first.
  init(bigEndian number: Int, count: Int) {
    self = (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// The lowest bytes of a number, the least significant first.
  init(littleEndian number: Int, count: Int) {
    self = (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}

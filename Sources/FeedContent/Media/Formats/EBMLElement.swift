import FeedDiagnostics

/// One element of a Matroska or WebM file (RFC 8794, sections 4 to 6).
struct EBMLElement {
  /// What it is, its length marker included.
  let identifier: Int
  /// Where its content begins.
  let start: Int
  /// Where it ends.
  let end: Int

  /// Reads the element at a place within what ends at `limit`; nil where none fits any more.
  init?(_ source: ByteSource, at position: Int, limit: Int) throws(MediaFault) {
    guard position <= limit - 2 else { return nil }
    let first = try source.byte(at: position)
    let identifierLength = first.leadingZeroBitCount + 1
    guard identifierLength <= 4 else { throw .damaged(part: "list of elements") }
    identifier = try source.bigEndian(at: position, count: identifierLength)
    let sizePosition = position + identifierLength
    let sizeLength = try source.byte(at: sizePosition).leadingZeroBitCount + 1
    guard sizeLength <= 8 else { throw .damaged(part: "list of elements") }
    let mask = (1 << (7 * sizeLength)) - 1
    let size = try source.bigEndian64(ending: sizePosition + sizeLength, count: sizeLength) & mask
    start = sizePosition + sizeLength
    guard start <= limit else { throw .truncated }
    // All ones stand for a size that was unknown when the element was begun.
    end = size == mask || size > limit - start ? limit : start + size
  }

  /// The content as an unsigned number.
  func unsigned(_ source: ByteSource) throws(MediaFault) -> Int {
    guard (0...8).contains(end - start) else { throw .damaged(part: "list of elements") }
    return try source.bigEndian64(ending: end, count: end - start)
  }

  /// The content as a floating-point number; zero where it is none.
  func float(_ source: ByteSource) throws(MediaFault) -> Double {
    switch end - start {
    case 4: Double(Float(bitPattern: UInt32(try source.bigEndian(at: start, count: 4))))
    case 8:
      Double(bitPattern: try source.bytes(at: start, count: 8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    default: 0
    }
  }
}

extension ByteSource {
  /// A number of up to eight bytes before a place; `Int.max` stands for what is above it.
  fileprivate func bigEndian64(ending end: Int, count: Int) throws(MediaFault) -> Int {
    Int(clamping: try bytes(at: end - count, count: count).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}

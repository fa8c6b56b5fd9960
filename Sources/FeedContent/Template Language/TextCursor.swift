import FeedDiagnostics

/// A place in a text that moves forward, with line and column in scalars, both counted from one.
struct TextCursor {
  private var offset = 0
  private var last: UInt8 = 0
  private(set) var line = 1
  private(set) var column = 1

  /// Moves to a byte that is not before this one.
  mutating func move(to end: Int, in bytes: [UInt8]) {
    while offset < end {
      let byte = bytes[offset]
      if byte.isLineEnd {
        if byte == UInt8(ascii: "\r") || last != UInt8(ascii: "\r") { line += 1 }
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      last = byte
      offset += 1
    }
  }
}

extension [UInt8] {
  /// Where the line begins that a byte is a part of, or that ends before it.
  func lineStart(before index: Int) -> Int { self[..<index].lastIndex { $0.isLineEnd }.map { $0 + 1 } ?? 0 }

  /// Where the line ends that goes on at a byte.
  func lineEnd(from index: Int) -> Int { self[index...].firstIndex { $0.isLineEnd } ?? count }
}

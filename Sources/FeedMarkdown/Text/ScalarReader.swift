/// Reads the scalars of valid UTF-8 one by one.
struct ScalarReader {
  private let bytes: [UInt8]
  /// The index of the next scalar's first byte.
  private(set) var index: Int
  /// The next scalar; nil at the end.
  private(set) var next: Unicode.Scalar?
  private var length = 0

  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
    decode()
  }

  /// Moves on to the scalar after the next one.
  mutating func advance() {
    index += length
    decode()
  }

  /// The scalar that ends before `index`; nil at the beginning.
  static func scalar(before index: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    guard index > 0 else { return nil }
    var start = index - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return bytes.scalar(at: start)?.scalar
  }

  private mutating func decode() {
    let found = bytes.scalar(at: index)
    (next, length) = (found?.scalar, found?.length ?? 0)
  }
}

extension [UInt8] {
  /// The scalar that begins at a place of valid UTF-8, and how many bytes it has; nil at the end.
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard index < count else { return nil }
    let lead = self[index]
    let length =
      switch lead {
      case ..<0x80: 1
      case ..<0xE0: 2
      case ..<0xF0: 3
      default: 4
      }
    var value = UInt32(length == 1 ? lead : lead & (0x7F >> UInt8(length)))
    for place in index + 1..<Swift.max(index + 1, Swift.min(index + length, count)) {
      value = value << 6 | UInt32(self[place] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}

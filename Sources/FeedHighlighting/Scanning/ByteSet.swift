/// A set of bytes; public, as the compiler inlines nothing of package access in another module.
public struct ByteSet: Sendable {
  @usableFromInline var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// The bytes that blank space on a line consists of.
  static let blanks = ByteSet(" \t\r")
  /// The bytes that blank space consists of.
  static let whitespace = ByteSet(" \t\r\n")
  /// The digits of ASCII.
  static let digits = ByteSet("0123456789")
  /// The letters of ASCII, the underscore and every byte of other characters.
  static let wordStart = ByteSet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_", withNonASCII: true)
  /// What may follow in a word.
  package static let wordPart = wordStart.union(digits)
  /// What numbers, dates, times and versions consist of.
  static let numeric = ByteSet("0123456789xXoOabcdefABCDEF_.:+-TZtz ")

  /// Creates a set of ASCII characters, and of the bytes of all others where asked for.
  package init(_ characters: String, withNonASCII: Bool = false) {
    for byte in characters.utf8 { insert(byte) }
    if withNonASCII { (words.2, words.3) = (.max, .max) }
  }

  /// Whether the set holds a byte.
  @inlinable @inline(__always)
  public func contains(_ byte: UInt8) -> Bool {
    // Chosen without a jump: no processor foresees what comes next in a text.
    let ascii = byte & 0x40 == 0 ? words.0 : words.1
    let others = byte & 0x40 == 0 ? words.2 : words.3
    return (byte & 0x80 == 0 ? ascii : others) >> UInt64(byte & 63) & 1 != 0
  }

  /// The bytes of both sets.
  func union(_ other: Self) -> Self {
    var result = self
    result.words.0 |= other.words.0
    result.words.1 |= other.words.1
    result.words.2 |= other.words.2
    result.words.3 |= other.words.3
    return result
  }

  /// Puts a byte into the set.
  package mutating func insert(_ byte: UInt8) {
    let bit: UInt64 = 1 << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }
}

/// A set of bytes; public, as the compiler inlines nothing of package access in another module.
public struct ByteSet: Sendable {
  @usableFromInline var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// The bytes that blank space on a line consists of.
  static let blanks = ByteSet(" \t\r")
  /// The bytes that blank space consists of.
  static let whitespace = ByteSet(" \t\r\n")
  static let digits = ByteSet("0123456789")
  /// The letters of ASCII, the underscore and every byte of other characters.
  static let wordStart = ByteSet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_", withNonASCII: true)
  /// What may follow in a word.
  package static let wordPart = wordStart.union(digits)
  /// What numbers, dates, times and versions consist of.
  static let numeric = ByteSet("0123456789xXoOabcdefABCDEF_.:+-TZtz ")

  /// Creates a set of ASCII characters, and of the bytes of all others if wanted.
  package init(_ characters: String, withNonASCII: Bool = false) {
    for byte in characters.utf8 { insert(byte) }
    if withNonASCII { (words.2, words.3) = (.max, .max) }
  }

  /// Whether the set holds a byte.
  @inlinable @inline(__always)
  public func contains(_ byte: UInt8) -> Bool {
    // Chosen without a jump, since no branch predictor can foresee the bytes of a text.
    let ascii = byte & 0x40 == 0 ? words.0 : words.1
    let others = byte & 0x40 == 0 ? words.2 : words.3
    return (byte & 0x80 == 0 ? ascii : others) >> UInt64(byte & 63) & 1 != 0
  }

  func union(_ other: Self) -> Self {
    var result = self
    result.words.0 |= other.words.0
    result.words.1 |= other.words.1
    result.words.2 |= other.words.2
    result.words.3 |= other.words.3
    return result
  }

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

extension UInt8 {
  static var newline: UInt8 { UInt8(ascii: "\n") }
  static var tab: UInt8 { UInt8(ascii: "\t") }
  static var space: UInt8 { UInt8(ascii: " ") }
  static var backslash: UInt8 { UInt8(ascii: "\\") }
  static var slash: UInt8 { UInt8(ascii: "/") }
  static var quotationMark: UInt8 { UInt8(ascii: "\"") }
  static var apostrophe: UInt8 { UInt8(ascii: "'") }
  static var backtick: UInt8 { UInt8(ascii: "`") }
  static var dollar: UInt8 { UInt8(ascii: "$") }
  static var hash: UInt8 { UInt8(ascii: "#") }
  static var hyphen: UInt8 { UInt8(ascii: "-") }
  static var plus: UInt8 { UInt8(ascii: "+") }
  static var dot: UInt8 { UInt8(ascii: ".") }
  static var colon: UInt8 { UInt8(ascii: ":") }
  static var semicolon: UInt8 { UInt8(ascii: ";") }
  static var equals: UInt8 { UInt8(ascii: "=") }
  static var lessThan: UInt8 { UInt8(ascii: "<") }
  static var greaterThan: UInt8 { UInt8(ascii: ">") }
  static var exclamationMark: UInt8 { UInt8(ascii: "!") }
  static var ampersand: UInt8 { UInt8(ascii: "&") }
  static var openParenthesis: UInt8 { UInt8(ascii: "(") }
  static var closeParenthesis: UInt8 { UInt8(ascii: ")") }
  static var openBracket: UInt8 { UInt8(ascii: "[") }
  static var closeBracket: UInt8 { UInt8(ascii: "]") }
  static var openBrace: UInt8 { UInt8(ascii: "{") }
  static var closeBrace: UInt8 { UInt8(ascii: "}") }

  static var tilde: UInt8 { UInt8(ascii: "~") }
  static var at: UInt8 { UInt8(ascii: "@") }
  static var percent: UInt8 { UInt8(ascii: "%") }
  static var verticalBar: UInt8 { UInt8(ascii: "|") }

  var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  var isASCIICapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }

  /// The small letter for a capital one, any other byte as it is.
  var lowercasedASCII: UInt8 { isASCIICapital ? self | 0x20 : self }

  /// Whether it continues a character of UTF-8 that other bytes began.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension ArraySlice<UInt8> {
  /// Whether it reads as a number, a date, a time or a version: it begins with a digit, perhaps after a sign, and holds
  /// only characters of such literals.
  var looksNumeric: Bool {
    let digits = first == .hyphen || first == .plus ? dropFirst() : self[...]
    return digits.first?.isASCIIDigit == true && digits.allSatisfy(ByteSet.numeric.contains)
  }
}

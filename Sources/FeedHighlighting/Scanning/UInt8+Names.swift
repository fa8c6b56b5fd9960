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

  /// Whether it is a letter of ASCII.
  var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// Whether it is a digit of ASCII.
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether it is a capital letter of ASCII.
  var isASCIICapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }

  /// The small letter for a capital one, any other byte as it is.
  var lowercasedASCII: UInt8 { isASCIICapital ? self | 0x20 : self }

  /// Whether it continues a character of UTF-8 that other bytes began.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension ArraySlice<UInt8> {
  /// Whether it reads as a number, a date, a time or a version: it begins with a digit, perhaps behind a sign, and
  /// holds only what such things hold.
  var looksNumeric: Bool {
    let digits = first == .hyphen || first == .plus ? dropFirst() : self[...]
    return digits.first?.isASCIIDigit == true && digits.allSatisfy(ByteSet.numeric.contains)
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII.
  var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// Whether it is a digit of ASCII.
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether it is a letter or a digit of ASCII, or an underscore.
  var isASCIIWord: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") }

  /// Whether it is a space, a tab or one of the line ends of ASCII.
  var isASCIIWhiteSpace: Bool { self == UInt8(ascii: " ") || 0x09...0x0D ~= self }

  /// Whether it is white space of HTML, which a vertical tab is not: that is shown as U+FFFD.
  var isHTMLWhiteSpace: Bool { isASCIIWhiteSpace && self != 0x0B }

  /// Whether it is white space of ASCII or a control character.
  var isASCIISpace: Bool { self <= UInt8(ascii: " ") }
}

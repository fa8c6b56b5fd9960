extension UInt8 {
  /// Whether the name of an attribute may hold the byte.
  var belongsToAttributeName: Bool { isASCIILetter || isASCIIDigit || "-_:".utf8.contains(self) }

  /// Whether the value of an attribute may hold the byte without being quoted.
  var standsWithoutQuotes: Bool { self > UInt8(ascii: " ") && self != 0x7F && !"{}\"'<>`".utf8.contains(self) }
}

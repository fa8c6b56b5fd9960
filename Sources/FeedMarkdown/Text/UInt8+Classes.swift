extension UInt8 {
  /// Whether it is a letter of ASCII.
  var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}

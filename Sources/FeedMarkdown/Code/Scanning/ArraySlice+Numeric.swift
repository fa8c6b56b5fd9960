extension ArraySlice<UInt8> {
  /// Whether it reads as a number, a date, a time or a version: it begins with a digit, perhaps behind a sign, and
  /// holds only what such things hold.
  var looksNumeric: Bool {
    let digits = first == .hyphen || first == .plus ? dropFirst() : self[...]
    guard let first = digits.first, first.isASCIIDigit else { return false }
    return digits.allSatisfy { $0.isASCIIDigit || Self.numericPunctuation.contains($0) }
  }

  private static var numericPunctuation: ByteSet { ByteSet("xXoOabcdefABCDEF_.:+-TZtz ") }
}

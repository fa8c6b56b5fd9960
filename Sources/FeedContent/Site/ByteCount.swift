/// A size of files as people write it: `500000`, `500 kB`, `2 MB`, `1.5 MiB`.
struct ByteCount {
  /// The size in bytes, rounded.
  let bytes: Int

  /// Decimal units (ISO 80000-1) and binary ones (IEC 80000-13), without case.
  private static let units: [String: Double] = [
    "": 1, "b": 1, "byte": 1, "bytes": 1, "kb": 1e3, "mb": 1e6, "gb": 1e9, "kib": 1024, "mib": 1_048_576,
    "gib": 1_073_741_824,
  ]

  /// Reads a number without sign and the unit behind it; nil where the text is anything else.
  init?(_ text: String) {
    let number = text.prefix { $0 == "." || $0 == "_" || $0.isASCII && $0.isNumber }
    let unit = text[number.endIndex...].drop { $0 == " " || $0 == "\u{A0}" }.lowercased()
    guard let factor = Self.units[unit], let amount = Double(number.filter { $0 != "_" }),
      let bytes = Int(exactly: (amount * factor).rounded())
    else { return nil }
    self.bytes = bytes
  }
}

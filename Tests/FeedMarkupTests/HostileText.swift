/// Text that is hard for writers, and the same text every time.
enum HostileText {
  private static let scalars: [Unicode.Scalar] = [
    "a", "B", "0", " ", "\t", "\n", "\r", "\u{0}", "\u{8}", "\u{B}", "\u{C}", "\u{1B}", "\u{7F}", "\u{85}", "\u{9F}",
    "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\"", "'", "\\", ";", ",", ":", "^", "<", ">", "&", "/",
    "雨", "é", "\u{301}", "🌂", "\u{200D}", "\u{E2}", "\u{A8}", "\u{10FFFF}",
  ]

  /// `count` texts of up to `length` characters each.
  static func texts(_ count: Int, length: Int = 200) -> [String] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    return (0..<count).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<next(below: length) { text.append(scalars[next(below: scalars.count)]) }
      return String(text)
    }
  }
}

/// Text in which cmark put smart punctuation.
enum SmartText {
  private static let plain: [(smart: [UInt8], written: [UInt8])] = [
    ("“", "\""), ("”", "\""), ("‘", "'"), ("’", "'"), ("–", "--"), ("—", "---"), ("…", "..."),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  /// The text with the punctuation that addresses have: cmark changes it before anybody knows that it is an address.
  static func undone(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(0xE2) else { return Array(text) }
    var undone: [UInt8] = []
    var rest = text
    while let first = rest.first {
      if first == 0xE2, let (smart, written) = plain.first(where: { rest.starts(with: $0.smart) }) {
        undone += written
        rest = rest.dropFirst(smart.count)
      } else {
        undone.append(first)
        rest = rest.dropFirst()
      }
    }
    return undone
  }
}

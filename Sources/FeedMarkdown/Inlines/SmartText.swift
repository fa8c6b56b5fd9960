internal import CCmark

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

  /// The text with smart punctuation: what cmark makes of it in a heading, where nothing else means anything.
  static func made(of text: String) -> String {
    guard text.utf8.contains(where: { "\"'-.".utf8.contains($0) }) else { return text }
    var source = Array("# ".utf8)
    for byte in text.utf8 {
      switch byte {
      case 0..<UInt8(ascii: " "): source.append(UInt8(ascii: " "))
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "."): source.append(byte)
      case UInt8(ascii: "!")...UInt8(ascii: "/"), UInt8(ascii: ":")...UInt8(ascii: "@"),
        UInt8(ascii: "[")...UInt8(ascii: "`"), UInt8(ascii: "{")...UInt8(ascii: "~"):
        source += [UInt8(ascii: "\\"), byte]
      default: source.append(byte)
      }
    }
    var made: [UInt8] = []
    let document = CmarkDocument(parsing: source, isSmart: true)
    document.walk { node, _ in if node.type == CMARK_NODE_TEXT { made += node.literalBytes } }
    return String(decoding: made, as: UTF8.self)
  }
}

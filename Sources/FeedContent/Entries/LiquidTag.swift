import FeedDiagnostics

/// A tag of the Liquid template language or a shortcode of Hugo, which other generators run and feedsite does not.
struct LiquidTag {
  /// The tag, from brace to brace.
  let text: String
  private let line: Int
  private let column: Int

  /// The first tag of a text that stands outside of code; nil where there is none.
  static func first(in text: String) -> LiquidTag? {
    guard contains(text) else { return nil }
    var fence: Substring?
    for (index, line) in lines(of: text).lazy.map(CodeSpanMask.masked).enumerated() {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      for marker in ["```", "~~~"] where trimmed.hasPrefix(marker) {
        if fence == nil { fence = trimmed.prefix(3) } else if fence == trimmed.prefix(3) { fence = nil }
      }
      if fence == nil, let tag = range(in: line) {
        return LiquidTag(
          text: String(line[tag]), line: index,
          column: line.unicodeScalars.distance(from: line.startIndex, to: tag.lowerBound) + 1)
      }
    }
    return nil
  }

  /// Where the tag stands in a file whose body begins at a place.
  func location(from place: SourceLocation) -> SourceLocation {
    SourceLocation(file: place.file, line: (place.line ?? 1) + line, column: column)
  }

  /// A line ends where cmark says so: at a line feed, a carriage return, or both.
  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  /// `{% name %}`, `{{ name }}`, `{{< name >}}` with a letter, so that braces of other languages pass.
  private static func range(in line: Substring) -> Range<Substring.Index>? {
    let bytes = line.utf8
    // Where the last of each closing stands, so that a line of a million braces is not searched a million times.
    let lastBrace = bytes.indices.last { isPair(bytes, at: $0, first: UInt8(ascii: "}")) }
    let lastPercent = bytes.indices.last { isPair(bytes, at: $0, first: UInt8(ascii: "%")) }
    for index in bytes.indices where bytes[index] == UInt8(ascii: "{") {
      let inner = bytes.index(after: index)
      guard inner < bytes.endIndex, bytes[inner] == UInt8(ascii: "{") || bytes[inner] == UInt8(ascii: "%") else {
        continue
      }
      let closing = bytes[inner] == UInt8(ascii: "{") ? UInt8(ascii: "}") : bytes[inner]
      guard let last = closing == UInt8(ascii: "%") ? lastPercent : lastBrace, last > inner,
        let letter = bytes[bytes.index(after: inner)...].first(where: { !" -<%/".utf8.contains($0) }), isLetter(letter),
        let end = bytes.indices[inner...].dropFirst().first(where: { isPair(bytes, at: $0, first: closing) })
      else { continue }
      return index..<bytes.index(end, offsetBy: 2)
    }
    return nil
  }

  /// Whether a byte and a closing brace stand at a place.
  private static func isPair(_ bytes: Substring.UTF8View, at index: Substring.Index, first: UInt8) -> Bool {
    let next = bytes.index(after: index)
    return bytes[index] == first && next < bytes.endIndex && bytes[next] == UInt8(ascii: "}")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
  }

  private static func contains(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if previous == UInt8(ascii: "{"), byte == UInt8(ascii: "%") || byte == UInt8(ascii: "{") { return true }
      previous = byte
    }
    return false
  }
}

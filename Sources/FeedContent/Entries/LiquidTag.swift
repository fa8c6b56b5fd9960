import FeedDiagnostics

/// A tag of the Liquid template language or a shortcode of Hugo, which other generators run and feedsite does not.
struct LiquidTag {
  /// The tag, cut to one line.
  let text: String
  private let line: Int
  private let column: Int

  /// The first tag of a text that stands outside fenced code; nil where there is none.
  static func first(in text: String) -> LiquidTag? {
    guard contains(text) else { return nil }
    var fence: Substring?
    for (index, line) in lines(of: text).enumerated() {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      for marker in ["```", "~~~"] where trimmed.hasPrefix(marker) {
        if fence == nil { fence = trimmed.prefix(3) } else if fence == trimmed.prefix(3) { fence = nil }
      }
      if fence == nil, let start = start(in: line) {
        let tag = line[start...]
        let end = tag.firstRange(of: tag.hasPrefix("{%") ? "%}" : "}}")?.upperBound ?? tag.endIndex
        return LiquidTag(
          text: String(tag[..<end]), line: index,
          column: line.unicodeScalars.distance(from: line.startIndex, to: start) + 1)
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

  /// `{% name`, `{{ name }}`, `{{< name >}}` with a letter, so that braces of other languages pass.
  private static func start(in line: Substring) -> Substring.Index? {
    var previous: Character?
    for index in line.indices {
      let character = line[index]
      if previous == "{", character == "%" || character == "{" {
        let rest = line[line.index(after: index)...].drop { " -<%/".contains($0) }
        let isClosed = line[index...].firstRange(of: character == "%" ? "%}" : "}}") != nil
        if isClosed, let first = rest.first, first.isLetter { return line.index(before: index) }
      }
      previous = character
    }
    return nil
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

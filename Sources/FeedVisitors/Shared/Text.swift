import FeedMarkdown
import FeedModel

extension String {
  /// The beginning of the text in one line: at most `limit` graphemes, cut after a word where that is near, and
  /// marked by an ellipsis where it was cut.
  func shortened(to limit: Int) -> String {
    let line = isCollapsed ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // A grapheme has one byte at least, and long texts need not be counted.
    guard line.utf8.count > limit,
      let rest = line.index(line.startIndex, offsetBy: limit, limitedBy: line.endIndex), rest < line.endIndex
    else { return line }
    let beginning = line[..<rest]
    let end = beginning.lastIndex(of: " ") ?? beginning.startIndex
    let isNear = beginning[end...].count * 2 < limit
    return (isNear ? beginning[..<end] : beginning) + "…"
  }

  /// The text, or nil where it shows nothing.
  var nonEmpty: String? {
    if let first = utf8.first, Self.visible.contains(first) { return self }
    return allSatisfy(\.isWhitespace) ? nil : self
  }

  /// Whether the only white space of the text is single spaces between words.
  private var isCollapsed: Bool {
    var wasSpace = true
    for scalar in unicodeScalars {
      guard !scalar.isSpace || scalar == " " && !wasSpace else { return false }
      wasSpace = scalar == " "
    }
    return !wasSpace
  }

  private static let visible = UInt8(ascii: "!")...UInt8(ascii: "~")
}

extension Entry {
  /// What cards say: the summary in one line, or the beginning of the body as plain text, in which lines of verse stay
  /// lines; nil where there is neither.
  var excerpt: String? {
    if let summary = self.summary, !summary.isEmpty { return summary.shortened(to: .max) }
    return self.body.excerpt(limit: Self.excerptLength, keepsVerse: true).nonEmpty
  }

  /// What is said of it elsewhere: the summary, or the beginning of the body in one line; nil where there is neither.
  var briefWords: String? { self.summary?.nonEmpty ?? self.body.excerpt(limit: Self.excerptLength).nonEmpty }

  /// The number of graphemes in the excerpt of a body.
  private static let excerptLength = 280
}

extension String {
  /// The beginning of the text in one line: at most `limit` graphemes, cut after a word where that is near, and
  /// marked by an ellipsis where it was cut.
  func shortened(to limit: Int) -> String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard line.count > limit else { return line }
    let beginning = line.prefix(limit)
    let end = beginning.lastIndex(of: " ") ?? beginning.startIndex
    let word = beginning[..<end]
    return (word.count * 2 > limit ? word : beginning) + "…"
  }

  /// The text, or nil where it shows nothing.
  var nonEmpty: String? { allSatisfy(\.isWhitespace) ? nil : self }
}

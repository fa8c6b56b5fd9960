/// The beginning of a text, white space collapsed into single spaces; an ellipsis stands where it was cut, and a dot in
/// the middle of the line where a line ended without a stop, as headings and items of lists do.
struct Excerpt {
  /// What an ellipsis does not follow well: full stops, commas, dashes and whatever opens something.
  private static let danglers: Set<Character> = Set(" .,;:·，、；：「『（【《〈〔［｛“‘([{-–—")

  /// The excerpt; at most as many graphemes as was asked for, the ellipsis included.
  private(set) var text = ""

  /// Takes the beginning of a text in UTF-8, as far as the offset `end`: whole words, as long as no more than `limit`
  /// graphemes are needed.
  init(of source: [UInt8], upTo end: Int, limit: Int = .max) {
    guard limit > 0 else { return }
    var words: [UInt8] = []
    // Where each grapheme begins.
    var starts: [Int] = []
    let most = min(end, limit) + 1
    words.reserveCapacity(most)
    starts.reserveCapacity(most)
    var position = 0
    while starts.count <= limit {
      var isNewLine = false
      while position < end, case let space = source.spaceLength(at: position), space > 0 {
        if source[position] == UInt8(ascii: "\n") { isNewLine = true }
        position += space
      }
      guard position < end else {
        text = String(decoding: words, as: UTF8.self)
        return
      }
      if !words.isEmpty {
        if isNewLine, Self.goesOn(words) {
          starts += [words.count, words.count + 1]
          words += " ·".utf8
        }
        starts.append(words.count)
        words.append(UInt8(ascii: " "))
      }
      let start = position
      while starts.count <= limit, position < end, source.spaceLength(at: position) == 0 {
        starts.append(words.count + position - start)
        position = source.graphemeEnd(from: position)
      }
      words += source[start..<position]
    }
    cut(GraphemeText(words, starts: starts), to: limit - 1)
  }

  /// Whether nothing says that a text has come to an end: neither a stop nor an emoji.
  private static func goesOn(_ words: [UInt8]) -> Bool {
    let last = String(decoding: words.suffix(longestCharacter), as: UTF8.self).unicodeScalars.last
    return last.map { $0.isLetterOrNumber || SentenceEnd.closers.contains($0) } ?? false
  }

  private static let longestCharacter = 4

  /// Cuts at the best place within `length` graphemes, and puts an ellipsis there.
  private mutating func cut(_ graphemes: GraphemeText, to length: Int) {
    let end = ExcerptCut(of: graphemes, to: length).end
    text = graphemes[0..<end]
    if end < length, SentenceEnd(before: end, in: graphemes)?.needsSpace ?? false {
      text += text.last == "…" ? "" : " …"
      return
    }
    while let last = text.last, Self.danglers.contains(last) { text.removeLast() }
    if text.last != "…" { text += "…" }
  }
}

extension String {
  /// The beginning of plain text: at most `limit` graphemes, cut where a word ends and marked by an ellipsis there.
  package func excerpt(limit: Int) -> String { Excerpt(of: Array(utf8), upTo: utf8.count, limit: limit).text }
}

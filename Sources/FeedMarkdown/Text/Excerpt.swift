/// The beginning of a text, white space collapsed into single spaces; an ellipsis stands where it was cut.
struct Excerpt {
  /// What an ellipsis does not follow well: full stops, commas, dashes and whatever opens something.
  private static let danglers: Set<Character> = Set(" .,;:，、；：「『（【《〈〔［｛“‘([{-–—")

  /// The excerpt; at most as many graphemes as was asked for, the ellipsis included.
  private(set) var text = ""

  /// Takes the beginning of `source`, as far as `end`: whole words, as long as no more than `limit` graphemes are needed.
  init(of source: String, upTo end: String.Index, limit: Int = .max) {
    guard limit > 0 else { return }
    let scalars = source.unicodeScalars
    var count = 0
    var position = source.startIndex
    while count <= limit {
      while position < end, scalars[position].isSpace { position = scalars.index(after: position) }
      guard position < end else { return }
      if count > 0 {
        text += " "
        count += 1
      }
      let start = position
      while count <= limit, position < end, !scalars[position].isSpace {
        position = source.graphemeEnd(from: position)
        count += 1
      }
      text += source[start..<position]
    }
    cut(to: limit - 1)
  }

  /// Cuts at the best place within `length` graphemes, and puts an ellipsis there.
  private mutating func cut(to length: Int) {
    let graphemes = GraphemeText(text)
    let end = ExcerptCut(of: graphemes, to: length).end
    text = String(graphemes[0..<end])
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
  package func excerpt(limit: Int) -> String { Excerpt(of: self, upTo: endIndex, limit: limit).text }
}

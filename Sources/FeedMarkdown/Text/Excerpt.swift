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
        position = Self.graphemeEnd(in: source, from: position)
        count += 1
      }
      text += source[start..<position]
    }
    cut(to: limit - 1)
  }

  /// Where the grapheme ends that starts at `position`; quickly for an ASCII character before another.
  private static func graphemeEnd(in source: String, from position: String.Index) -> String.Index {
    let next = source.utf8.index(after: position)
    let isAlone = source.utf8[position] < 0x80 && (next == source.endIndex || source.utf8[next] < 0x80)
    return isAlone ? next : source.index(after: position)
  }

  /// Cuts at the best place within `length` graphemes, and puts an ellipsis there.
  private mutating func cut(to length: Int) {
    let characters = Array(text)
    let end = ExcerptCut(of: characters, to: length).end
    text = String(characters[..<end])
    if end < length, SentenceEnd(before: end, in: characters)?.needsSpace ?? false {
      text += text.last == "…" ? "" : " …"
      return
    }
    while let last = text.last, Self.danglers.contains(last) { text.removeLast() }
    if text.last != "…" { text += "…" }
  }
}

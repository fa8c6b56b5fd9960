/// The beginning of a text, white space collapsed into single spaces.
struct Excerpt {
  /// Punctuation of Chinese and Japanese after which a sentence or a part of it is complete.
  private static let stops: Set<Character> = ["。", "！", "？", "；", "，", "、", "：", "．", "｡", "､"]
  /// Characters that do not begin a line.
  private static let closers = stops.union("」』）】》〉〕］｝”’…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
  /// What an ellipsis does not follow well: commas, dashes and whatever opens something.
  private static let danglers: Set<Character> = Set(" ,;:，、；：「『（【《〈〔［｛“‘([{-–—")

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

  /// Cuts at the last place within `length` graphemes where a line may end, and puts an ellipsis there.
  private mutating func cut(to length: Int) {
    let longest = text.index(text.startIndex, offsetBy: length, limitedBy: text.endIndex) ?? text.endIndex
    let earliest = text.index(longest, offsetBy: -length / 3)
    var end = position(from: longest, downTo: text.startIndex, where: canEnd) ?? longest
    if end != text.startIndex, canEndWithoutSpace(at: end) {
      end = position(from: end, downTo: earliest) { Self.stops.contains(text[text.index(before: $0)]) } ?? end
    }
    text.removeSubrange(end...)
    while let last = text.last, Self.danglers.contains(last) { text.removeLast() }
    text.append("…")
  }

  /// The last place from `start` backwards that is not before `limit`, is not the beginning and satisfies `condition`.
  private func position(
    from start: String.Index, downTo limit: String.Index, where condition: (String.Index) -> Bool
  ) -> String.Index? {
    var position = start
    while position >= limit, position != text.startIndex {
      if condition(position) { return position }
      position = text.index(before: position)
    }
    return nil
  }

  private func canEnd(at position: String.Index) -> Bool {
    guard position != text.endIndex else { return false }
    if text.utf8[position] == UInt8(ascii: " ") { return true }
    return canEndWithoutSpace(at: position) && !Self.closers.contains(text[position])
  }

  /// Whether the characters on either side are such that no space stands between words.
  private func canEndWithoutSpace(at position: String.Index) -> Bool {
    let scalars = text.unicodeScalars
    let last = text[text.index(before: position)]
    if position != text.endIndex, scalars[position].isIdeographOrKana { return true }
    return last.unicodeScalars.first?.isIdeographOrKana ?? false || Self.stops.contains(last)
  }
}

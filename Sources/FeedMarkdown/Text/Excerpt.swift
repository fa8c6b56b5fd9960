/// The beginning of a text, white space collapsed into single spaces; an ellipsis stands where it was cut, and a dot in
/// the middle of the line where a line ended without a stop, as headings and items of lists do. In verse, line feeds stand
/// where lines end.
struct Excerpt {
  /// Characters that should not come before an ellipsis: full stops, commas, dashes and opening punctuation.
  private static let danglers: Set<Character> = Set(" \n.,;:·，、；：「『（【《〈〔［｛“‘([{-–—")

  /// The excerpt; at most `limit` graphemes, the ellipsis included.
  private(set) var text = ""

  /// Takes the beginning of a text in UTF-8, as far as the offset `end`: whole words, as long as no more than `limit`
  /// graphemes are needed.
  init(of source: [UInt8], upTo end: Int, limit: Int = .max, isVerse: Bool = false) {
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
        if isNewLine, !isVerse, Self.goesOn(words) {
          starts += [words.count, words.count + 1]
          words += " ·".utf8
        }
        starts.append(words.count)
        words.append(UInt8(ascii: isNewLine && isVerse ? "\n" : " "))
      }
      let start = position
      // Each byte of ASCII is a grapheme, except the last one, to which what follows may belong.
      let room = max(0, min(end - position, limit - starts.count))
      let plain = source[position..<(position + room)].prefix { 0x21...0x7E ~= $0 }.dropLast()
      starts += words.count..<(words.count + plain.count)
      position = plain.endIndex
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

/// Finds where the beginning of a text is best cut: at the end of a sentence, else of a word.
///
/// In the last third of the length that is allowed, the last end of a sentence wins. Without one the text is cut at the
/// last space; or, where no spaces are between words, as in Chinese and Japanese, in the last third after punctuation,
/// else at a space or where a word of another script begins. No dictionary is asked: where a run of ideographs or of one
/// kana fills the whole third, the cut falls between two of its characters. So it does in a word before which less than a
/// third would stay.
struct ExcerptCut {
  private let text: GraphemeText
  /// How many characters stay at most.
  private let length: Int

  /// - Parameters:
  ///   - text: the text without white space except single spaces, longer than `length`.
  ///   - length: how many characters stay at most.
  init(of text: GraphemeText, to length: Int) {
    self.text = text
    self.length = min(length, text.count)
  }

  /// How many characters stay.
  var end: Int {
    let earliest = max(1, length - (length + 2) / 3)
    if let sentence = last(from: earliest, where: endsSentence) { return sentence }
    guard let word = last(from: 1, where: endsWord) else { return length }
    if word < earliest, length < text.count, text.script(length) == .unspaced { return length }
    // Of a word as long as an address a part is better than next to nothing before it.
    if isSpace(word) { return word * 2 < earliest ? length : word }
    return last(from: earliest) { endsWord($0) && text.script($0 - 1) == .stop }
      ?? last(from: earliest) { endsWord($0) && (isSpace($0) || changesScript($0)) } ?? word
  }

  /// The last position that satisfies a condition; a position is a number of characters that stay.
  private func last(from earliest: Int, where condition: (Int) -> Bool) -> Int? {
    guard earliest <= length else { return nil }
    return (earliest...length).last(where: condition)
  }

  private func isSpace(_ position: Int) -> Bool { position < text.count && text.isSpace(position) }

  private func endsSentence(_ position: Int) -> Bool {
    guard let end = SentenceEnd(before: position, in: text) else { return false }
    // The ellipsis is apart from the sentence, where a space does.
    return !end.needsSpace || position < length && isSpace(position)
  }

  private func endsWord(_ position: Int) -> Bool {
    guard position < text.count else { return false }
    if text.isSpace(position) { return true }
    let (left, right) = (text.script(position - 1), text.script(position))
    return !right.neverBegins && left != .opener && (left.needsNoSpace || right.needsNoSpace)
  }

  /// Whether a word may begin here because the characters on either side are of different scripts.
  ///
  /// Hiragana ends the word before it, so none begins there; a number and what is counted are one, and so are a foreign
  /// word in katakana and the ideographs after it.
  private func changesScript(_ position: Int) -> Bool {
    let (left, right) = (text.script(position - 1), text.script(position))
    if left == .closer || right == .opener { return true }
    switch (left, right) {
    case (_, .hiragana), (.katakana, .ideograph), (.number, .ideograph): return false
    case (.hiragana, _): return left != right && !["お", "ご"].contains(text.scalar(position - 1))
    case (.ideograph, .number): return text.scalar(position - 1) != "第"
    default: return left != right
    }
  }
}

/// The end of a sentence within a text, found by punctuation.
struct SentenceEnd {
  /// Whether the sentence is complete only if a space follows, as in scripts with spaces between words.
  let needsSpace: Bool

  private static let wideStops: Set<Unicode.Scalar> = ["。", "！", "？", "．", "｡"]
  private static let stops: Set<Unicode.Scalar> = [".", "!", "?", "…", "؟", "۔", "।", "॥"]
  /// What may follow a stop.
  static let closers: Set<Unicode.Scalar> = Set("」』）】》〉〕］｝\"”’'»)]".unicodeScalars)

  /// Abbreviations after which a sentence seldom ends, without their last full stop.
  private static let abbreviations: Set<String> = [
    "al", "approx", "bzw", "c.f", "ca", "cf", "co", "corp", "dr", "e.g", "ed", "etc", "feat", "fig", "fr", "ft", "gen",
    "i.e", "inc", "jr", "ltd", "mr", "mrs", "ms", "mt", "no", "nos", "nr", "op", "p.s", "pp", "prof", "rev", "sr", "st",
    "str", "usw", "vol", "vs", "z.b",
  ]
  private static let longestAbbreviation = 6

  /// Looks at the characters before a position; nil where no sentence ends there.
  init?(before position: Int, in text: GraphemeText) {
    // Neither a stop nor a bracket after one.
    guard position < 1 || !text.beginsPlainly(position - 1) else { return nil }
    var last = position - 1
    // No sentence ends with more brackets and quotation marks than this.
    let earliest = max(0, position - 4)
    while last >= earliest, text.scalar(last).map(Self.closers.contains) ?? false { last -= 1 }
    guard last >= earliest, last > 0, let stop = text.scalar(last) else { return nil }
    if Self.wideStops.contains(stop) {
      if position < text.count, text.script(position).neverBegins { return nil }
      needsSpace = false
      return
    }
    guard Self.stops.contains(stop), position < text.count, text.isSpace(position) else { return nil }
    // A small letter goes on with the sentence.
    if position + 1 < text.count, text.properties(position + 1).isLowercase { return nil }
    if stop == ".", Self.isAbbreviation(endingAt: last, in: text) { return nil }
    needsSpace = true
  }

  /// Whether the word before a full stop is an abbreviation: a single capital letter, as in `J. S. Bach`, or a known one.
  private static func isAbbreviation(endingAt stop: Int, in text: GraphemeText) -> Bool {
    var start = stop
    while start > 0, stop - start <= longestAbbreviation, isPart(start - 1, of: text) { start -= 1 }
    guard stop - start <= longestAbbreviation else { return false }
    if text.properties(stop - 1).isUppercase, start == stop - 1 || text.scalar(stop - 2) == "." { return true }
    return abbreviations.contains(text[start..<stop].lowercased())
  }

  private static func isPart(_ number: Int, of text: GraphemeText) -> Bool {
    text.properties(number).isAlphabetic || text.scalar(number) == "."
  }
}

/// The end of a sentence within a text, found by punctuation.
struct SentenceEnd {
  /// Whether the sentence is complete only if a space follows, as in scripts with spaces between words.
  let needsSpace: Bool

  private static let wideStops: Set<Unicode.Scalar> = ["。", "！", "？", "．", "｡"]
  private static let stops: Set<Unicode.Scalar> = [".", "!", "?", "…", "؟", "۔", "।", "॥"]
  /// What may stand behind a stop.
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
    // Neither a stop nor a bracket behind one.
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

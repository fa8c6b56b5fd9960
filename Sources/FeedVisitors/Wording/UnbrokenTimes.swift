/// Keeps together what belongs together in the words for a time: `9 Apr 2025`, `at 20:00`, `20:00 – 22:30`.
enum UnbrokenTimes {
  /// The words with spaces at which no line breaks, where one would tear a day or a time apart.
  static func text(_ words: String) -> String {
    let isRange = words.contains("–")
    var result = ""
    var previous: Substring = ""
    var rest = words[...]
    while let space = rest.firstIndex(where: { $0 == " " || $0 == "\u{2009}" }) {
      let (word, after) = (rest[..<space], rest[rest.index(after: space)...])
      let next = after.prefix { $0 != " " && $0 != "\u{2009}" }
      result += word
      let isWhole = belong(word, next, behind: previous, isRange: isRange)
      // Behind a dash lines break before such a space as well (Unicode Standard Annex 14, LB12a).
      result += isWhole ? word == "–" ? "\u{2060}\u{A0}" : "\u{A0}" : String(rest[space])
      (previous, rest) = (word, after)
    }
    return result + rest
  }

  private static func belong(_ word: Substring, _ next: Substring, behind previous: Substring, isRange: Bool) -> Bool {
    if next == "–" { return isTime(word) }
    if word == "–" { return isTime(previous) && isTime(next) }
    // The clocks of a range stand on a line of their own where it is narrow.
    if isTime(word) { return !isRange && next.first?.isLetter == true }
    if isTime(next) { return word.last?.isLetter == true }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    if (1...2).contains(digits.count), word.dropFirst(digits.count).allSatisfy({ $0 == "." }) {
      return next.first?.isLetter == true
    }
    let year = next.prefix { $0.isASCII && $0.isNumber }
    return year.count == 4 && (word.last?.isLetter == true || word.last == ".")
  }

  /// Whether a word is a time of day: one or two digits, a colon and more.
  private static func isTime(_ word: Substring) -> Bool {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    return (1...2).contains(digits.count) && word.dropFirst(digits.count).first == ":"
  }
}

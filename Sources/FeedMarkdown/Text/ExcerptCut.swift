/// Finds where the beginning of a text is best cut: at the end of a sentence, else of a word.
///
/// In the last third of the length that is allowed, the last end of a sentence wins. Without one the text is cut at the
/// last space; or, where no spaces stand between words, as in Chinese and Japanese, in the last third after punctuation,
/// else at a space or where a word of another script begins. No dictionary is asked: where a run of ideographs or of one
/// kana fills the whole third, the cut falls between two of its characters.
struct ExcerptCut {
  private let text: GraphemeText
  /// How many characters stay at most.
  private let length: Int

  /// - Parameters:
  ///   - text: the text without white space but for single spaces, longer than `length`.
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
    if isSpace(word) { return word }
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
    // The ellipsis stands apart from the sentence, where a space does.
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
  /// word in katakana and the ideographs behind it.
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

extension MarkdownBody {
  /// The number of words and that of characters of Chinese, Japanese and Korean, counted together.
  package var statistics: TextStatistics { TextStatistics(of: plainText) }

  /// The number of words, characters of Chinese, Japanese and Korean left out; for reading times.
  public var wordCount: Int { statistics.words }

  /// The number of characters of Chinese, Japanese and Korean, punctuation left out; for reading times.
  public var cjkCharacterCount: Int { statistics.cjkCharacters }

  /// The direction of the text by its first strong character (UAX #9, rules P2 and P3); nil where there is none.
  public var direction: TextDirection? { TextDirection(ofFirstStrongCharacterIn: plainText) }

  /// The beginning of the text in one line: the text before `<!--more-->` where there is one, however long it is,
  /// else at most `limit` graphemes, with an ellipsis where it was cut.
  ///
  /// It is cut at the end of a sentence if one falls into the last third, else at the end of a word. In text without
  /// spaces between words, as in Chinese and Japanese, that is after punctuation or where the script changes, if either
  /// falls into the last third, else between graphemes.
  public func excerpt(limit: Int) -> String {
    let plainText = plainText
    if let excerptEnd = content.excerptEnd {
      let end = plainText.utf8.index(plainText.startIndex, offsetBy: excerptEnd)
      let excerpt = Excerpt(of: plainText, upTo: end).text
      if !excerpt.isEmpty { return excerpt }
    }
    // Notes at the end belong to what they explain, not to a beginning.
    let end = plainText.utf8.index(plainText.startIndex, offsetBy: content.footnotesStart)
    return Excerpt(of: plainText, upTo: end, limit: limit).text
  }
}

extension MarkdownBody {
  /// The number of words, characters of Chinese, Japanese and Korean left out; for reading times.
  public var wordCount: Int { TextStatistics(of: plainText).words }

  /// The number of characters of Chinese, Japanese and Korean, punctuation left out; for reading times.
  public var cjkCharacterCount: Int { TextStatistics(of: plainText).cjkCharacters }

  /// The beginning of the text in one line: the text before `<!--more-->` where there is one, however long it is,
  /// else at most `limit` graphemes, cut at a word end and marked by an ellipsis where it was cut.
  ///
  /// In text without spaces between words, as in Chinese and Japanese, it is cut between graphemes, after punctuation
  /// where that is near.
  public func excerpt(limit: Int) -> String {
    if let excerptEnd {
      let end = plainText.utf8.index(plainText.startIndex, offsetBy: excerptEnd)
      let excerpt = Excerpt(of: plainText, upTo: end).text
      if !excerpt.isEmpty { return excerpt }
    }
    return Excerpt(of: plainText, upTo: plainText.endIndex, limit: limit).text
  }
}

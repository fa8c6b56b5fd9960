/// How much there is to read in a text.
package struct TextStatistics {
  /// Runs of letters and digits between spaces, CJK characters left out.
  package private(set) var words = 0
  /// Characters of Chinese, Japanese and Korean.
  package private(set) var cjkCharacters = 0

  init(of text: String) {
    var isInWord = false
    for scalar in text.unicodeScalars {
      if scalar.isCJK {
        cjkCharacters += 1
        isInWord = false
      } else if scalar.isLetterOrNumber {
        if !isInWord { words += 1 }
        isInWord = true
      } else if scalar.isSpace {
        isInWord = false
      }
    }
  }
}

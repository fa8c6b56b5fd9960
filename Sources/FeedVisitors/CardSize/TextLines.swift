/// How many lines text takes when it is set into a column.
enum TextLines {
  /// The lines of all paragraphs; zero for empty text.
  ///
  /// - Parameters:
  ///   - text: Plain text; each line of it begins a line of its own, empty ones are left out.
  ///   - width: The width of the column in em of the text's size.
  static func count(_ text: some StringProtocol, width: Double) -> Int {
    text.split(whereSeparator: \.isNewline).reduce(0) { $0 + countParagraph($1, width: max(width, 1)) }
  }

  /// Fills lines word by word as a browser does; a word that is longer than a line is broken.
  private static func countParagraph(_ text: some StringProtocol, width: Double) -> Int {
    var lines = 1
    var line = 0.0
    var word = 0.0
    func placeWord() {
      if line > 0, line + word > width {
        lines += 1
        line = 0
      }
      line += word
      if line > width {
        lines += Int((line / width).rounded(.up)) - 1
        line = line.truncatingRemainder(dividingBy: width)
      }
      word = 0
    }
    for character in text {
      let ems = DisplayWidth.ems(of: character)
      if character.isWhitespace {
        placeWord()
        line += ems
      } else if DisplayWidth.breaksAnywhere(character) {
        placeWord()
        word = ems
        placeWord()
      } else {
        word += ems
      }
    }
    placeWord()
    return lines
  }
}

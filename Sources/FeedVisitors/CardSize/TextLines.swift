/// How many lines text takes when it is set into a column: fills lines word by word as a browser does.
struct TextLines {
  private let width: Double
  private var finished = 0
  private var lines = 0
  private var line = 0.0
  private var word = 0.0

  private init(width: Double) {
    self.width = max(width, 1)
  }

  /// The lines of all paragraphs; zero for empty text.
  ///
  /// - Parameters:
  ///   - text: Plain text; each line of it begins a line of its own, empty ones are left out.
  ///   - width: The width of the column in em of the text's size.
  static func count(_ text: String, width: Double) -> Int {
    var counter = TextLines(width: width)
    var widths = DisplayWidth()
    for scalar in text.unicodeScalars { counter.place(scalar, ems: widths.next(scalar)) }
    counter.endParagraph()
    return counter.finished
  }

  private mutating func place(_ scalar: Unicode.Scalar, ems: Double) {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
      endParagraph()
    case " ", "\t":
      placeWord()
      line += ems
    default:
      lines = max(lines, 1)
      if DisplayWidth.breaksAnywhere(scalar) {
        placeWord()
        word = ems
        placeWord()
      } else {
        word += ems
      }
    }
  }

  /// Puts the word on the line, or on the next one; a word that is longer than a line is broken.
  private mutating func placeWord() {
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

  private mutating func endParagraph() {
    placeWord()
    finished += lines
    lines = 0
    line = 0
  }
}

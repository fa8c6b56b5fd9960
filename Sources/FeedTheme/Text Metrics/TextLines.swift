/// Counts the lines of text in a column: fills lines as a browser does, and breaks words that are longer than a line
/// (`overflow-wrap: anywhere`). Looks at each character once, and at none after the last line that matters.
package struct TextLines {
  private let widths: [UInt8]
  private let emsPerUnit: Double
  private let style: TextStyle
  private let width: Double
  private let limit: Int

  private var lines = 0
  /// The width of the line up to the last place where it may break.
  private(set) var line = 0.0
  /// The spaces after that place, which vanish where a line ends.
  private var spaces = 0.0
  /// The width of what follows them, up to the next such place.
  private(set) var word = 0.0
  private var last = 0.0
  private var previous = LineBreakClass.newline
  private var isFlagOpen = false
  private var startsParagraph = true

  /// - Parameters:
  ///   - width: The width of the column in rem.
  ///   - limit: How many lines to count at most.
  package init(_ style: TextStyle, width: Double, limit: Int = .max) {
    widths = style.font.widths
    emsPerUnit = style.margin / Double(FontTable.unitsPerEm)
    self.style = style
    self.width = max(width / style.size, 1)
    self.limit = limit
  }

  /// Adds text, which begins a line of its own, and ends its last line.
  ///
  /// - Returns: The lines of all texts so far, empty ones left out.
  package mutating func count(_ text: some StringProtocol) -> Int {
    for scalar in text.unicodeScalars {
      guard lines < limit || (lines == limit && line + spaces + word <= width) else { return limit }
      place(scalar)
    }
    endParagraph()
    return min(lines, limit)
  }

  /// The width of the last line, in em.
  var lineWidth: Double { line + word }

  mutating func place(_ scalar: Unicode.Scalar) {
    let value = Int(scalar.value)
    let kind = scalar.isASCII ? LineBreakClass.ascii[value] : LineBreakClass.other(scalar)
    place(kind, units: value < widths.count ? widths[value] : FontTable.unknown, scalar)
  }

  private mutating func place(_ kind: LineBreakClass, units: UInt8, _ scalar: Unicode.Scalar) {
    switch kind {
    case .newline:
      return endParagraph()
    case .space:
      endWord()
      if line > 0 { spaces = max(spaces, ems(units, scalar) + style.wordSpacing) }
    case .mark, .joiner, .modifier:
      // What joins keeps what it joined; other marks change nothing for what follows.
      if kind == .joiner, previous != .space, previous != .newline { previous = .joiner }
      return
    case .emojiSelector:
      widen()
      return
    case .breakOpportunity:
      endWord()
    default:
      guard previous != .joiner else {
        previous = kind
        return
      }
      if kind == .regionalIndicator, isFlagOpen {
        isFlagOpen = false
        return
      }
      isFlagOpen = kind == .regionalIndicator
      if breaks(before: kind) { endWord() }
      add(isFlagOpen ? emoji : ems(units, scalar) - trimmed(before: kind))
    }
    previous = kind
  }

  /// What vanishes between two brackets or stops of East Asian width: an empty half (CSS Text 4, `text-spacing-trim`).
  private func trimmed(before next: LineBreakClass) -> Double {
    switch (previous, next) {
    case (.wideStop, .wideStop), (.wideStop, .wideOpening), (.wideOpening, .wideOpening): 0.5
    default: 0
    }
  }

  private func ems(_ units: UInt8, _ scalar: Unicode.Scalar) -> Double {
    let isKnown = units != FontTable.unknown && !(scalar.value >= 0x2300 && scalar.properties.isEmojiPresentation)
    if isKnown { return Double(units) * emsPerUnit + style.tracking }
    let ems = CharacterWidth.ems(of: scalar)
    // What is set in a square is so in every typeface.
    return (ems == 1 ? 1 : ems * style.margin) + style.tracking
  }

  /// Whether a line may break between the last character and one that follows it without a space.
  private func breaks(before next: LineBreakClass) -> Bool {
    switch (previous, next) {
    case (.space, _), (.newline, _), (.breakOpportunity, _), (.glue, _), (_, .glue): false
    case (.opening, _), (.wideOpening, _), (_, .wideClosing), (_, .wideStop): false
    case (.dash, .dash): false
    case (.dash, _), (_, .dash): true
    case (_, .closing): false
    case (.hyphen, _): !isAtWordStart
    case (_, .hyphen), (_, .breakAfter): false
    case (.breakAfter, .opening): false
    case (.breakAfter, _), (.wideClosing, _), (.wideStop, _): true
    case (.ideograph, _), (_, .ideograph), (_, .wideOpening): true
    case (.regionalIndicator, _), (_, .regionalIndicator): true
    default: false
    }
  }

  /// Whether nothing but the last character follows the last place where the line may break.
  private var isAtWordStart: Bool { word == last }

  /// Adds a character to the word; one that is longer than a line is broken before the character that does not fit.
  private mutating func add(_ ems: Double) {
    if startsParagraph {
      startsParagraph = false
      lines += 1
    }
    if word > 0, word + ems > width {
      if line > 0 { lines += 1 }
      lines += 1
      line = 0
      spaces = 0
      word = 0
    }
    word += ems
    last = ems
  }

  /// Makes the last character as wide as an emoji.
  private mutating func widen() {
    guard word > 0, last < emoji else { return }
    word += emoji - last
    last = emoji
  }

  private var emoji: Double { CharacterWidth.emoji * style.margin + style.tracking }

  /// Puts the word on the line, or on the next one.
  private mutating func endWord() {
    guard word > 0 else { return }
    if line > 0, line + spaces + word > width {
      lines += 1
      line = word
    } else {
      line += spaces + word
    }
    spaces = 0
    word = 0
  }

  private mutating func endParagraph() {
    endWord()
    if width.isFinite { line = 0 }
    spaces = 0
    previous = .newline
    isFlagOpen = false
    startsParagraph = true
  }
}

/// How wide characters are that no table of a typeface has, in em.
enum CharacterWidth {
  /// An emoji: Noto Color Emoji and Apple Color Emoji are as wide, Segoe UI Emoji is a little wider.
  static let emoji = 1.25

  /// A character outside of a table; marks and others that are not seen have no width and never come here.
  static func ems(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x1100..<0x1160, 0xAC00..<0xD7A4: 0.92
    case 0xFF61..<0xFFDD: 0.5
    case 0x2E80..<0xA4D0, 0xF900..<0xFB00, 0xFE30..<0xFE50, 0xFF00..<0xFFE7, 0x20000..<0x40000: 1
    case 0x1F000..<0x1FB00: emoji
    default: scalar.properties.isEmojiPresentation ? emoji : 0.6
    }
  }
}

/// How text is set: lengths in rem.
package struct TextStyle: Hashable, Sendable {
  /// The widths of its characters.
  package var font = FontTable.sans
  package var size: Double
  package var line: Double
  /// How many times wider text may be than the table says; words that are cut off are worse than a little room.
  package var margin = 1.0
  /// What comes to the width of each character, in em.
  package var tracking = 0.0
  /// What comes to the width of each space, in em.
  package var wordSpacing = 0.0
  /// How many lines are shown; nil where all are.
  package var lines: Int?

  /// How many lines text takes in a column; none where it is empty.
  ///
  /// - Parameter limit: How many lines to count at most, if fewer than the style shows.
  package func lines(of text: String, width: Double, limit: Int = .max) -> Int {
    var lines = TextLines(self, width: width, limit: min(limit, lines ?? .max))
    return lines.count(text)
  }

  /// How wide text is in one line, in rem.
  package func width(of text: String) -> Double {
    var lines = TextLines(self, width: .infinity, limit: 1)
    _ = lines.count(text)
    return lines.lineWidth * size
  }
}

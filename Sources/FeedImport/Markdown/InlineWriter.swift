import FeedMarkdown

/// Writes a paragraph's pieces as Markdown.
///
/// A delimiter of emphasis is written only where every CommonMark parser reads it as one (CommonMark 0.30, section
/// 6.2): next to letters, or to Chinese and Japanese punctuation, an HTML element is written instead.
struct InlineWriter {
  private let pieces: [InlineToken]
  private let delimiters: [InlineDelimiter]
  private let escaping: MarkdownEscaping
  /// What ends a line that is meant to end.
  private let lineBreak: String
  /// The delimiters that are written as elements.
  private var elements: Set<Int> = []
  /// How many links are open.
  private var links = 0
  /// How many readings of words are open, which plain text does not hold.
  private var readings = 0
  /// The lines that have ended, with what ends them.
  private var lines = ""
  /// The line that is being written.
  private var markdown = ""
  /// What a reader sees of it.
  private(set) var words = ""
  /// Whether the line begins with words, which could be taken for the beginning of a block.
  private var beginsWithWords = false

  init(_ pieces: [InlineToken], delimiters: [InlineDelimiter], escaping: MarkdownEscaping, lineBreak: String) {
    self.pieces = pieces
    self.delimiters = delimiters
    self.escaping = escaping
    self.lineBreak = lineBreak
    chooseElements()
  }

  // MARK: Signs or elements

  private func sign(_ number: Int) -> String? { delimiters[number].sign }

  private mutating func chooseElements() {
    var ends: [Int: Int] = [:]
    for (index, piece) in pieces.enumerated() { if case .close(let number) = piece { ends[number] = index } }
    for (index, piece) in pieces.enumerated() {
      guard case .open(let number) = piece, let sign = sign(number), let end = ends[number] else { continue }
      let isAfterEnd = index > 0 && isSign(pieces[index - 1], opening: false)
      let isFirstInRow = index == 0 || !isSign(pieces[index - 1], opening: true)
      let before = isFirstInRow ? character(before: index) : "*"
      let fits =
        canOpen(after: index, before: before) && canClose(at: end) && !isAfterEnd
        && (sign.count == 1 || sign == "**" || isAlone(index, end))
      if !fits { elements.insert(number) }
    }
  }

  private func isSign(_ piece: InlineToken, opening: Bool) -> Bool {
    switch piece {
    case .open(let number): opening && sign(number) != nil
    case .close(let number): !opening && sign(number) != nil
    default: false
    }
  }

  /// Signs that CommonMark does not know are read after its own, so they must not be adjacent to those.
  private func isAlone(_ start: Int, _ end: Int) -> Bool {
    let neighbours = [start - 1, start + 1, end - 1, end + 1].filter(pieces.indices.contains)
    return !neighbours.contains { isSign(pieces[$0], opening: true) || isSign(pieces[$0], opening: false) }
  }

  private func canOpen(after index: Int, before: Unicode.Scalar?) -> Bool {
    var next = index + 1
    while next < pieces.count, isSign(pieces[next], opening: true) { next += 1 }
    guard let after = next < pieces.count ? first(pieces[next]) : nil else { return false }
    return !after.isPunctuationOrSymbol || isOutside(before)
  }

  private func canClose(at index: Int) -> Bool {
    var last = index - 1
    while last > 0, isSign(pieces[last], opening: false) { last -= 1 }
    var next = index + 1
    while next < pieces.count, isSign(pieces[next], opening: false) { next += 1 }
    guard let before = self.last(pieces[last]) else { return false }
    return !before.isPunctuationOrSymbol || isOutside(next < pieces.count ? first(pieces[next]) : nil)
  }

  private func isOutside(_ character: Unicode.Scalar?) -> Bool {
    character.map { $0.properties.isWhitespace || $0.isPunctuation } ?? true
  }

  private func character(before index: Int) -> Unicode.Scalar? { index == 0 ? nil : last(pieces[index - 1]) }

  private func first(_ piece: InlineToken) -> Unicode.Scalar? { characters(of: piece).first }

  private func last(_ piece: InlineToken) -> Unicode.Scalar? { characters(of: piece).last }

  /// The characters of a piece, for a delimiter its punctuation; empty for a line end.
  private func characters(of piece: InlineToken) -> String.UnicodeScalarView {
    switch piece {
    case .text(let text), .literal(let text, _): text.unicodeScalars
    case .open(let number): (sign(number) == nil ? opening(number) : "*").unicodeScalars
    case .close(let number): (sign(number) == nil ? closing(number) : "*").unicodeScalars
    case .lineBreak: "".unicodeScalars
    }
  }

  // MARK: Writing

  private func opening(_ number: Int) -> String {
    switch delimiters[number] {
    case .link: "["
    case .element(_, let tag): tag
    case let delimiter: elements.contains(number) ? "<\(delimiter.element)>" : delimiter.sign ?? ""
    }
  }

  private func closing(_ number: Int) -> String {
    switch delimiters[number] {
    case .link(let destination, let title):
      "](\(MarkdownEscaping.destination(destination))\(MarkdownEscaping.title(title)))"
    case .element(let name, _): "</\(name)>"
    case let delimiter: elements.contains(number) ? "</\(delimiter.element)>" : delimiter.sign ?? ""
    }
  }

  /// The Markdown of all pieces; lines that would begin a block are escaped.
  mutating func write() -> String {
    beginLine(with: pieces.first)
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text):
        let next = pieces.dropFirst(index + 1).first.flatMap { following($0) }
        var escaping = escaping
        escaping.isInLink = escaping.isInLink || links > 0
        markdown += escaping.escaped(text, after: markdown.unicodeScalars.last, before: next)
        if readings == 0 { words += text }
      case .literal(let text, let seen):
        markdown += text
        if readings == 0 { words += seen }
      case .open(let number):
        count(delimiters[number], 1)
        markdown += opening(number)
      case .close(let number):
        count(delimiters[number], -1)
        markdown += closing(number)
      case .lineBreak:
        endLine()
        lines += lineBreak
        words += " "
        beginLine(with: pieces.dropFirst(index + 1).first)
      }
    }
    endLine()
    return lines
  }

  private mutating func count(_ delimiter: InlineDelimiter, _ step: Int) {
    switch delimiter {
    case .link: links += step
    case .element("rp", _), .element("rt", _): readings += step
    default: break
    }
  }

  private func following(_ piece: InlineToken) -> Unicode.Scalar? {
    switch piece {
    case .open(let number): opening(number).unicodeScalars.first
    case .close(let number): closing(number).unicodeScalars.first
    default: first(piece)
    }
  }

  private mutating func beginLine(with piece: InlineToken?) {
    if case .text? = piece { beginsWithWords = true } else { beginsWithWords = false }
  }

  private mutating func endLine() {
    lines += beginsWithWords ? MarkdownEscaping.escapedStart(markdown) : markdown
    markdown = ""
  }
}

/// The pieces of a text in the order and with the white space of Markdown.
///
/// White space at the edges of what delimiters are around moves out of it, runs of it become one space, delimiters
/// around nothing vanish, and what goes on over the end of a paragraph ends and begins again.
struct InlineSequence {
  private(set) var paragraphs: [[InlineToken]] = [[]]
  private(set) var delimiters: [InlineDelimiter]

  /// The words at the end of the last paragraph, which are no piece of it yet.
  private var words = ""

  /// What is between the last piece and the next.
  private enum Gap: Int {
    case none, space, line, paragraph
  }

  private var gap = Gap.none
  /// Delimiters that nothing follows yet.
  private var waiting: [Int] = []
  /// Delimiters that are before the place, the outermost first, by their first and their present numbers.
  private var open: [(first: Int, present: Int)] = []

  init(_ text: InlineReader) {
    delimiters = text.delimiters
    for piece in text.pieces { add(piece) }
    endWords()
  }

  private mutating func append(_ piece: InlineToken) {
    endWords()
    paragraphs[paragraphs.count - 1].append(piece)
  }

  private mutating func endWords() {
    guard !words.isEmpty else { return }
    paragraphs[paragraphs.count - 1].append(.text(words))
    words = ""
  }

  private mutating func add(_ piece: InlineToken) {
    switch piece {
    case .text(let text): add(text: text)
    case .literal(let markdown, let words):
      guard !markdown.isEmpty else { return }
      fillGap()
      append(.literal(markdown, words: words))
    case .lineBreak: widen(gap == .line || gap == .paragraph ? .paragraph : .line)
    case .open(let number): waiting.append(number)
    case .close(let number): close(number)
    }
  }

  private mutating func add(text: String) {
    var isInWord = false
    for scalar in text.unicodeScalars {
      guard !scalar.isHTMLSpace else {
        isInWord = false
        widen(.space)
        continue
      }
      if !isInWord { fillGap() }
      isInWord = true
      words.unicodeScalars.append(scalar)
    }
  }

  private mutating func widen(_ wider: Gap) { if wider.rawValue > gap.rawValue { gap = wider } }

  private var isInLink: Bool {
    open.contains { number in
      if case .link = delimiters[number.present] { true } else { false }
    }
  }

  /// Writes what is between the last piece and one that a reader sees, and the delimiters before that.
  private mutating func fillGap() {
    let isFirst = paragraphs[paragraphs.count - 1].isEmpty && words.isEmpty
    if !isFirst {
      switch gap {
      case .none: break
      case .space: words += " "
      case .line: append(.lineBreak)
      case .paragraph: if isInLink { append(.lineBreak) } else { beginParagraph() }
      }
    }
    gap = .none
    for number in waiting {
      append(.open(number))
      open.append((number, number))
    }
    waiting = []
  }

  private mutating func beginParagraph() {
    for number in open.reversed() { append(.close(number.present)) }
    endWords()
    paragraphs.append([])
    for index in open.indices {
      delimiters.append(delimiters[open[index].present])
      open[index].present = delimiters.count - 1
      append(.open(open[index].present))
    }
  }

  private mutating func close(_ number: Int) {
    if let index = waiting.firstIndex(of: number) {
      waiting.remove(at: index)
    } else if let index = open.lastIndex(where: { $0.first == number }) {
      append(.close(open[index].present))
      open.remove(at: index)
    }
  }
}

/// A piece of a line of text while it becomes Markdown.
enum InlineToken {
  /// Words as they are read.
  case text(String)
  /// Markdown unchanged, with the words that a reader sees of it.
  case literal(String, words: String)
  /// The beginning of what two delimiters are around, by its number.
  case open(Int)
  case close(Int)
  /// A line end that is meant.
  case lineBreak
}

/// What is around words.
enum InlineDelimiter: Hashable {
  case emphasis
  case strong
  case strikethrough
  case mark
  /// A link with its destination, and the title if it has one.
  case link(destination: String, title: String?)
  /// An element for which Markdown has no syntax, with its start tag.
  case element(String, startTag: String)

  /// The delimiter in Markdown, the same before and after; nil where there is none.
  var sign: String? {
    switch self {
    case .emphasis: "*"
    case .strong: "**"
    case .strikethrough: "~~"
    case .mark: "=="
    case .link, .element: nil
    }
  }

  /// The element that means the same where the delimiter would not be read as one.
  var element: String {
    switch self {
    case .emphasis: "em"
    case .strong: "strong"
    case .strikethrough: "del"
    case .mark: "mark"
    case .link: "a"
    case .element(let name, _): name
    }
  }
}

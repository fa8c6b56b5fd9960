/// A piece of a line of text while it becomes Markdown.
enum InlinePiece {
  /// Words as they are read.
  case text(String)
  /// Markdown as it stands, with the words that a reader sees of it.
  case literal(String, words: String)
  /// The beginning of what two delimiters stand around, by its number.
  case open(Int)
  /// The end of it.
  case close(Int)
  /// A line end that is meant.
  case lineBreak
}

/// What stands around words.
enum InlineDelimiter: Hashable {
  case emphasis
  case strong
  case strikethrough
  case mark
  /// A link with its destination, and the title if it has one.
  case link(destination: String, title: String?)
  /// An element that Markdown has no sign for, with its start tag.
  case element(String, startTag: String)

  /// The sign of Markdown, the same before and after; nil where there is none.
  var sign: String? {
    switch self {
    case .emphasis: "*"
    case .strong: "**"
    case .strikethrough: "~~"
    case .mark: "=="
    case .link, .element: nil
    }
  }

  /// The element that says the same where the sign would not be read as one.
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

/// A line of text taken apart.
struct InlineText {
  var pieces: [InlinePiece] = []
  /// What the numbers of delimiters stand for.
  var delimiters: [InlineDelimiter] = []
  /// The destinations of links and images in the order of the text.
  var destinations: [String] = []
}

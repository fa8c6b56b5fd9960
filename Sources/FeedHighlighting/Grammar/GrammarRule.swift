/// One thing that a scanner looks for, by the bytes it begins with.
enum GrammarRule: Sendable {
  case lineComment([UInt8])
  case delimited(DelimitedRule)
  case fenced(FencedRule)
  case quoteLike(QuoteLikeRule)
  case hereDocument([UInt8])
  case sigil(SigilRule)
  /// These bytes, unchanged.
  case fixed([UInt8], CodeTokenKind)
  /// `'a'`, where a lone apostrophe may mean something else.
  case character
  /// `/…/`, where an operand may begin.
  case regularExpression
  /// `#name` at the start of a line.
  case directive
  /// `<name` and `</name` of elements inside of code.
  case markupTag

  /// What it begins with.
  var opening: [UInt8] {
    switch self {
    case .lineComment(let bytes), .hereDocument(let bytes), .fixed(let bytes, _): bytes
    case .delimited(let rule): rule.open
    case .fenced(let rule): rule.before.isEmpty ? rule.fill.map { [$0] } ?? [] : rule.before
    case .quoteLike(let rule): rule.open
    case .sigil(let rule): rule.prefix
    case .character: [.apostrophe]
    case .regularExpression: [.slash]
    case .directive: [.hash]
    case .markupTag: [.lessThan]
    }
  }
}

/// A piece between two delimiters, such as a text literal or a comment.
struct DelimitedRule: Sendable {
  let open: [UInt8]
  let close: [UInt8]
  var kind: CodeTokenKind
  /// The byte that takes the meaning from the next one; nil where there is none.
  var escape: UInt8?
  /// Whether the closing delimiter, written twice, is a literal one.
  var doublesClose = false
  /// Whether it may go over the end of a line; one that may not ends there even if it is not closed.
  var isMultiline: Bool
  /// What begins a piece inside of it that has to be closed as well; nil where it does not nest.
  var nestedOpen: [UInt8]?
  /// How code stands inside; nil where none does.
  var interpolation: Interpolation?

  /// Creates the rule of a comment, or of another piece that goes over lines.
  init(block open: String, _ close: String, nestedOpen: String? = nil, kind: CodeTokenKind = .comment) {
    (self.open, self.close) = (Array(open.utf8), Array(close.utf8))
    self.nestedOpen = nestedOpen.map { Array($0.utf8) }
    self.kind = kind
    isMultiline = true
  }

  /// Creates the rule of a text literal; without `close` it ends as it began.
  init(
    string open: String, _ close: String? = nil, escape: UInt8? = .backslash, doublesClose: Bool = false,
    isMultiline: Bool = false, interpolation: Interpolation? = nil
  ) {
    (self.open, self.close) = (Array(open.utf8), Array((close ?? open).utf8))
    (self.escape, self.doublesClose) = (escape, doublesClose)
    (self.isMultiline, self.interpolation) = (isMultiline, interpolation)
    kind = .string
  }
}

/// How code stands inside a text literal, such as `\(name)`.
struct Interpolation: Sendable {
  /// What begins it; the last byte is a bracket that may occur again inside.
  let open: [UInt8]
  /// The bracket that ends it.
  let close: UInt8
  /// The quotation marks that texts inside of it begin and end with.
  let quotes: ByteSet
}

/// A string literal that ends with as many characters, or with the same word, as it began with: `r##"…"##`,
/// `$word$…$word$`.
struct FencedRule: Sendable {
  /// The text before the characters or the word at the start.
  let before: [UInt8]
  /// The repeated character; nil where a word is used.
  let fill: UInt8?
  /// How many times it occurs at least.
  let minimum: Int
  /// What follows it at the start.
  let open: [UInt8]
  /// What is before it at the end.
  let close: [UInt8]
  /// What follows it at the end.
  let after: [UInt8]
  /// Whether it may go over the end of a line.
  var isMultiline = true
  var kind = CodeTokenKind.string
}

/// A literal whose delimiter the writer chooses, such as `%w[…]` or `s/…/…/`.
struct QuoteLikeRule: Sendable {
  /// What is before the delimiter.
  let open: [UInt8]
  let parts: Int
  let delimiters: ByteSet
}

/// A character that makes the word after it something special, such as `$name` or `@name`.
struct SigilRule: Sendable {
  /// Where the character has this meaning.
  enum Boundary: Sendable {
    case anywhere
    /// Not after a word, a closing bracket or the same character.
    case notAfterWord
    /// At the start of a line, after a blank or after an opening bracket.
    case afterBlank
  }

  /// The characters before the word.
  let prefix: [UInt8]
  /// How both are marked.
  let kind: CodeTokenKind
  /// Where it counts.
  var boundary = Boundary.anywhere
  /// Whether `{…}` on one line may take the place of the word.
  var allowsBraces = false
  /// Whether words may be joined by these characters.
  var joiners = ByteSet("")
  /// Single characters that may take the place of the word.
  var specials = ByteSet("")
  /// Whether the sigil and the word may be a word of the language.
  var isLookedUp = false
}

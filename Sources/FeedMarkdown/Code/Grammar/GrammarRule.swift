/// One thing that a scanner looks for, by the bytes it begins with.
enum GrammarRule: Sendable {
  case lineComment([UInt8])
  case block(BlockRule)
  case string(StringRule)
  case filledString(FilledStringRule)
  case taggedString(TaggedStringRule)
  case quoteLike(QuoteLikeRule)
  case hereDocument([UInt8])
  case sigil(SigilRule)
  /// These bytes, as they stand.
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
    case .block(let rule): rule.open
    case .string(let rule): rule.open
    case .filledString(let rule): rule.before.isEmpty ? [rule.fill] : rule.before
    case .taggedString(let rule): rule.before
    case .quoteLike(let rule): rule.open
    case .sigil(let rule): rule.prefix
    case .character: [.apostrophe]
    case .regularExpression: [.slash]
    case .directive: [.hash]
    case .markupTag: [.lessThan]
    }
  }
}

/// A literal whose delimiter the writer chooses, such as `%w[…]` or `s/…/…/`.
struct QuoteLikeRule: Sendable {
  /// What stands before the delimiter.
  let open: [UInt8]
  /// How many parts it has.
  let parts: Int
  /// What may be a delimiter.
  let delimiters: ByteSet

  /// Creates a rule.
  init(_ open: String, parts: Int = 1, delimiters: String = "([{</|!") {
    self.open = Array(open.utf8)
    self.parts = parts
    self.delimiters = ByteSet(delimiters)
  }
}

/// A text literal that ends with a word of the writer's choice, such as `R"word(…)word"` or `$word$…$word$`.
struct TaggedStringRule: Sendable {
  /// What stands before the word at the start.
  let before: [UInt8]
  /// What stands behind the word at the start.
  let open: [UInt8]
  /// What stands before the word at the end.
  let close: [UInt8]
  /// What stands behind the word at the end.
  let after: [UInt8]

  /// Creates a rule.
  init(before: String, open: String, close: String, after: String) {
    self.before = Array(before.utf8)
    self.open = Array(open.utf8)
    self.close = Array(close.utf8)
    self.after = Array(after.utf8)
  }
}

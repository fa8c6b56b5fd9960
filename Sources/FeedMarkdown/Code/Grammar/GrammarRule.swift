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

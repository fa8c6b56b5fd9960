/// What a scanner remembers between two tokens.
struct GrammarState {
  /// Whether an operand ended just now, so that a slash divides.
  var followsValue = false
  /// How the next name is marked, behind words such as `func`.
  var introduced: CodeTokenKind?
  /// The names of the here documents that begin with the next line.
  var hereDocuments: [Range<Int>] = []
  /// Up to where no regular expression can end, so that looking for its end again is in vain.
  var regularExpressionLimit = 0
}

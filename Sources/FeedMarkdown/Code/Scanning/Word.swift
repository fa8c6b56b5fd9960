/// What a language says about a word.
struct Word: Hashable, Sendable {
  /// How it is marked.
  var kind: CodeTokenKind
  /// How the name that follows is marked, such as that of a function behind `func`.
  var introduces: CodeTokenKind?
}

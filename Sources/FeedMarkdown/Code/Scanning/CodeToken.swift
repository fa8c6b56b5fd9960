/// A piece of code that has a kind.
struct CodeToken: Hashable, Sendable {
  /// What it is.
  let kind: CodeTokenKind
  /// Its bytes in the code.
  var range: Range<Int>
}

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

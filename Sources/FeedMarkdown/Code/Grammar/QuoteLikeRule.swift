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

/// A text literal whose delimiters are as long as the writer likes, such as `r##"…"##` or `[==[…]==]`.
struct FilledStringRule: Sendable {
  /// What stands before the fill at the start.
  let before: [UInt8]
  /// What is repeated, as often at the end as at the start.
  let fill: UInt8
  /// How often it must stand at least.
  let minimum: Int
  /// What stands behind the fill at the start.
  let open: [UInt8]
  /// What stands before the fill at the end.
  let close: [UInt8]
  /// What stands behind the fill at the end.
  let after: [UInt8]
  /// Whether it may go over the end of a line.
  let isMultiline: Bool
  /// How it is marked.
  let kind: CodeTokenKind

  /// Creates a rule.
  init(
    before: String = "", fill: Character, minimum: Int = 0, open: String, close: String, after: String = "",
    isMultiline: Bool = true, kind: CodeTokenKind = .string
  ) {
    self.before = Array(before.utf8)
    self.fill = fill.asciiValue ?? 0
    self.minimum = minimum
    self.open = Array(open.utf8)
    self.close = Array(close.utf8)
    self.after = Array(after.utf8)
    self.isMultiline = isMultiline
    self.kind = kind
  }
}

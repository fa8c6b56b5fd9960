/// How a text literal is written.
struct StringRule: Sendable {
  /// What begins it.
  let open: [UInt8]
  /// What ends it.
  let close: [UInt8]
  /// The byte that takes the meaning from the next one; nil where there is none.
  let escape: UInt8?
  /// Whether the closing delimiter, written twice, stands for itself.
  let doublesClose: Bool
  /// Whether it may go over the end of a line; one that may not ends there even if it is not closed.
  let isMultiline: Bool
  /// How code stands inside; nil where none does.
  let interpolation: Interpolation?
  /// How it is marked.
  let kind: CodeTokenKind

  /// Creates a rule; without `close` the text ends as it began.
  init(
    _ open: String, _ close: String? = nil, escape: Character? = "\\", doublesClose: Bool = false,
    isMultiline: Bool = false, interpolation: Interpolation? = nil, kind: CodeTokenKind = .string
  ) {
    self.open = Array(open.utf8)
    self.close = Array((close ?? open).utf8)
    self.escape = escape?.asciiValue
    self.doublesClose = doublesClose
    self.isMultiline = isMultiline
    self.interpolation = interpolation
    self.kind = kind
  }
}

/// A piece between two delimiters that goes over lines, such as a comment.
struct BlockRule: Sendable {
  /// What begins it.
  let open: [UInt8]
  /// What ends it.
  let close: [UInt8]
  /// What begins a piece inside of it that has to be closed as well; nil where it does not nest.
  let nestedOpen: [UInt8]?
  /// How it is marked.
  let kind: CodeTokenKind

  /// Creates a rule.
  init(_ open: String, _ close: String, nestedOpen: String? = nil, kind: CodeTokenKind = .comment) {
    self.open = Array(open.utf8)
    self.close = Array(close.utf8)
    self.nestedOpen = nestedOpen.map { Array($0.utf8) }
    self.kind = kind
  }
}

internal import FeedDiagnostics

/// How much of what CommonMark does not know is read in a body, so that memory stays in proportion to the text.
///
/// What comes after that stays text, as CommonMark reads it. The numbers are far above what people write, and grow with
/// the size of the body.
struct ExtensionLimits {
  /// The size of the body in bytes.
  let size: Int

  /// The limit of a kind: so much for each MiB.
  subscript(kind: MarkdownLimit) -> Int {
    let each =
      switch kind {
      case .lines: 30_000
      case .cells: 40_000
      case .pieces: 80_000
      }
    return each * max(1, size >> 20)
  }
}

/// A limit of ``ExtensionLimits`` that a body exceeds.
struct ExceededLimit {
  let kind: MarkdownLimit
  /// The line on which it does, counted from one: of the source as written for lines and cells, else of what cmark read.
  let line: Int
}

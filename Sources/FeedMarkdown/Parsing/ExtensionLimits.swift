internal import FeedDiagnostics

/// How much of what CommonMark does not know is read in a body, so that memory stays in proportion to the text.
///
/// What comes after that stays text, as CommonMark reads it. The numbers are far above what people write, and grow with
/// the size of the body.
struct ExtensionLimits {
  /// How many lines may be footnotes, definitions and lists of attributes.
  let lines: Int
  /// How many cells tables may have.
  let cells: Int
  /// How many pieces text may be taken apart into: addresses, tags, names, marks, and what stands between them.
  let pieces: Int

  /// The limits for a body of so many bytes: so much for each MiB.
  init(size: Int) {
    let mebibytes = max(1, size >> 20)
    lines = 30_000 * mebibytes
    cells = 40_000 * mebibytes
    pieces = 80_000 * mebibytes
  }

  /// The limit of a kind.
  subscript(kind: MarkdownLimit) -> Int {
    switch kind {
    case .lines: lines
    case .cells: cells
    case .pieces: pieces
    }
  }
}

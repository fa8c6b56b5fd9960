internal import FeedDiagnostics

/// A limit of ``ExtensionLimits`` that a body exceeds.
struct ExceededLimit {
  let kind: MarkdownLimit
  /// The line on which it does, counted from one: of the source as written for lines and cells, else of what cmark read.
  let line: Int
}

public import FeedDiagnostics

/// A body and what is wrong with it.
public struct ParsedMarkdown: Hashable, Sendable {
  /// The body, as far as it could be read.
  public let body: MarkdownBody
  /// What is wrong, in the order of the text.
  public let diagnostics: [Diagnostic]

  /// Creates a result.
  public init(body: MarkdownBody, diagnostics: [Diagnostic] = []) {
    self.body = body
    self.diagnostics = diagnostics
  }
}

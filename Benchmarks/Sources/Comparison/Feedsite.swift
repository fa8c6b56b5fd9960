internal import FeedDiagnostics
internal import FeedMarkdown

/// feedsite's way from Markdown to HTML, with every extension switched on.
public enum Feedsite {
  private static let parser = MarkdownParser(
    options: MarkdownOptions(extensions: .all, rawHTML: .dropped, sizeLimit: 1 << 26))
  private static let place = SourceLocation(file: "body.md", line: 1)

  /// Parses and renders a text as on a page of its own, and gives the length of its HTML in bytes, which are what libcmark
  /// gives as well and what a build writes.
  public static func render(_ text: String) -> Int {
    parser.parse(text, at: place).body.utf8HTML(MarkdownRendering(purpose: .page, identifierPrefix: "")).count
  }
}

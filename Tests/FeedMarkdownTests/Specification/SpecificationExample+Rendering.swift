import FeedDiagnostics
import FeedMarkdown

extension SpecificationExample {
  /// The HTML that feedsite makes of the example, nothing added to it for pages.
  func rendered(_ options: MarkdownOptions) -> String {
    MarkdownParser(options: options).parse(markdown, at: SourceLocation(file: "example.md", line: 1)).body
      .html(MarkdownRendering(purpose: .document))
  }
}

import FeedDiagnostics
import FeedMarkdown

/// Short ways to parse and render in tests.
enum Sample {
  static func parse(_ text: String, line: Int = 1, extensions: MarkdownExtensions = .standard) -> ParsedMarkdown {
    MarkdownParser(options: MarkdownOptions(extensions: extensions, rawHTML: .dropped))
      .parse(text, at: SourceLocation(file: "a.md", line: line))
  }

  static func body(_ text: String) -> MarkdownBody {
    parse(text).body
  }

  /// The HTML with raw HTML in it, pure CommonMark otherwise.
  static func rawHTML(
    _ text: String, _ policy: RawHTMLPolicy = .kept, for purpose: MarkdownPurpose = .document,
    url: @escaping @Sendable (String) -> String = { $0 }
  ) -> String {
    keeping(text, policy).html(MarkdownRendering(purpose: purpose, url: url))
  }

  /// The body with raw HTML in it, pure CommonMark otherwise.
  static func keeping(_ text: String, _ policy: RawHTMLPolicy = .kept) -> MarkdownBody {
    MarkdownParser(options: MarkdownOptions(extensions: [], rawHTML: policy))
      .parse(text, at: SourceLocation(file: "a.md", line: 1)).body
  }

  /// The HTML without the attributes that pages add to images.
  static func html(_ text: String) -> String {
    body(text).html(MarkdownRendering(purpose: .feed))
  }

  /// The HTML of CommonMark without any extension.
  static func plainHTML(_ text: String) -> String {
    parse(text, extensions: []).body.html(MarkdownRendering(purpose: .feed))
  }

  /// The findings as `line:column code`.
  static func findings(_ text: String, line: Int = 1) -> [String] {
    parse(text, line: line).diagnostics.map { diagnostic in
      let column = diagnostic.location?.column.map { ":\($0)" } ?? ""
      return "\(diagnostic.location?.line ?? 0)\(column) \(diagnostic.code)"
    }
  }
}

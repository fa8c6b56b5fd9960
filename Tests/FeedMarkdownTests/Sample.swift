import FeedDiagnostics
import FeedMarkdown

/// Short ways to parse and render in tests.
enum Sample {
  static func parse(_ text: String, line: Int = 1, extensions: MarkdownExtensions = .standard) -> ParsedMarkdown {
    MarkdownParser(options: MarkdownOptions(extensions: extensions))
      .parse(text, at: SourceLocation(file: "a.md", line: line))
  }

  static func body(_ text: String) -> MarkdownBody {
    parse(text).body
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

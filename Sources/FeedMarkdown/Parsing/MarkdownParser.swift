public import FeedDiagnostics

/// Reads Markdown: CommonMark 0.30.
///
///     let parsed = MarkdownParser().parse("Hello *world*", at: SourceLocation(file: "a.md", line: 5))
///     parsed.body.html(MarkdownRendering())  // "<p>Hello <em>world</em></p>\n"
///
/// Tags of raw HTML are left out, with one warning a body; words and images stay. The comment `<!--more-->` ends the
/// excerpt.
public struct MarkdownParser: Sendable {
  /// How Markdown is read.
  public let options: MarkdownOptions

  /// Creates a parser.
  public init(options: MarkdownOptions = .init()) {
    self.options = options
  }

  /// Reads a body.
  ///
  /// - Parameters:
  ///   - text: The body, without front matter; its line ends may be of any kind.
  ///   - place: Where the first line of `text` stands in its file, so that findings and links carry the file's lines.
  public func parse(_ text: String, at place: SourceLocation) -> ParsedMarkdown {
    guard text.utf8.count <= options.sizeLimit else {
      let problem = BodyProblem.tooLarge(bytes: text.utf8.count, limit: options.sizeLimit)
      return ParsedMarkdown(body: .empty, diagnostics: [Diagnostic(.body(problem), at: place)])
    }
    guard !text.isEmpty else { return ParsedMarkdown(body: .empty) }
    let text = Self.withLineFeeds(text)
    var reader = MarkdownReader(source: SourceMap(text: text, place: place), size: text.utf8.count, options: options)
    CmarkDocument(parsing: text).walk { node, isEntering in
      reader.visit(node, isEntering: isEntering)
    }
    return reader.finish()
  }

  /// The text with every line end as a line feed, so that code blocks do not depend on the editor that wrote them.
  private static func withLineFeeds(_ text: String) -> String {
    let carriageReturn = UInt8(ascii: "\r")
    let lineFeed = UInt8(ascii: "\n")
    let source = Array(text.utf8)
    guard source.contains(carriageReturn) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var last: UInt8 = 0
    for byte in source {
      if byte == carriageReturn {
        bytes.append(lineFeed)
      } else if byte != lineFeed || last != carriageReturn {
        bytes.append(byte)
      }
      last = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

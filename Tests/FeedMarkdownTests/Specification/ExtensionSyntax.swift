import FeedMarkdown

/// Examples of CommonMark that hold the syntax of an extension.
enum ExtensionSyntax {
  /// The extensions that read something in an example, by its number.
  static let inCommonMark: [Int: MarkdownExtensions] = [
    // #hashtag
    64: .hashtags,
    // <foo\+@bar.example.com>
    605: [.autolinks, .mentions],
    // < http://foo.bar >
    607: .autolinks,
    // http://example.com
    610: .autolinks,
    // foo@bar.example.com
    611: .autolinks,
    // <a h*#ref="hi">
    618: .hashtags,
  ]
}

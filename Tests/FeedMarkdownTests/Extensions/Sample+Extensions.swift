import FeedMarkdown

extension Sample {
  /// The HTML with every extension on, without what pages add, and without the line end after it.
  static func document(_ text: String, _ extensions: MarkdownExtensions = .standard) -> String {
    let html = parse(text, extensions: extensions).body.html(MarkdownRendering(purpose: .document))
    return html.hasSuffix("\n") ? String(html.dropLast()) : html
  }

  /// The HTML of a page with ids.
  static func page(_ text: String, prefix: String = "") -> String {
    body(text).html(MarkdownRendering(identifierPrefix: prefix))
  }
}

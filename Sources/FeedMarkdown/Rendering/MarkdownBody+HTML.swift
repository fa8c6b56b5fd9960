package import FeedMarkup

extension MarkdownBody {
  /// The body as HTML, every destination passed through ``MarkdownRendering/url``.
  public func html(_ rendering: MarkdownRendering) -> String {
    var buffer = MarkupBuffer()
    append(to: &buffer, as: rendering)
    return buffer.markup
  }

  /// Appends the body as HTML.
  package func append(to buffer: inout MarkupBuffer, as rendering: MarkdownRendering) {
    var renderer = MarkdownRenderer(body: self, rendering: rendering)
    renderer.append(to: &buffer)
  }
}

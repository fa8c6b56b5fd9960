package import FeedMarkup

extension MarkdownBody {
  /// The body as HTML, every destination passed through ``MarkdownRendering/url``.
  public func html(_ rendering: MarkdownRendering) -> String {
    String(decoding: utf8HTML(rendering), as: UTF8.self)
  }

  /// The body as HTML in UTF-8, as ``html(_:)`` gives it, for those who write it somewhere: no string is made of it.
  public func utf8HTML(_ rendering: MarkdownRendering) -> [UInt8] {
    var buffer = MarkupBuffer()
    append(to: &buffer, as: rendering)
    return buffer.bytes
  }

  /// Appends the body as HTML.
  package func append(to buffer: inout MarkupBuffer, as rendering: MarkdownRendering) {
    var renderer = MarkdownRenderer(body: self, rendering: rendering)
    renderer.append(to: &buffer)
  }
}

package import FeedMarkup

/// The frame of a figure, for an image that is a paragraph of its own; the image is written between the two.
package enum FigureMarkup {
  /// Appends the start of a figure; `className` is left out in feeds.
  package static func appendStart(className: String? = nil, to buffer: inout MarkupBuffer) {
    buffer.append("<figure")
    if let className {
      buffer.append(" class=\"")
      HTMLEscaping.appendKeepingApostrophes(className, to: &buffer)
      buffer.append("\"")
    }
    buffer.append(">")
  }

  /// Appends the caption, which is the title of the image, and the end; an empty caption is left out.
  package static func appendEnd(caption: String, to buffer: inout MarkupBuffer) {
    if !caption.isEmpty {
      buffer.append("<figcaption>")
      HTMLEscaping.appendKeepingApostrophes(caption, to: &buffer)
      buffer.append("</figcaption>")
    }
    buffer.append("</figure>")
  }
}

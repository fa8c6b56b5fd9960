package import FeedTheme

/// A picture to save, as templates see it.
package struct ShareImageContext: TemplateContext {
  let src: String
  let alt: String
  let number: String
  let file: String?

  package static let fields = TemplateFields<Self>(
    "a picture to save",
    .text("src", "The address of the picture.") { $0.src },
    .text("alt", "What it shows, for those who cannot see it.") { $0.alt },
    .text("number", "Which one it is, from 1.") { $0.number },
    .text("file", "The name to save it by; empty for pictures elsewhere, which open instead.") { $0.file })
}

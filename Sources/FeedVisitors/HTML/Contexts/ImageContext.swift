package import FeedTheme

/// An image as templates see it.
package struct ImageContext: TemplateContext {
  let src: String
  let width: String?
  let height: String?
  let alt: String
  let caption: String?
  let placeholderStyle: String?

  package static let fields = TemplateFields<Self>(
    "an image",
    .text("src", "The address of the image.") { $0.src },
    .text("width", "Pixels from left to right, where known.") { $0.width },
    .text("height", "Pixels from top to bottom, where known.") { $0.height },
    .text("alt", "What it shows, for those who cannot see it.") { $0.alt },
    .text("caption", "Words below it.") { $0.caption },
    .text(
      "placeholderStyle",
      "The average colour of the image as a custom property, to show until it is loaded; empty where it is unknown or the image transparent."
    ) { $0.placeholderStyle })
}

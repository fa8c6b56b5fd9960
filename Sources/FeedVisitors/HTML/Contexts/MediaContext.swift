package import FeedTheme

/// A recording or a video as templates see it.
package struct MediaContext: TemplateContext {
  let src: String
  let type: String
  let title: String?
  let caption: String?
  let alt: String?
  let poster: ImageContext?
  let width: String?
  let height: String?
  let duration: String?
  let isoDuration: String?

  package static let fields = TemplateFields<Self>(
    "a recording or video",
    .text("src", "The address of the file.") { $0.src },
    .text("type", "The MIME type.") { $0.type },
    .text("title", "What it is called.") { $0.title },
    .text("caption", "Words below it.") { $0.caption },
    .text("alt", "What it shows, for those who cannot see it.") { $0.alt },
    .object("poster", "The image that is shown before it plays.") { $0.poster },
    .text("width", "The width of a video in pixels, or that of its poster.") { $0.width },
    .text("height", "The height of a video in pixels, or that of its poster.") { $0.height },
    .text("duration", "How long it plays, for example 3:45.") { $0.duration },
    .text("isoDuration", "How long it plays, for machines.") { $0.isoDuration })
}

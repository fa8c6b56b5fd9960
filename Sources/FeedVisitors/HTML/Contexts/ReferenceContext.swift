package import FeedTheme

/// Another entry as a card or page mentions it.
package struct ReferenceContext: TemplateContext {
  let title: String
  let url: String?
  let kind: String
  let kindLabel: String
  let date: DateContext?
  let cover: ImageContext?
  let artist: String?

  package static let fields = TemplateFields<Self>(
    "another entry",
    .text("title", "The title or the first words.") { $0.title },
    .text("url", "Its page.") { $0.url },
    .text("kind", "The name of its kind, for class names.") { $0.kind },
    .text("kindLabel", "What its kind is called.") { $0.kindLabel },
    .object("date", "When it was published.") { $0.date },
    .object("cover", "Its cover.") { $0.cover },
    .text("artist", "Its artists.") { $0.artist })
}

package import FeedTheme

/// The entry before or after another one.
package struct NeighborContext: TemplateContext {
  let title: String
  let url: String

  package static let fields = TemplateFields<Self>(
    "a neighbour",
    .text("title", "The title or the first words.") { $0.title },
    .text("url", "Its page.") { $0.url })
}

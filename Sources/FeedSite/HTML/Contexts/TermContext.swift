package import FeedTheme

/// One tag of the index.
package struct TermContext: TemplateContext {
  let name: String
  let url: String
  let count: String

  package static let fields = TemplateFields<Self>(
    "a term",
    .text("name", "The tag as it is written.") { $0.name },
    .text("url", "Its wall.") { $0.url },
    .text("count", "How many entries carry it.") { $0.count })
}

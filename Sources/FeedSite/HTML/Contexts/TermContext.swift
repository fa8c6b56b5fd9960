package import FeedTheme

/// One tag of the index, or one by which a wall can be filtered.
package struct TermContext: TemplateContext {
  let name: String
  let url: String
  let count: String?
  var isCurrent = false
  var isWithin = false

  package static let fields = TemplateFields<Self>(
    "a term",
    .text("name", "The tag as it is written.") { $0.name },
    .text("url", "Its wall.") { $0.url },
    .text("count", "How many entries carry it, among those of a wall that is filtered.") { $0.count },
    .flag("isCurrent", "Whether the page is its wall.") { $0.isCurrent },
    .flag("isWithin", "Whether the page is an archive page of its wall.") { $0.isWithin })
}

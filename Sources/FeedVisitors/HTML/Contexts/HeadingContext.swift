package import FeedTheme

/// A heading of a table of contents, with those right below it.
package struct HeadingContext: TemplateContext {
  let name: String
  let url: String
  var headings: [NamedLinkContext] = []

  package static let fields = TemplateFields<Self>(
    "a heading",
    .text("name", "Its words.") { $0.name },
    .text("url", "The address of its place on the page.") { $0.url },
    .list("headings", "The headings one level below it, up to the next one of its own level.") { $0.headings })
}

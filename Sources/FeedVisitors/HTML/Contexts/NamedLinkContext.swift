package import FeedTheme

/// A named address.
package struct NamedLinkContext: TemplateContext {
  let name: String
  let url: String

  package static let fields = TemplateFields<Self>(
    "a link",
    .text("name", "What it is called.") { $0.name },
    .text("url", "Where it leads.") { $0.url })
}

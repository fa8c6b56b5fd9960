package import FeedTheme

/// What a page offers for sharing an entry, as templates see it.
package struct ShareContext: TemplateContext {
  let title: String
  let text: String
  let url: String
  let networks: [ShareNetworkContext]

  package static let fields = TemplateFields<Self>(
    "sharing",
    .text("title", "What the entry is called.") { $0.title },
    .text("text", "A sentence about it, or the author's own words.") { $0.text },
    .text("url", "The absolute address of its page.") { $0.url },
    .list("networks", "Where to share it, in the order of site.yml.") { $0.networks })
}

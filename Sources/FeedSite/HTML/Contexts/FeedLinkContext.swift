package import FeedTheme

/// A feed that a page offers.
package struct FeedLinkContext: TemplateContext {
  let title: String
  let url: String
  let type: String

  package static let fields = TemplateFields<Self>(
    "a feed",
    .text("title", "What the feed holds.") { $0.title },
    .text("url", "Its address.") { $0.url },
    .text("type", "Its MIME type.") { $0.type })
}

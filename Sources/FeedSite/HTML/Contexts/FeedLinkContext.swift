package import FeedTheme

/// A feed that a page offers.
package struct FeedLinkContext: TemplateContext {
  let title: String
  let url: String
  let type: String
  var format = ""
  var isPreferred = true

  package static let fields = TemplateFields<Self>(
    "a feed",
    .text("title", "What the feed holds.") { $0.title },
    .text("url", "Its address.") { $0.url },
    .text("type", "Its MIME type.") { $0.type },
    .text("format", "What its format is called, such as Atom.") { $0.format },
    .flag("isPreferred", "Whether it is the one to show where there is room for one format only.") { $0.isPreferred })
}

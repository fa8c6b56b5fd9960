import FeedModel
package import FeedTheme

/// An icon that pages link to.
package struct IconLinkContext: TemplateContext {
  let relation: String
  let url: String
  let type: String
  let sizes: String

  package static let fields = TemplateFields<Self>(
    "an icon",
    .text("relation", "What the link is: icon or apple-touch-icon.") { $0.relation },
    .text("url", "Its address.") { $0.url },
    .text("type", "Its MIME type.") { $0.type },
    .text("sizes", "Its width and height, such as 32x32, or any.") { $0.sizes })
}

extension IconLinkContext {
  /// The link to an icon; nil for one that only the manifest names.
  init?(_ icon: IconFile, resolver: URLResolver) {
    switch icon.purpose {
    case .tab, .everything: relation = "icon"
    case .appleHomeScreen: relation = "apple-touch-icon"
    case .program, .maskable: return nil
    }
    url = resolver.path(to: icon.route)
    type = icon.mimeType
    sizes = icon.sizes
  }
}

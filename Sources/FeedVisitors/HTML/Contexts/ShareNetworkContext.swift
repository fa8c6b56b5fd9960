import FeedMarkup
package import FeedTheme

/// A place to share an entry at, as templates see it: a link, or the parts that a reader takes there.
package struct ShareNetworkContext: TemplateContext {
  let name: String
  let label: String
  var url: String?
  var instance: String?
  var caption: String?
  var images: [ShareImageContext] = []
  var code: HTMLFragment?
  var address: String?

  /// A network that shows parts of its own, which are set later.
  init(name: String, label: String) {
    self.name = name
    self.label = label
  }

  package static let fields = TemplateFields<Self>(
    "a place to share at",
    .text("name", "Its name in site.yml, for class names, for example facebook.") { $0.name },
    .text("label", "What it is called.") { $0.label },
    .text("url", "The address to share at; empty where there is none.") { $0.url },
    .text("instance", "The server that the address is of, where readers may have another.") { $0.instance },
    .text("caption", "Words to copy, where there is no address.") { $0.caption },
    .list("images", "Pictures to save, in order.") { $0.images },
    .markup("code", "A QR code of the page's address as SVG, where readers scan it.") { $0.code?.markup },
    .text("address", "The address of the entry's page, where that is what readers copy.") { $0.address })
}

import FeedMarkup
import FeedModel
package import FeedTheme

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

/// A place to share an entry at, as templates see it: a link, or the parts that a reader takes there.
package struct ShareNetworkContext: TemplateContext {
  let name: String
  let label: String
  package internal(set) var url: String?
  var instance: String?
  var caption: String?
  var images: [ShareImageContext] = []
  var code: MarkupBuffer?
  package internal(set) var address: String?

  package static let fields = TemplateFields<Self>(
    "a place to share at",
    .text("name", "Its name in site.yml, for class names, for example facebook.") { $0.name },
    .text("label", "What it is called.") { $0.label },
    .text("url", "The address to share at; empty where there is none.") { $0.url },
    .text("instance", "The server that the address is of, where readers may have another.") { $0.instance },
    .text("caption", "Words to copy, where there is no address.") { $0.caption },
    .list("images", "Pictures to save, in order.") { $0.images },
    .markup("code", "A QR code of the page's address as SVG, where readers scan it.") { network, buffer in
      if let code = network.code { buffer.append(code) }
    },
    .text("address", "The address of the entry's page, where that is what readers copy.") { $0.address })
}

package struct ShareImageContext: TemplateContext {
  let src: String
  let alt: String
  let number: String
  let file: String?

  package static let fields = TemplateFields<Self>(
    "a picture to save",
    .text("src", "The address of the picture.") { $0.src },
    .text("alt", "What it shows, for those who cannot see it.") { $0.alt },
    .text("number", "Which one it is, from 1.") { $0.number },
    .text("file", "The name to save it by; empty for pictures elsewhere, which open instead.") { $0.file })
}

extension ShareImageContext {
  /// One of the pictures of an entry; saved, they are in order under the entry's name.
  init(_ photo: Photo, number: Int, of entry: Entry, resolver: URLResolver) {
    self.init(
      src: resolver.path(to: photo.file.source), alt: photo.alt, number: String(number),
      file: photo.file.source.fileExtension.map { "\(entry.route.name)-\(number).\($0)" })
  }
}

extension Route {
  fileprivate var name: Substring { path.split(separator: "/").last ?? "" }
}

extension MediaSource {
  /// What follows the last dot of a published file's name; nil for files elsewhere, which browsers do not save.
  fileprivate var fileExtension: Substring? {
    guard case .published(let route) = self, let name = route.path.split(separator: "/").last,
      let dot = name.lastIndex(of: ".")
    else { return nil }
    return name[name.index(after: dot)...]
  }
}

extension ShareContext {
  /// What the page offers, for those who read it without a browser: the words, and a line or a block for each network.
  package var plainText: String {
    let blocks = ["\(text)\n\(url)"] + networks.map(\.plainText)
    return blocks.joined(separator: "\n\n") + "\n"
  }
}

extension ShareNetworkContext {
  fileprivate var plainText: String {
    let lines = [url, caption, address].compactMap(\.self) + images.map { $0.plainText }
    return ([name] + lines + (code == nil ? [] : ["a QR code of the address"])).joined(separator: "\n")
  }
}

extension ShareImageContext {
  fileprivate var plainText: String { alt.isEmpty ? "\(number). \(src)" : "\(number). \(src) (\(alt))" }
}

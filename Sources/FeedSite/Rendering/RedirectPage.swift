import FeedMarkup
import FeedModel

/// A page that leads on to another one, on any host and without JavaScript.
struct RedirectPage: Sendable {
  let resolver: URLResolver
  let target: Route
  let language: String
  /// What the page says to those whose browser stays.
  let text: String

  func bytes() -> [UInt8] {
    let path = resolver.path(to: target)
    var writer = HTMLWriter()
    writer.element("html", ["lang": .text(language)]) { writer in
      writer.element("head") { writer in
        writer.voidElement("meta", ["charset": "utf-8"])
        writer.element("title", text: text)
        writer.voidElement("meta", ["http-equiv": "refresh", "content": .text("0; url=\(path)")])
        writer.voidElement("meta", ["name": "robots", "content": "noindex"])
        writer.voidElement("link", ["rel": "canonical", "href": .address(resolver.absolute(target))])
      }
      writer.element("body") { writer in
        writer.element("p") { writer in
          writer.element("a", ["href": .address(path)], text: text)
        }
      }
    }
    return Array("<!doctype html>\n".utf8) + writer.markup.bytes + [UInt8(ascii: "\n")]
  }
}

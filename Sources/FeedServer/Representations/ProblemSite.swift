import FeedMarkup

/// What stands in the place of a site that cannot be shown at all: a page that says why, at every address.
package struct ProblemSite: ServedSite {
  private let page: Representation

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - problems: What is wrong, as the terminal says it.
  ///   - companion: What lets the page go away when it is mended.
  package init(problems: String, now: HTTPDate, companion: PageCompanion?) {
    var writer = HTMLWriter()
    writer.element("html", ["lang": "en"]) { writer in
      writer.element("head") { writer in
        writer.voidElement("meta", ["charset": "utf-8"])
        writer.voidElement("meta", ["name": "viewport", "content": "width=device-width"])
        writer.element("title", text: "Not yet")
      }
      writer.element("body") { writer in
        writer.element("h1", text: "This site cannot be shown yet")
        writer.element("pre", text: problems)
      }
    }
    let bytes = Array("<!doctype html>\n".utf8) + writer.markup.bytes + [UInt8(ascii: "\n")]
    page = Representation(
      type: "text/html; charset=utf-8", bytes: companion?.added(to: bytes) ?? bytes, lastModified: now)
  }

  package func find(_ path: RequestPath) async -> ResolvedPath { .unavailable(page) }
}

import FeedMarkup
import FeedModel

/// Writes a list of subscriptions as OPML 2.0 (http://opml.org/spec2.opml).
package struct OPMLWriter: Sendable {
  /// Creates a writer.
  package init() {}

  /// The document in UTF-8.
  package func write(_ list: OPML) -> [UInt8] {
    var writer = XMLWriter()
    writer.declaration()
    writer.element("opml", ["version": "2.0"]) { writer in
      writer.element("head") { writer in
        writer.element("title", text: list.title)
        if let modified = list.modified { writer.element("dateModified", text: modified.rfc822) }
        writer.element("ownerName", text: list.ownerName)
        writer.element("ownerId", text: list.ownerPage)
        writer.element("docs", text: "http://opml.org/spec2.opml")
      }
      writer.element("body") { writer in
        for outline in list.outlines {
          writer.element(
            "outline",
            [
              "type": "rss", "text": outline.title, "title": outline.title, "description": outline.description,
              "xmlUrl": outline.feed, "htmlUrl": outline.page,
            ])
        }
      }
    }
    return writer.finish()
  }
}

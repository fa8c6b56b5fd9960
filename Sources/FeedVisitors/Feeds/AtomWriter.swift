import FeedMarkup
import FeedModel

/// Writes a feed as Atom 1.0 (RFC 4287) with the elements of RFC 5005 in archives, and those of RFC 4685 where there are
/// answers.
struct AtomWriter: FeedWriter {
  /// The last change of a feed without entries, which Atom requires and which is not known.
  private static let never = FeedDate(secondsSinceEpoch: 0, utcOffset: 0)

  func write(_ feed: FeedChannel) -> [UInt8] {
    var writer = XMLWriter()
    writer.declaration()
    if let stylesheet = feed.stylesheet { writer.stylesheet(stylesheet) }
    writer.element(
      "feed",
      [
        "xmlns": "http://www.w3.org/2005/Atom",
        "xmlns:fh": feed.isComplete ? "http://purl.org/syndication/history/1.0" : nil,
        "xmlns:thr": feed.hasReplies ? "http://purl.org/syndication/thread/1.0" : nil,
        "xml:lang": feed.language,
      ]
    ) { write(feed, to: &$0) }
    return writer.finish()
  }

  func write(_ entry: FeedItem) -> [UInt8] {
    var writer = XMLWriter(depth: 1)
    write(entry, updated: Self.never, to: &writer)
    return writer.finish()
  }

  private func write(_ feed: FeedChannel, to writer: inout XMLWriter) {
    let updated = feed.lastChanged ?? Self.never
    writer.element("id", text: feed.id)
    writer.element("title", text: feed.title)
    if let subtitle = feed.description { writer.element("subtitle", text: subtitle) }
    writer.element("updated", text: updated.rfc3339)
    write(feed.author ?? FeedAuthor(name: feed.siteTitle), to: &writer)
    writer.element("link", ["rel": "alternate", "type": "text/html", "href": feed.page])
    writer.element("link", ["rel": "self", "type": "application/atom+xml", "href": feed.address])
    for link in feed.links { writer.element("link", ["rel": link.relation, "href": link.address]) }
    if feed.isComplete { writer.element("fh:archive") }
    if let license = feed.license { writer.element("rights", text: license.statement) }
    writer.element("generator", text: feed.generator)
    for entry in feed.items { write(entry, updated: updated, to: &writer) }
  }

  private func write(_ entry: FeedItem, updated: FeedDate, to writer: inout XMLWriter) {
    writer.element("entry", ["xml:lang": entry.language]) { writer in
      writer.element("id", text: FeedUUID.iri(of: entry.id))
      writer.element("title", text: entry.title ?? "")
      writer.element("link", ["rel": "alternate", "type": "text/html", "href": entry.url])
      if let license = entry.license?.url { writer.element("link", ["rel": "license", "href": license]) }
      if let related = entry.related { writer.element("link", ["rel": "related", "href": related]) }
      if entry.replyCount > 0 {
        writer.element(
          "link",
          [
            "rel": "replies", "type": "text/html", "href": entry.url + "#_answers",
            "thr:count": String(entry.replyCount),
          ])
      }
      for enclosure in entry.enclosures {
        writer.element(
          "link",
          [
            "rel": "enclosure", "type": enclosure.type, "length": enclosure.byteCount.map(String.init),
            "title": enclosure.title, "href": enclosure.url,
          ])
      }
      if let published = entry.published { writer.element("published", text: published.rfc3339) }
      writer.element("updated", text: (entry.changed ?? updated).rfc3339)
      for author in entry.authors { write(author, to: &writer) }
      for category in entry.tags { writer.element("category", ["term": category]) }
      if let license = entry.license { writer.element("rights", text: license.statement) }
      if entry.replyCount > 0 { writer.element("thr:total", text: String(entry.replyCount)) }
      let summary = entry.content.isEmpty ? entry.description : entry.summary
      if let summary { writer.element("summary", text: summary) }
      if !entry.content.isEmpty { writer.element("content", ["type": "html"], text: entry.content) }
    }
  }

  private func write(_ author: FeedAuthor, to writer: inout XMLWriter) {
    writer.element("author") { writer in
      writer.element("name", text: author.name)
      if let uri = author.url { writer.element("uri", text: uri) }
    }
  }
}

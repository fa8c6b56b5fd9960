import FeedMarkup
import FeedModel

/// Writes a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
struct JSONFeedWriter: FeedWriter {
  func write(_ feed: FeedChannel) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      json.member("version", "https://jsonfeed.org/version/1.1")
      json.member("title", feed.title)
      json.member("home_page_url", feed.page)
      json.member("feed_url", feed.address)
      json.member("description", feed.description)
      json.member("user_comment", feed.hint)
      json.member("next_url", feed.previousArchive)
      json.member("language", feed.language)
      write(feed.author.map { [$0] } ?? [], to: &json)
      if let hub = feed.hub {
        json.array("hubs", of: [hub]) { hub, json in
          json.member("type", "WebSub")
          json.member("url", hub)
        }
      }
      json.array("items", of: feed.items) { write($0, to: &$1) }
    }
    return writer.finish()
  }

  func write(_ item: FeedItem) -> [UInt8] {
    var writer = JSONWriter(depth: 2)
    writer.object { write(item, to: &$0) }
    return writer.finish()
  }

  private func write(_ item: FeedItem, to json: inout JSONObjectWriter) {
    json.member("id", item.id)
    json.member("url", item.url)
    json.member("external_url", item.related)
    json.member("title", item.title)
    json.member("summary", item.summary)
    if item.content.isEmpty {
      json.member("content_text", item.description)
    } else {
      json.member("content_html", item.content)
    }
    json.member("image", item.image)
    json.member("date_published", item.published?.rfc3339)
    json.member("date_modified", item.isRevised ? item.changed?.rfc3339 : nil)
    write(item.authors, to: &json)
    json.member("tags", item.tags)
    json.member("language", item.language)
    guard !item.enclosures.isEmpty else { return }
    json.array("attachments", of: item.enclosures) { attachment, json in
      json.member("url", attachment.url)
      json.member("mime_type", attachment.type)
      json.member("title", attachment.title)
      json.member("size_in_bytes", attachment.byteCount)
      json.member("duration_in_seconds", attachment.seconds)
    }
  }

  private func write(_ authors: [FeedAuthor], to json: inout JSONObjectWriter) {
    guard !authors.isEmpty else { return }
    json.array("authors", of: authors) { author, json in
      json.member("name", author.name)
      json.member("url", author.url)
      json.member("avatar", author.portrait)
    }
  }
}

import FeedContent
import FeedMarkup

/// The file in which fetched webmentions are kept.
struct WebmentionFile {
  /// The webmentions by the numbers that the service gave them.
  private(set) var mentions: [Webmention]

  /// Reads the file; nil where it is no list of webmentions.
  init?(_ bytes: [UInt8]) {
    guard let found = try? Webmention.all(in: bytes) else { return nil }
    mentions = found.mentions
  }

  /// An empty file.
  init() { mentions = [] }

  /// The highest of the numbers; 0 where there is none.
  var lastNumber: Int { mentions.compactMap(\.id).max() ?? 0 }

  /// Adds webmentions; one that is there already is replaced.
  ///
  /// - Returns: How many are new.
  mutating func add(_ others: [Webmention]) -> Int {
    var added = 0
    for other in others {
      if let place = mentions.firstIndex(where: { $0.id != nil && $0.id == other.id }) {
        mentions[place] = other
      } else {
        mentions.append(other)
        added += 1
      }
    }
    mentions = mentions.enumerated().sorted {
      ($0.element.id ?? 0, $0.offset) < ($1.element.id ?? 0, $1.offset)
    }.map(\.element)
    return added
  }

  /// The file as the service exports it.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { feed in
      feed.member("type", "feed")
      feed.array("children") { children in
        for mention in mentions {
          children.object { write(mention, to: &$0) }
        }
      }
    }
    return writer.finish()
  }

  private func write(_ mention: Webmention, to entry: inout JSONObjectWriter) {
    entry.member("type", "entry")
    if mention.authorName != nil || mention.authorURL != nil {
      entry.object("author") { author in
        author.member("type", "card")
        author.member("name", mention.authorName)
        author.member("url", mention.authorURL)
      }
    }
    entry.member("url", mention.url)
    entry.member("published", mention.published)
    entry.member("wm-received", mention.received)
    entry.member("wm-id", mention.id)
    entry.member("wm-source", mention.source)
    entry.member("wm-target", mention.target)
    entry.member("wm-property", mention.property)
    entry.member("wm-private", mention.isPrivate)
    if mention.text != nil || mention.html != nil {
      entry.object("content") { content in
        content.member("html", mention.html)
        content.member("text", mention.text)
      }
    }
  }
}

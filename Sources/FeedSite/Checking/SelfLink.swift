import FeedMarkup

/// The address that a feed gives as its own.
struct SelfLink {
  /// The address; nil where the feed gives none.
  let address: String?

  /// Reads a document; nil where it is no feed in RSS, Atom or JSON Feed.
  init?(_ bytes: [UInt8], isJSON: Bool) {
    guard isJSON else {
      let xml = HTMLTokenizer(bytes, rawText: [])
      var tags = xml.lazy.compactMap { if case .tag(let tag) = $0, !tag.isEnd { tag } else { nil } }.makeIterator()
      guard let root = tags.next(), root.name == "rss" || root.name == "feed" else { return nil }
      var found: String?
      while found == nil, let tag = tags.next(), tag.name != "item", tag.name != "entry" {
        let isLink = tag.name == "link" || tag.name.hasSuffix(":link")
        if isLink, xml.value(of: "rel", in: tag) == "self" { found = xml.value(of: "href", in: tag) }
      }
      address = found
      return
    }
    // The members of feeds stand before their items, and no member of theirs is called so within.
    let head = String(decoding: bytes.prefix(Self.headLength), as: UTF8.self)
    guard head.contains("https://jsonfeed.org/version/") else { return nil }
    address = head.firstMatch(of: /"feed_url"\s*:\s*"([^"\\]*)"/).map { String($0.1) }
  }

  private static let headLength = 4096
}

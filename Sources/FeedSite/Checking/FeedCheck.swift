import FeedDiagnostics
import FeedMarkup
import FeedModel

/// Holds the address that each feed gives as its own against the one at which it is published.
struct FeedCheck {
  private let check: SiteCheck

  init(_ check: SiteCheck) { self.check = check }

  /// A warning for each feed that readers could not find again.
  func diagnostics() async -> [Diagnostic] {
    let documents = check.table.items.filter { $0.file.hasSuffix(".xml") || $0.file.hasSuffix(".json") }
    let resolver = URLResolver(site: check.input.site.url)
    let found = await documents.concurrentMap { [check] item -> Diagnostic? in
      guard let bytes = check.bytes(of: item), let feed = SelfLink(bytes, isJSON: item.file.hasSuffix(".json"))
      else { return nil }
      let published = resolver.absolute(item.route)
      guard feed.address != published else { return nil }
      let location = item.content.location.map { SourceLocation(file: $0) }
      return Diagnostic(
        .check(.wrongSelfLink(feed: item.route.path, stated: feed.address, published: published)), at: location)
    }
    return found.compactMap(\.self)
  }
}

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

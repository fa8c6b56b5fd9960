import FeedModel

/// What stands on one page: the places that links can lead to, where its own links lead, and images without a word.
struct PageFindings: Sendable {
  /// The names of places.
  private(set) var ids: Set<String> = []
  /// What its addresses lead to, each once.
  private(set) var targets: Set<PageTarget> = []
  /// The addresses of images without `alt`.
  private(set) var silentImages: [String] = []

  /// Reads a page.
  init(_ bytes: [UInt8], at route: Route, site: SiteURL) {
    let addresses = PageAddresses(page: route, site: site)
    var scanner = MarkupTagScanner(bytes)
    while let tag = scanner.next() {
      if let id = tag["id"] { ids.insert(id) }
      if tag.name == "a", let name = tag["name"] { ids.insert(name) }
      for address in Self.addresses(of: tag) {
        if let target = addresses.target(of: address) { targets.insert(target) }
      }
      if tag.name == "img", tag["alt"] == nil { silentImages.append(tag["src"] ?? "") }
    }
  }

  private static func addresses(of tag: MarkupTag) -> [String] {
    // What a page tells other programs of itself, such as the picture for a preview, is shown by them.
    if tag.name == "meta" { return tag["content"].map { $0.hasPrefix("http") ? [$0] : [] } ?? [] }
    let single = ["href", "src", "poster"].compactMap { tag[$0] } + (tag.name == "object" ? [tag["data"] ?? ""] : [])
    return single + (tag["srcset"].map(sources) ?? [])
  }

  /// The addresses of a set of images (HTML section 4.8.4.2.1).
  private static func sources(_ set: String) -> [String] {
    var found: [String] = []
    var rest = Substring(set)
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      let source = rest.prefix { !$0.isWhitespace }
      guard !source.isEmpty else { return found }
      rest = rest[source.endIndex...]
      // An address may hold commas, but not at its end.
      let end = source.lastIndex { $0 != "," }
      found.append(String(end.map { source[...$0] } ?? source))
      if !source.hasSuffix(",") { rest = rest.drop { $0 != "," } }
    }
  }
}

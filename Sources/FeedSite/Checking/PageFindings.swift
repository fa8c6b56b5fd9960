import FeedMarkup
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
    let html = HTMLTokenizer(bytes)
    for case .tag(let tag) in html where !tag.isEnd {
      if let id = html.value(of: "id", in: tag) { ids.insert(id) }
      if tag.name == "a", let name = html.value(of: "name", in: tag) { ids.insert(name) }
      for address in Self.addresses(of: tag, in: html) {
        if let target = addresses.target(of: address) { targets.insert(target) }
      }
      if tag.name == "img", tag["alt"] == nil { silentImages.append(html.value(of: "src", in: tag) ?? "") }
    }
  }

  private static func addresses(of tag: HTMLTag, in html: HTMLTokenizer) -> [String] {
    // What a page tells other programs of itself, such as the picture for a preview, is shown by them.
    if tag.name == "meta" { return html.value(of: "content", in: tag).map { $0.hasPrefix("http") ? [$0] : [] } ?? [] }
    let names = tag.name == "object" ? ["href", "src", "poster", "data"] : ["href", "src", "poster"]
    let images = tag["srcset"].map { SourceSet(html.bytes).candidates(in: $0.value).map(\.address) } ?? []
    return (names.compactMap { tag[$0]?.value } + images).map { CharacterReferences.decoded(html.bytes[$0]) }
  }
}

import FeedModel

/// Tells which addresses on a page lead to the site itself.
struct PageAddresses {
  let page: Route
  let site: SiteURL

  /// What an address leads to; nil where that is not within the site.
  func target(of address: String) -> PageTarget? {
    let address = address.split(whereSeparator: \.isNewline).joined()
    guard !address.isEmpty else { return nil }
    switch URLReference(address) {
    case .fragment(let suffix): return PageTarget(route: page, anchor: anchor(suffix), written: address)
    case .relative(let path, let suffix):
      let folder = page.path.lastIndex(of: "/").map { String(page.path[...$0]) } ?? "/"
      return target(folder + URLReference.decoded(path), suffix, address)
    case .site: return within(site.origin + address, address)
    case .external(let url): return within(url, address)
    }
  }

  private func within(_ url: String, _ written: String) -> PageTarget? {
    guard case .site(let path, let suffix) = site.reference(within: url) else { return nil }
    return target(URLReference.decoded(path), suffix, written)
  }

  private func target(_ path: String, _ suffix: String, _ written: String) -> PageTarget {
    PageTarget(route: Route(path), anchor: anchor(suffix), written: written)
  }

  private func anchor(_ suffix: String) -> String? { URLReference.anchor(inSuffix: suffix) }
}

/// What an address on a page leads to within the site.
struct PageTarget: Hashable, Sendable {
  /// The address within the site.
  let route: Route
  /// The place on its page; nil where none is named.
  let anchor: String?
  /// The address as the page has it.
  let written: String
}

extension SiteURL {
  /// The part of an absolute address below the site's root, as a reference from there; nil for addresses elsewhere.
  ///
  /// With the site at `https://example.org/sub/`, `https://example.org/sub/songs/#a` is `/songs/#a`.
  public func reference(within address: String) -> URLReference? {
    let address = address.hasPrefix("//") ? origin.prefix { $0 != "/" } + address : address
    guard address.utf8.count >= origin.utf8.count, address.prefix(origin.count).lowercased() == origin else {
      return nil
    }
    let rest = address.dropFirst(origin.count)
    guard rest.first.map({ "/?#".contains($0) }) ?? true, !rest.hasPrefix("//"),
      case .site(let path, let suffix) = URLReference(rest.hasPrefix("/") ? String(rest) : "/" + rest)
    else { return nil }
    let route = Route(URLReference.decoded(path)).path
    let base = Route(URLReference.decoded(basePath)).path
    if route + "/" == base { return .site(path: "/", suffix: suffix) }
    guard route.hasPrefix(base) else { return nil }
    return .site(path: URLReference.encoded("/" + route.dropFirst(base.count)), suffix: suffix)
  }
}

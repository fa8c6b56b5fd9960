package import FeedModel

extension NamedLinkContext {
  /// A link with its name.
  package init(_ link: ExternalLink) {
    self.init(name: link.name, url: link.url)
  }

  /// A tag with its wall.
  package init(_ tag: Tag, resolver: URLResolver) {
    self.init(name: tag.name, url: resolver.path(to: tag.wall))
  }

  /// An address that nobody named, named after its host: `example.org`.
  package init(url: String) {
    self.init(name: Self.host(of: url) ?? url, url: url)
  }

  /// The host (RFC 3986 section 3.2.2) without a leading `www.`.
  private static func host(of url: String) -> String? {
    guard let authority = url.firstRange(of: "://") else { return nil }
    let host = url[authority.upperBound...].prefix { !"/?#:".contains($0) }
    guard !host.isEmpty else { return nil }
    return String(host.hasPrefix("www.") ? host.dropFirst(4) : host)
  }
}

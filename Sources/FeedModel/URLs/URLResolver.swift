/// The one place that makes addresses: of pages and files of the site, and of what authors wrote.
///
/// A class, since most that is rendered refers to it.
public final class URLResolver: Sendable {
  /// Where the site is published.
  public let site: SiteURL
  /// Where the walls and lists are that pages lead to.
  public let edition: Edition
  /// The walls of people who have no file, by name.
  public let peopleWalls: [String: Route]

  /// Creates a resolver.
  public init(site: SiteURL, edition: Edition = .main, peopleWalls: [String: Route] = [:]) {
    self.site = site
    self.edition = edition
    self.peopleWalls = peopleWalls
  }

  /// The path of a route on its host, percent-encoded: `/sub/songs/rain/`.
  public func path(to route: Route) -> String {
    let path = route.isPlain ? route.path : PercentEncoding.encode(route.path, keepingReserved: false)
    return site.basePath == "/" ? path : site.basePath + path.dropFirst()
  }

  /// The absolute address of a route, percent-encoded: `https://example.org/sub/songs/rain/`.
  public func absolute(_ route: Route) -> String { site.origin + path(to: route) }

  /// The path of a published file, or the address of one elsewhere.
  public func path(to source: MediaSource) -> String {
    switch source {
    case .published(let route): path(to: route)
    case .external(let url): url
    }
  }

  /// The absolute address of a file.
  public func absolute(_ source: MediaSource) -> String {
    switch source {
    case .published(let route): absolute(route)
    case .external(let url): url
    }
  }

  /// The address to write on a page for one that an author wrote; one that begins with `/` is relative to the site's
  /// base path.
  ///
  /// - Parameters:
  ///   - reference: the address as it was written.
  ///   - base: the page on which the address stands, to which relative addresses are resolved.
  public func path(toReference reference: String, from base: Route) -> String {
    switch URLReference(reference) {
    case .external(let url): url
    case .fragment(let fragment): fragment
    case .site(let path, let suffix): self.path(toWritten: path) + suffix
    case .relative(let path, let suffix): self.path(toWritten: base.folder + path) + suffix
    }
  }

  /// An address that an author wrote, made absolute for feeds and structured data.
  public func absolute(reference: String, from base: Route) -> String {
    switch URLReference(reference) {
    case .external(let url): url.hasPrefix("//") ? site.origin.prefix { $0 != "/" } + url : url
    case .fragment(let fragment): absolute(base) + fragment
    case .site, .relative: site.origin + path(toReference: reference, from: base)
    }
  }

  /// Authors may or may not have encoded what they wrote, so it is decoded first.
  private func path(toWritten path: String) -> String { self.path(to: Route(PercentEncoding.decode(path))) }
}

import FeedModel
import FeedTheme
import FeedVisitors

extension SiteRoutes {
  /// The icons and the manifest; a site without an icon has neither.
  mutating func addIcons() {
    for icon in icons.files {
      add(icon.route, .asset, from: "feedsite's \(icon.route.path)", yielding: .files) { _ in icon.bytes() }
    }
    guard icons.hasManifest else { return }
    let manifest = WebAppManifest(
      site: site, resolver: environment.resolver, icons: icons.files,
      background: theme.settings.colors.background)
    let route = WebAppManifest.route
    add(route, .asset, from: "feedsite's \(route.path)", yielding: .files) { _ in manifest.bytes }
  }

  /// The error page and the files that machines look for; all give way to what the site brings itself.
  mutating func addSiteFiles() {
    add(Route("/404.html"), .page, from: "feedsite's error page", yielding: .anything) {
      $0.pages.notFoundPage()
    }
    // Everything may be read, and the sitemap of each edition tells what there is (RFC 9309).
    let sitemaps = site.editions.map { "Sitemap: \(environment.resolver.absolute($0.sitemap))\n" }
    let robots = Array("User-agent: *\nAllow: /\n\n\(sitemaps.joined())".utf8)
    addSiteFile(Route("/robots.txt")) { _ in robots }
    for file in site.policyFiles {
      addSiteFile(Route("/\(file.rawValue)")) { _ in SecurityPolicy.bytes(of: file) }
    }
  }

  /// Adds the list of pages for search engines, when the pages of all languages are known: one file, or an index and a
  /// file for each of its parts where one file may not hold them all.
  mutating func addSitemap(limits: SitemapLimits, forms: LanguageForms, to claims: inout RouteClaims) {
    swap(&self.claims, &claims)
    defer { swap(&self.claims, &claims) }
    let file = SitemapFile(resolver: environment.resolver)
    let whole = sitemap.with(forms)
    // The files keep their pages; there may be very many.
    sitemap = Sitemap()
    let edition = site.edition
    guard !whole.fits(in: limits, size: file.size) else {
      return addSiteFile(edition.sitemap) { _ in file.bytes(of: whole.inOrder) }
    }
    let parts = whole.parts(limits: limits, size: file.size)
    var index: [Sitemap.Page] = []
    for (number, pages) in parts.enumerated() {
      let route = edition.below("sitemap-\(number + 1).xml")
      index.append(Sitemap.Page(route: route, lastChanged: pages.compactMap(\.lastChanged).max()))
      addSiteFile(route) { _ in file.bytes(of: pages) }
    }
    addSiteFile(edition.sitemap) { [index] _ in file.bytes(ofIndex: index) }
  }

  /// Adds a list or the like of feedsite's own making, which gives way to a file that the site brings.
  mutating func addSiteFile(_ route: Route, bytes: @escaping @Sendable (SiteRenderers) -> [UInt8]) {
    add(route, .index, from: "feedsite's \(route.path)", yielding: .files, bytes: bytes)
  }
}

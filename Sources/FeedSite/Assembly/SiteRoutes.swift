import FeedDiagnostics
import FeedMarkup
import FeedModel
import FeedTheme
import FeedVisitors

/// The routes of a site in one of its languages, each with the source that wants it and what makes its bytes.
struct SiteRoutes {
  let facts: SiteFacts
  let walls: WallDirectory
  let archive: Archive
  let onThisDay: OnThisDay
  let icons: SiteIcons
  let site: Site
  let theme: Theme
  let environment: HTMLEnvironment
  /// The place of the language among those of the site.
  let language: Int
  /// The routes of all languages, while they are collected.
  var claims = RouteClaims()
  var sitemap = Sitemap()

  /// - Parameter claims: The routes of the languages before it, to which its own are added.
  init(_ own: LanguageFacts, language: Int, claims: inout RouteClaims) {
    let input = own.input
    self.language = language
    facts = own.facts
    environment = own.operators.environment
    site = input.site
    theme = input.theme
    walls = WallDirectory(facts: facts, site: input.site, wording: environment.wording)
    archive = Archive(facts.entries, in: input.site.edition)
    onThisDay = OnThisDay(facts.entries, in: input.site.edition)
    icons = SiteIcons(input.site.icon, background: input.theme.settings.colors.background)
    swap(&self.claims, &claims)
    defer { swap(&self.claims, &claims) }
    if language == 0 { addFiles(input.files, pictures: input.pictures) }
    addEntries()
    addSharePictures(from: input.pictures)
    addWalls()
    addIndexes()
    addPeople()
    addCalendars()
    addFollowsList()
    addPodcasts()
    addPages()
    addRedirects()
    addArchive()
    addOnThisDay()
    addSearch()
    guard language == 0 else { return }
    addIcons()
    addSiteFiles()
  }

  /// Adds what a function makes for a route.
  ///
  /// - Parameters:
  ///   - source: What wants the route, for messages.
  ///   - location: The file that is to blame; nil for what feedsite makes itself.
  ///   - bytes: Makes it from the site that it is given, which may be a later one with the same routes; so it keeps no
  ///     entry, only its place in the feed.
  /// - Returns: Whether the route is its own.
  @discardableResult
  mutating func add(
    _ route: Route, _ stage: SiteItem.Stage, from source: String, at location: SourceLocation? = nil,
    yielding: RouteClaim.Yielding = .never,
    bytes: @escaping @Sendable (SiteRenderer) -> [UInt8]
  ) -> Bool {
    claims.add(
      RouteClaim(
        route: route, stage: stage, content: .rendered(bytes), source: source, location: location, yielding: yielding,
        language: language))
  }

  /// Adds a file that is copied, or made of another one.
  mutating func addFile(
    _ content: SiteItem.Content, to route: Route, from source: String, at location: SourceLocation?,
    yielding: RouteClaim.Yielding = .never
  ) {
    claims.add(
      RouteClaim(
        route: route, stage: .asset, content: .given(content), source: source, location: location, yielding: yielding))
  }

  mutating func addRedirect(from route: Route, to target: Route, source: String, at location: SourceLocation?) {
    let page = RedirectPage(
      resolver: environment.resolver, target: target, language: site.language, text: environment.text(.redirecting))
    add(route, .page, from: source, at: location, yielding: .anyone) { _ in page.bytes() }
  }

  /// Adds a page to the sitemap.
  mutating func list(_ page: SiteFacts.Page) {
    sitemap.add(
      page.route, lastChanged: [page.lastChanged, page.lastAnswered].compactMap(\.self).max(), images: page.images,
      translations: page.translations)
  }

  // MARK: Files of feedsite's own

  /// The icons and the manifest; a site without an icon has neither.
  mutating func addIcons() {
    for icon in icons.files {
      add(icon.route, .asset, from: "feedsite's \(icon.route.path)", yielding: .files) { _ in icon.bytes() }
    }
    guard icons.hasManifest else { return }
    let route = SiteIcons.manifestRoute
    add(route, .asset, from: "feedsite's \(route.path)", yielding: .files) {
      $0.routes.icons.manifest(
        of: $0.input.site, $0.environment.resolver, background: $0.input.theme.settings.colors.background)
    }
  }

  /// The error page and the files that machines look for; all give way to what the site brings itself.
  mutating func addSiteFiles() {
    add(Route("/404.html"), .page, from: "feedsite's error page", yielding: .anything) {
      $0.notFoundPage()
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
  mutating func addSiteFile(_ route: Route, bytes: @escaping @Sendable (SiteRenderer) -> [UInt8]) {
    add(route, .index, from: "feedsite's \(route.path)", yielding: .files, bytes: bytes)
  }
}

/// A page that redirects to another one, on any host and without JavaScript.
struct RedirectPage: Sendable {
  let resolver: URLResolver
  let target: Route
  let language: String
  /// What the page says to those whose browser stays.
  let text: String

  func bytes() -> [UInt8] {
    let path = resolver.path(to: target)
    var writer = HTMLWriter()
    writer.element("html", ["lang": .text(language)]) { writer in
      writer.element("head") { writer in
        writer.voidElement("meta", ["charset": "utf-8"])
        writer.element("title", text: text)
        writer.voidElement("meta", ["http-equiv": "refresh", "content": .text("0; url=\(path)")])
        writer.voidElement("meta", ["name": "robots", "content": "noindex"])
        writer.voidElement("link", ["rel": "canonical", "href": .address(resolver.absolute(target))])
      }
      writer.element("body") { writer in
        writer.element("p") { writer in
          writer.element("a", ["href": .address(path)], text: text)
        }
      }
    }
    return Array("<!doctype html>\n".utf8) + writer.markup.bytes + [UInt8(ascii: "\n")]
  }
}

import FeedDiagnostics
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

  /// Collects the routes of a site in one of its languages.
  ///
  /// - Parameters:
  ///   - own: What decides on them.
  ///   - language: The place of the language among those of the site.
  ///   - claims: The routes of the languages before it, to which its own are added.
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
    bytes: @escaping @Sendable (SiteRenderers) -> [UInt8]
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

  /// Adds a page that leads on to another one.
  mutating func addRedirect(from route: Route, to target: Route, source: String, at location: SourceLocation?) {
    let page = RedirectPage(
      resolver: environment.resolver, target: target, language: site.language, text: environment.text(.redirecting))
    add(route, .page, from: source, at: location, yielding: .anyone) { _ in page.bytes() }
  }

  /// Adds a page to the sitemap.
  mutating func list(_ page: SiteFacts.Page) {
    sitemap.add(
      page.route, lastChanged: page.lastChanged, images: page.images, translations: page.translations)
  }
}

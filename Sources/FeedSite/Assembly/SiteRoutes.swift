import FeedDiagnostics
import FeedModel
import FeedTheme
import FeedVisitors

/// The routes of a site while they are collected, each with the source that wants it.
struct SiteRoutes {
  let input: SiteInput
  let operators: EntryOperators
  let walls: WallDirectory
  let followed: FollowedPeople
  let icons: SiteIcons
  let pages: PageRenderer
  let feeds: FeedRenderer
  let podcasts: PodcastDirectory
  var claims = RouteClaims()
  var sitemap = Sitemap()

  init(input: SiteInput) {
    let environment = HTMLEnvironment(
      theme: input.theme, resolver: URLResolver(site: input.site.url), site: input.site, generator: input.generator)
    self.input = input
    operators = EntryOperators(environment: environment)
    walls = WallDirectory(feed: input.feed, site: input.site, kindNames: environment.wording.kinds)
    followed = FollowedPeople(feed: input.feed)
    icons = SiteIcons(input.site.icon, background: input.theme.settings.background)
    podcasts = PodcastDirectory(feed: input.feed, resolver: environment.resolver)
    pages = PageRenderer(
      input: input, walls: walls, podcasts: podcasts, operators: operators, hasFollowsList: !followed.isEmpty,
      icons: icons)
    feeds = FeedRenderer(input: input, operators: operators)
  }

  var environment: HTMLEnvironment { operators.environment }

  /// Finds the pictures that the sitemap names.
  var images: PageImages { PageImages(resolver: environment.resolver) }

  /// Adds what a function makes for a route.
  ///
  /// - Parameters:
  ///   - source: What wants the route, for messages.
  ///   - location: The file that is to blame; nil for what feedsite makes itself.
  mutating func add(
    _ route: Route, _ stage: SiteItem.Stage, from source: String, at location: SourceLocation? = nil,
    yielding: RouteClaim.Yielding = .never, bytes: @escaping @Sendable () -> [UInt8]
  ) {
    add(SiteItem(route: route, stage: stage, content: .bytes(bytes)), from: source, at: location, yielding: yielding)
  }

  /// Adds an item.
  mutating func add(
    _ item: SiteItem, from source: String, at location: SourceLocation?, yielding: RouteClaim.Yielding = .never
  ) {
    claims.add(RouteClaim(item: item, source: source, location: location, yielding: yielding))
  }

  /// Adds a page that leads on to another one.
  mutating func addRedirect(from route: Route, to target: Route, source: String, at location: SourceLocation?) {
    let page = RedirectPage(
      resolver: environment.resolver, target: target, language: input.site.language,
      text: environment.wording.strings.text(SiteString.redirecting.rawValue))
    add(route, .page, from: source, at: location) { page.bytes() }
  }
}

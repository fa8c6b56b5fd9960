import FeedDiagnostics
import FeedModel
import FeedTheme
import FeedVisitors

/// The routes of a site while they are collected, each with the source that wants it.
struct SiteRoutes {
  let renderers: SiteRenderers
  var claims = RouteClaims()
  var sitemap = Sitemap()

  init(input: SiteInput) {
    renderers = SiteRenderers(input: input)
  }

  var input: SiteInput { renderers.input }
  var operators: EntryOperators { renderers.operators }
  var walls: WallDirectory { renderers.walls }
  var icons: SiteIcons { renderers.icons }
  var podcasts: PodcastDirectory { renderers.podcasts.directory }
  var environment: HTMLEnvironment { operators.environment }

  /// Finds the pictures that the sitemap names.
  var images: PageImages { PageImages(resolver: environment.resolver) }

  /// Adds what a function makes for a route.
  ///
  /// - Parameters:
  ///   - source: What wants the route, for messages.
  ///   - location: The file that is to blame; nil for what feedsite makes itself.
  ///   - bytes: Makes it from the site that it is given, which may be a later one with the same routes; so it keeps no
  ///     entry, only its place in the feed.
  mutating func add(
    _ route: Route, _ stage: SiteItem.Stage, from source: String, at location: SourceLocation? = nil,
    yielding: RouteClaim.Yielding = .never,
    bytes: @escaping @Sendable (SiteRenderers) -> [UInt8]
  ) {
    claims.add(
      RouteClaim(
        route: route, stage: stage, content: .rendered(bytes), source: source, location: location, yielding: yielding))
  }

  /// Adds a file that is copied.
  mutating func addFile(at path: String, to route: Route, from source: String, at location: SourceLocation?) {
    claims.add(RouteClaim(route: route, stage: .asset, content: .file(path), source: source, location: location))
  }

  /// Adds a page that leads on to another one.
  mutating func addRedirect(from route: Route, to target: Route, source: String, at location: SourceLocation?) {
    let page = RedirectPage(
      resolver: environment.resolver, target: target, language: input.site.language,
      text: environment.wording.strings.text(SiteString.redirecting.rawValue))
    add(route, .page, from: source, at: location) { _ in page.bytes() }
  }
}

import FeedMarkdown
import FeedMarkup
import FeedModel
import FeedTheme
import FeedVisitors

/// Renders the layout that all pages share around the content of a page.
final class LayoutRenderer: Sendable {
  private let input: SiteInput
  let environment: HTMLEnvironment
  private let template: Template<LayoutContext>
  /// The feeds of the whole site and of each kind, by the addresses of their walls: most pages name them.
  private let commonFeeds: [Route: [FeedLinkContext]]
  let navigation: [MenuItemContext]
  let kinds: DatedMenu
  let years: DatedMenu
  let identities: [FeedLinkContext]
  let icons: [IconLinkContext]
  let icon: Route?
  let manifest: Route?
  let heads: HeadRenderer

  init(
    _ template: Template<LayoutContext>, input: SiteInput, routes: SiteRoutes, environment: HTMLEnvironment,
    heads: HeadRenderer
  ) {
    let (walls, icons) = (routes.walls, routes.icons)
    self.template = template
    self.input = input
    self.heads = heads
    self.environment = environment
    let resolver = environment.resolver
    icon = icons.besideTitle?.route
    manifest = icons.hasManifest ? SiteIcons.manifestRoute : nil
    self.icons = icons.files.filter { $0.relation != nil }.map { IconLinkContext(icon: $0, environment: environment) }
    navigation = input.site.navigation.map { item in
      MenuItemContext(
        name: item.title, url: resolver.path(toReference: item.url, from: input.site.edition.home))
    }
    var kinds = walls.kinds.map { wall in
      let item = MenuItemContext(name: wall.title, url: resolver.path(to: wall.route), className: wall.kindName)
      return (oldest: wall.entries.last ?? 0, item: item)
    }
    if !walls.people.isEmpty || !walls.mentions.isEmpty {
      let people = MenuItemContext(
        name: environment.wording.plural(.person), url: resolver.path(to: input.site.edition.wall(of: .person)),
        className: Kind.person.name)
      kinds.append((oldest: .max, item: people))
    }
    self.kinds = DatedMenu(kinds)
    years = DatedMenu(
      routes.archive.years.map {
        (oldest: $0.oldest, item: MenuItemContext(name: String($0.number), url: resolver.path(to: $0.route)))
      }, most: Self.mostYears)
    onThisDay = routes.hasOnThisDay ? input.site.edition.onThisDay : nil
    search = routes.hasSearch ? input.site.edition.search : nil
    let author = input.feed.people.first { $0.entry.route == input.site.author?.route }
    identities = (author?.links ?? []).map { FeedLinkContext(title: $0.name, url: $0.url, type: "") }
    commonFeeds = Dictionary(
      ([walls.site] + walls.kinds).map { ($0.route, Self.feedLinks($0, of: input.site, in: environment)) }
    ) { first, _ in first }
  }

  /// The whole page in UTF-8, with a rendered template as its content.
  func render<Context>(_ content: Template<Context>, _ context: Context, _ metadata: PageMetadata) -> [UInt8] {
    var main = MarkupBuffer()
    main.reserve(Self.usualSize)
    content.render(context, into: &main)
    var page = MarkupBuffer()
    page.reserve(main.count + Self.usualSize)
    template.render(LayoutContext(metadata, main: main, in: self), into: &page)
    return page.bytes
  }

  /// Somewhat more bytes than most frames and the content of most pages have.
  private static let usualSize = 16_384

  /// A wall's feed in the format that the site offers first, as pages link to it.
  func feedLink(_ wall: Wall) -> FeedLinkContext? { feedLinks(wall).first }

  func calendarLink(_ route: Route, title: String, isPreferred: Bool = true) -> FeedLinkContext {
    FeedLinkContext(
      title: "\(title) (iCalendar)", url: environment.resolver.path(to: route), type: "text/calendar",
      format: "iCalendar", isPreferred: isPreferred, isOfSite: route == input.site.edition.calendar)
  }

  /// A list of feeds as pages link to it.
  func subscriptionsLink(_ route: Route, title: String) -> FeedLinkContext {
    FeedLinkContext(
      title: "\(title) (OPML)", url: environment.resolver.path(to: route), type: "text/x-opml", format: "OPML")
  }

  /// The podcast of an album or playlist, and the list of references beside it.
  func podcastLinks(_ podcast: Podcast) -> [FeedLinkContext] {
    let routes = [(podcast.entry.route.podcast, "Podcast")]
    let lists = podcast.listGUID == nil ? [] : [(podcast.entry.route.podcastList, "Podcasting 2.0")]
    return (routes + lists).enumerated().map { index, link in
      FeedLinkContext(
        title: "\(podcast.title) (\(link.1))", url: environment.resolver.path(to: link.0),
        type: FeedFormat.rss.mimeType, format: link.1, isPreferred: index == 0)
    }
  }

  private func feedLinks(_ wall: Wall) -> [FeedLinkContext] {
    commonFeeds[wall.route] ?? Self.feedLinks(wall, of: input.site, in: environment)
  }

  /// A wall's feed in each format; the titles of all but the first name it.
  private static func feedLinks(
    _ wall: Wall, of site: Site, in environment: HTMLEnvironment
  ) -> [FeedLinkContext] {
    let title =
      wall.isOfSite
      ? site.title : environment.text(.feedOf, ["title": wall.title])
    return site.feeds.formats.enumerated().map { index, format in
      FeedLinkContext(
        title: index == 0 ? title : "\(title) (\(format.name))",
        url: environment.resolver.path(to: wall.feed(format)), type: format.mimeType, format: format.name,
        isPreferred: index == 0, isOfSite: wall.isOfSite)
    }
  }

  /// The days of the year; nil where there are none.
  let onThisDay: Route?

  /// The page to search the site on; nil where there is none.
  let search: Route?

  var hasArchive: Bool { !years.isEmpty }

  private static let mostYears = 8

  func feeds(of metadata: PageMetadata) -> [FeedLinkContext] {
    metadata.podcasts + metadata.feeds.filter { !$0.isOfSite }.flatMap(feedLinks)
      + (commonFeeds[input.site.edition.home] ?? [])
      + metadata.subscriptions
  }
}

/// A menu of walls or lists, whose items appear with their first entries.
struct DatedMenu: Sendable {
  /// The items, with the oldest entry of each by its index in the feed.
  private let all: [(oldest: Int, item: MenuItemContext)]
  private let most: Int
  /// The items that most pages show.
  private let newest: [MenuItemContext]

  init(_ all: [(oldest: Int, item: MenuItemContext)], most: Int = .max) {
    (self.all, self.most) = (all, most)
    newest = all.prefix(most).map(\.item)
  }

  var isEmpty: Bool { all.isEmpty }

  /// The items of a page.
  ///
  /// An archive page knows what had entries when it became one, so that the first entry of a new kind does not change
  /// all archive pages of the site.
  func items(of metadata: PageMetadata) -> [MenuItemContext] {
    guard let horizon = metadata.horizon else { return newest }
    return all.lazy.filter { $0.oldest >= horizon }.prefix(most).map(\.item)
  }
}

/// The metadata that a page hands to the layout.
struct PageMetadata {
  /// The address of the page; nil for the error page, which is at any address.
  var route: Route?
  /// The title without the site's.
  var title: String?
  /// The metadata for machines; nil for the error page.
  var head: PageHead?
  /// The language where it differs from the site's.
  var language: String?
  /// The licence where it is not that of the site.
  var license: License?
  /// The wall that the page shows, by the address of its newest page; nil for what is no page of cards.
  var wall: Route?
  /// The tags that the wall can be filtered by.
  var tags: [TermContext] = []
  /// The index of all tags, on a wall that can be filtered.
  var index: Route?
  /// The walls whose feeds the page offers, its own first.
  var feeds: [Wall] = []
  var podcasts: [FeedLinkContext] = []
  /// The calendars and the lists of feeds that the page offers.
  var subscriptions: [FeedLinkContext] = []
  var newer: Route?
  var older: Route?
  /// The newest entry, by its index in the feed, that the menu of kinds may depend on; nil for the newest of all.
  var horizon: Int?
  /// Whether it is the newest wall of the whole site.
  var isHome = false
  var hasSharing = false
  /// Whether search engines should leave it out.
  var isHidden = false
}

/// The metadata of a page for machines, beyond its title and address.
///
/// What takes time is made only when a template uses it.
struct PageHead: Sendable {
  /// What the page is about, as plain text.
  var description: String?
  /// The way from the home page to it, which comes last; empty for the home page.
  var breadcrumbs: [TitledRoute] = []
  /// The languages in which it can be read; empty where there is one only.
  var translations: [Translation] = []
  /// Makes what other sites show of it.
  let openGraph: @Sendable () -> OpenGraph
  /// Makes what it is about, for search engines.
  var things: @Sendable () -> [SchemaThing]
}

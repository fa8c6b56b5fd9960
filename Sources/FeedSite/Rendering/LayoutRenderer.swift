import FeedMarkdown
import FeedMarkup
import FeedModel
import FeedTheme
import FeedVisitors

/// Puts the frame that all pages share around the content of a page.
struct LayoutRenderer: Sendable {
  private let input: SiteInput
  private let environment: HTMLEnvironment
  /// The feeds of the whole site and of each kind, by the addresses of their walls: most pages name them.
  private let commonFeeds: [Route: [FeedLinkContext]]
  private let navigation: [MenuItemContext]
  /// The walls of the kinds, with the oldest entry of each by its index in the feed.
  private let kinds: [(oldest: Int, item: MenuItemContext)]
  private let identities: [FeedLinkContext]
  private let icons: [IconLinkContext]
  private let manifest: Route?
  private let heads: HeadOperators

  init(input: SiteInput, walls: WallDirectory, environment: HTMLEnvironment, heads: HeadOperators, icons: SiteIcons) {
    self.input = input
    self.heads = heads
    self.environment = environment
    let resolver = environment.resolver
    manifest = icons.hasManifest ? WebAppManifest.route : nil
    self.icons = icons.files.compactMap { IconLinkContext($0, resolver: resolver) }
    navigation = input.site.navigation.map { item in
      MenuItemContext(
        name: item.title, url: resolver.path(toReference: item.url, from: .home), isCurrent: false, className: nil,
        accentStyle: nil)
    }
    let people =
      input.feed.people.isEmpty
      ? []
      : [
        (
          oldest: Int.max,
          item: MenuItemContext(
            name: environment.wording.kinds.plural(.person), url: resolver.path(to: Kind.person.wall),
            isCurrent: false, className: Kind.person.name, accentStyle: nil)
        )
      ]
    let colors = input.site.kinds.reduce(into: [:]) { $0[$1.kind.name] = $1.accent }
    kinds =
      walls.kinds.map { wall in
        (
          oldest: wall.entries.last ?? 0,
          item: MenuItemContext(
            name: wall.title, url: resolver.path(to: wall.route), isCurrent: false, className: wall.kindName,
            accentStyle: colors[wall.kindName ?? ""].map { "--accent: \($0)" })
        )
      } + people
    let author = input.feed.people.first { $0.entry.route == input.site.author?.route }
    identities = (author?.links ?? []).map { FeedLinkContext(title: $0.name, url: $0.url, type: "") }
    commonFeeds = Dictionary(
      ([walls.site] + walls.kinds).map { ($0.route, Self.feedLinks($0, of: input.site, in: environment)) }
    ) { first, _ in first }
  }

  /// The whole page in UTF-8.
  func render(_ main: String, _ frame: Frame) -> [UInt8] {
    let site = input.site
    let language = frame.language ?? site.language
    let here = frame.route.map(environment.resolver.path(to:))
    let context = LayoutContext(
      shared: environment.shared, language: language, direction: TextDirection(ofLanguage: language).rawValue,
      title: frame.title.map { "\($0) · \(site.title)" } ?? site.title,
      description: frame.head?.description.flatMap { $0.isEmpty ? nil : $0 },
      canonical: frame.route.map(environment.resolver.absolute), isHome: frame.isHome,
      isArchive: frame.wall == .home && !frame.isHome, isWall: frame.wall != nil, isHidden: frame.isHidden,
      hasSharing: frame.hasSharing, feeds: feeds(of: frame), newer: frame.newer.map(environment.resolver.path(to:)),
      older: frame.older.map(environment.resolver.path(to:)),
      icons: icons, manifest: manifest.map(environment.resolver.path(to:)),
      background: input.theme.settings.background, assets: environment.resolver.path(to: Route("/assets/")),
      navigation: navigation.map { $0.marked(current: here) },
      kinds: kinds(of: frame).map { $0.marked(current: here, wall: frame.wall.map(environment.resolver.path(to:))) },
      identities: frame.isHome ? identities : [], breadcrumbs: breadcrumbs(of: frame, at: here),
      translations: translations(of: frame), openGraph: { frame.head?.openGraph().markup.markup },
      structuredData: { [heads] in frame.head.map { heads.structuredData(of: $0).markup.markup } }, main: main)
    return Array(input.theme.render("layout", context).utf8)
  }

  /// A wall's feed in the format that the site offers first, as pages link to it.
  func feedLink(_ wall: Wall) -> FeedLinkContext? { feedLinks(wall).first }

  /// A calendar as pages link to it.
  func calendarLink(_ route: Route, title: String, isPreferred: Bool = true) -> FeedLinkContext {
    FeedLinkContext(
      title: "\(title) (iCalendar)", url: environment.resolver.path(to: route), type: "text/calendar",
      format: "iCalendar", isPreferred: isPreferred)
  }

  /// A list of feeds as pages link to it.
  func subscriptionsLink(_ route: Route, title: String) -> FeedLinkContext {
    FeedLinkContext(
      title: "\(title) (OPML)", url: environment.resolver.path(to: route), type: "text/x-opml", format: "OPML")
  }

  /// The podcast of an album or playlist, and the list of references beside it.
  func podcastLinks(_ podcast: Podcast) -> [FeedLinkContext] {
    let routes = [(podcast.entry.podcastRoute, "Podcast")]
    let lists = podcast.listGUID == nil ? [] : [(podcast.entry.podcastListRoute, "Podcasting 2.0")]
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
      wall.route == .home
      ? site.title : environment.wording.strings.text(SiteString.feedOf.rawValue, ["title": wall.title])
    return site.feeds.formats.enumerated().map { index, format in
      FeedLinkContext(
        title: index == 0 ? title : "\(title) (\(format.name))",
        url: environment.resolver.path(to: wall.feed(format)), type: format.mimeType, format: format.name,
        isPreferred: index == 0)
    }
  }

  /// An archive page knows the kinds that had entries when it became one, so that the first entry of a new kind does
  /// not change all archive pages of the site.
  private func kinds(of frame: Frame) -> [MenuItemContext] {
    kinds.filter { $0.oldest >= frame.horizon ?? 0 }.map(\.item)
  }

  private func breadcrumbs(of frame: Frame, at here: String?) -> [MenuItemContext] {
    (frame.head?.breadcrumbs ?? []).map { breadcrumb in
      MenuItemContext(
        name: breadcrumb.title, url: environment.resolver.path(to: breadcrumb.route), isCurrent: false,
        className: nil, accentStyle: nil
      ).marked(current: here)
    }
  }

  private func translations(of frame: Frame) -> [TranslationContext] {
    (frame.head?.translations ?? []).map { translation in
      TranslationContext(
        language: translation.language, direction: TextDirection(ofLanguage: translation.language).rawValue,
        title: translation.title, url: environment.resolver.absolute(translation.route),
        isDefault: translation.isDefault, isCurrent: translation.route == frame.route)
    }
  }

  private func feeds(of frame: Frame) -> [FeedLinkContext] {
    frame.podcasts + frame.feeds.filter { $0.route != .home }.flatMap(feedLinks) + (commonFeeds[.home] ?? [])
      + frame.calendars + frame.subscriptions
  }
}

extension MenuItemContext {
  /// The item, marked as current where it leads to the page itself or to the wall that the page shows.
  fileprivate func marked(current path: String?, wall: String? = nil) -> MenuItemContext {
    MenuItemContext(
      name: name, url: url, isCurrent: url == path, isWithin: url == wall && url != path, className: className,
      accentStyle: accentStyle)
  }
}

extension Wall {
  /// The name of the kind that a wall is of.
  fileprivate var kindName: String? {
    if case .kind(let name) = subject { name } else { nil }
  }
}

import FeedModel
import FeedTheme
import FeedVisitors

/// A site with its routes, and with what makes the bytes of each.
struct RoutedSite {
  let routes: SiteRoutes
  /// Whether the routes are those of the earlier state.
  let keepsRoutes: Bool
  let renderers: SiteRenderers

  /// Assembles a site.
  ///
  /// - Parameters:
  ///   - previous: An earlier state of it, whose routes are kept where nothing has happened that decides on them.
  ///   - places: The places in the feed of all entries that differ, where besides them at most the text of style sheets
  ///     does; nil where more may differ.
  init(input: SiteInput, after previous: RoutedSite? = nil, changing places: [Int]? = nil) {
    // The author of the whole site has the whole wall.
    let mentions = input.feed.mentions.filter { person in
      input.site.author.map { !person.spellings.contains($0.name) } ?? true
    }
    let peopleWalls = Dictionary(
      mentions.flatMap { person in person.spellings.map { ($0, person.route) } }
    ) { first, _ in first }
    let environment = HTMLEnvironment(
      theme: input.theme, resolver: URLResolver(site: input.site.url, peopleWalls: peopleWalls), site: input.site,
      generator: input.generator)
    let operators = EntryOperators(
      environment: environment, drawsPictures: input.drawsSharePictures, byteCount: input.pictureByteCounts)
    let images = PageImages(operators: operators)
    let entries = EntryFacts(of: input.feed, after: previous?.routes.facts, changing: places) {
      SiteFacts.Entry($0, images: images, peopleWalls: peopleWalls)
    }
    func objects(_ kinds: [Kind]) -> [(index: Int, object: any FeedViewObject)] {
      entries.all.indices.filter { kinds.contains(entries.all[$0].kind) }.map { ($0, input.feed.entries[$0]) }
    }
    let podcasts =
      (entries.keep(PodcastDirectory.kinds) ? previous?.renderers.podcasts.directory : nil)
      ?? PodcastDirectory(objects(PodcastDirectory.kinds), operators: operators)
    let followed =
      (entries.keep(FollowedPeople.kinds) ? previous?.renderers.followed : nil)
      ?? FollowedPeople(objects(FollowedPeople.kinds).map(\.object), people: input.feed.people)
    let facts = SiteFacts(
      entries.all, of: input.feed, mentions: mentions, podcasts: podcasts, followed: followed,
      upcoming: UpcomingEvents(
        objects([.event]).map { ($0, $1.facts.event) }, now: input.now, in: input.site.timeZone), images: images)
    if let previous, entries.keepAll, facts.agreeBesidesEntries(with: previous.routes.facts) {
      routes = previous.routes
      keepsRoutes = true
    } else {
      routes = SiteRoutes(facts, input: input, environment: environment)
      keepsRoutes = false
    }
    let terms = EntryTerms(
      facts: routes.facts, feed: input.feed, operators: operators,
      after: keepsRoutes ? previous?.renderers.terms : nil, changing: places)
    renderers = SiteRenderers(
      input: input, operators: operators, routes: routes, followed: followed, podcasts: podcasts, terms: terms)
  }

  /// Looks at the links of bodies.
  var links: LocalLinkCheck {
    LocalLinkCheck(claims: routes.claims, feed: renderers.input.feed, links: renderers.input.localLinks)
  }

  /// All files, as a build writes them.
  var table: SiteTable {
    SiteTable(
      items: routes.claims.items(of: renderers),
      identities: PublishedIdentities(of: renderers.input.feed, on: renderers.input.site))
  }
}

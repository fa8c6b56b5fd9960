import FeedMarkup
import FeedModel
import FeedTheme
import FeedVisitors

/// A site in one of its languages, with its routes and with all that makes the bytes of each: pure functions of the site,
/// in which what several files share is made once.
///
/// A class, since every item of the table refers to it.
final class SiteRenderer: Sendable {
  let input: SiteInput
  /// Where in the feed of all languages its entries are; nil where there is no other language.
  let places: [Int]?
  let routes: SiteRoutes
  let operators: EntryOperators
  let followed: FollowedPeople
  let podcasts: PodcastDirectory
  let heads: HeadRenderer
  let templates: SiteTemplates
  let layout: LayoutRenderer
  let outline: PageOutline
  let terms: EntryTerms
  /// Finds the related entries to which the page of an entry links; nil where pages link to none.
  let related: RelatedEntries?
  let cards: MemoList<MarkupBuffer>
  let traits: MemoList<EntryTraits>
  let teasers: MemoList<Teaser>
  let feedItems: MemoList<FeedItem>
  let calendarEvents: MemoList<CalendarEvent?>
  /// The address of the style sheet that makes feeds readable in a browser.
  let feedStyleSheet: String?
  /// The people and pages that a search finds, which are numbered after the entries.
  let searchablePages: [ContentPage]
  let searchIndex = Memo<SearchIndex>()
  let peopleRelations = Memo<PeopleRelations>()

  /// - Parameters:
  ///   - keepsRoutes: Whether they are those of the earlier state, in all languages.
  ///   - forms: Finds its lists in other languages.
  init(_ own: LanguageFacts, routes: SiteRoutes, keepsRoutes: Bool, forms: LanguageForms) {
    let (input, operators, previous) = (own.input, own.operators, own.previous)
    (self.input, self.operators, self.routes) = (input, operators, routes)
    (places, followed, podcasts) = (own.places, own.followed, own.podcasts)
    heads = HeadRenderer(input: input, operators: operators, forms: forms, icon: routes.icons.preview)
    templates = SiteTemplates(input.theme)
    layout = LayoutRenderer(
      templates.layout, input: input, routes: routes, environment: operators.environment, heads: heads)
    outline = PageOutline(input.feed.pages)
    terms = EntryTerms(
      facts: routes.facts, feed: input.feed, operators: operators, after: keepsRoutes ? previous?.terms : nil,
      changing: own.changes)
    related =
      input.site.hasRelated ? RelatedEntries(terms: terms, facts: routes.facts, after: previous?.related) : nil
    searchablePages = ContentPage.searchable(in: input.feed)
    let count = input.feed.entries.count
    (cards, traits, teasers) = (MemoList(count: count), MemoList(count: count), MemoList(count: count))
    (feedItems, calendarEvents) = (MemoList(count: count), MemoList(count: count))
    // A theme can bring the style sheet in several languages, since CSS cannot ask RSS for its own.
    let assets = Set(input.theme.assets.map(\.relativePath))
    feedStyleSheet = ["feed.\(input.site.language).css", "feed.css"].first(where: assets.contains).map {
      operators.environment.resolver.absolute(Route("/assets/\($0)"))
    }
  }

  var environment: HTMLEnvironment { operators.environment }
  var edition: Edition { input.site.edition }

  func path(_ route: Route) -> String { environment.resolver.path(to: route) }

  /// Releases what the files of a stage share and later stages hardly need.
  func release(after stage: SiteItem.Stage) {
    switch stage {
    case .asset: break
    case .page:
      teasers.release()
      related?.release()
      terms.release()
      // Most of them are those of archives.
      feedItems.release()
    case .list: cards.release()
    case .index:
      feedItems.release()
      calendarEvents.release()
    }
  }
}

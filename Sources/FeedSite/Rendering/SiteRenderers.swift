import FeedModel
import FeedTheme
import FeedVisitors

/// All that makes the bytes of a site's routes.
///
/// A class, since every item of the table refers to it.
final class SiteRenderers: Sendable {
  let input: SiteInput
  let operators: EntryOperators
  let followed: FollowedPeople
  let pages: PageRenderer
  let feeds: FeedRenderer
  let podcasts: PodcastRenderer
  let calendars: CalendarRenderer
  let search: SearchRenderer
  let terms: EntryTerms

  /// Creates the renderers of a site in one of its languages.
  ///
  /// - Parameters:
  ///   - own: What decided on its routes.
  ///   - keepsRoutes: Whether they are those of the earlier state, in all languages.
  ///   - forms: Finds its lists in other languages.
  init(_ own: LanguageFacts, routes: SiteRoutes, keepsRoutes: Bool, forms: LanguageForms) {
    let previous = own.previous?.renderers
    (input, operators, followed) = (own.input, own.operators, own.followed)
    terms = EntryTerms(
      facts: routes.facts, feed: input.feed, operators: operators, after: keepsRoutes ? previous?.terms : nil,
      changing: own.changes)
    pages = PageRenderer(
      input: input, routes: routes, forms: forms, podcasts: own.podcasts, operators: operators,
      related: input.site.hasRelated
        ? RelatedEntries(terms: terms, facts: routes.facts, after: previous?.pages.related) : nil)
    feeds = FeedRenderer(input: input, operators: operators)
    podcasts = PodcastRenderer(input: input, operators: operators, feeds: feeds, directory: own.podcasts)
    calendars = CalendarRenderer(input: input, operators: operators)
    search = SearchRenderer(of: input.feed, terms: terms, operators: operators, pages: pages)
  }

  /// Gives back what the files of a stage share and those of later stages hardly ask for.
  func release(after stage: SiteItem.Stage) {
    switch stage {
    case .asset: break
    case .page:
      pages.releaseTeasers()
      terms.release()
      // Most of them are those of archives.
      feeds.release()
    case .list: pages.releaseCards()
    case .index: feeds.release()
    }
  }
}

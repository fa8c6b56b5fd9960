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
  ///   - forms: Finds its lists in other languages.
  ///   - terms: Those of its entries.
  ///   - previous: Those of an earlier state of it.
  init(
    input: SiteInput, operators: EntryOperators, routes: SiteRoutes, forms: LanguageForms,
    followed: FollowedPeople,
    podcasts directory: PodcastDirectory, terms: EntryTerms, after previous: SiteRenderers?
  ) {
    self.input = input
    self.operators = operators
    self.followed = followed
    self.terms = terms
    pages = PageRenderer(
      input: input, routes: routes, forms: forms, podcasts: directory, operators: operators,
      related: input.site.hasRelated
        ? RelatedEntries(terms: terms, facts: routes.facts, after: previous?.pages.related) : nil)
    feeds = FeedRenderer(input: input, operators: operators)
    podcasts = PodcastRenderer(input: input, operators: operators, feeds: feeds, directory: directory)
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

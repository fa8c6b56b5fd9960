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

  /// Creates the renderers of a site.
  init(
    input: SiteInput, operators: EntryOperators, routes: SiteRoutes, followed: FollowedPeople,
    podcasts directory: PodcastDirectory
  ) {
    self.input = input
    self.operators = operators
    self.followed = followed
    pages = PageRenderer(
      input: input, routes: routes, podcasts: directory, operators: operators)
    feeds = FeedRenderer(input: input, operators: operators)
    podcasts = PodcastRenderer(input: input, operators: operators, feeds: feeds, directory: directory)
    calendars = CalendarRenderer(input: input, operators: operators)
    search = SearchRenderer(facts: routes.facts, input: input, operators: operators) { [pages] in pages.heading(of: $0)
    }
  }
}

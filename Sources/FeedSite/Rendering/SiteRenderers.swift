import FeedModel
import FeedTheme
import FeedVisitors

/// All that makes the bytes of a site's routes.
struct SiteRenderers: Sendable {
  let input: SiteInput
  let operators: EntryOperators
  let walls: WallDirectory
  let followed: FollowedPeople
  let icons: SiteIcons
  let pages: PageRenderer
  let feeds: FeedRenderer
  let podcasts: PodcastRenderer
  let calendars: CalendarRenderer

  /// Creates the renderers of a site.
  ///
  /// - Parameters:
  ///   - walls: the walls of a site of the same structure; nil where there is none yet.
  ///   - followed: who is followed, where that is known.
  ///   - podcasts: the podcasts, where they are known.
  init(
    input: SiteInput, walls known: WallDirectory? = nil, followed: FollowedPeople? = nil,
    podcasts directory: PodcastDirectory? = nil
  ) {
    let environment = HTMLEnvironment(
      theme: input.theme, resolver: URLResolver(site: input.site.url), site: input.site, generator: input.generator)
    self.input = input
    operators = EntryOperators(environment: environment)
    walls = known ?? WallDirectory(feed: input.feed, site: input.site, kindNames: environment.wording.kinds)
    let followed = followed ?? FollowedPeople(feed: input.feed)
    self.followed = followed
    icons = SiteIcons(input.site.icon, background: input.theme.settings.background)
    let directory = directory ?? PodcastDirectory(feed: input.feed, resolver: environment.resolver)
    pages = PageRenderer(
      input: input, walls: walls, podcasts: directory, operators: operators, hasFollowsList: !followed.isEmpty,
      icons: icons)
    feeds = FeedRenderer(input: input, operators: operators)
    podcasts = PodcastRenderer(input: input, operators: operators, feeds: feeds, directory: directory)
    calendars = CalendarRenderer(input: input, operators: operators)
  }
}

import FeedModel
import FeedVisitors

/// What a page tells the layout about itself.
struct PageMetadata {
  /// The address of the page; nil for the error page, which stands at any address.
  var route: Route?
  /// The title without the site's.
  var title: String?
  /// What the page says of itself to machines; nil for the error page.
  var head: PageHead?
  /// The language where it differs from the site's.
  var language: String?
  /// The wall that the page shows, by the address of its newest page; nil for what is no page of cards.
  var wall: Route?
  /// The tags that the wall can be filtered by.
  var tags: [TermContext] = []
  /// The index of all tags, on a wall that can be filtered.
  var index: Route?
  /// The walls whose feeds the page offers, its own first.
  var feeds: [Wall] = []
  /// The podcasts that the page offers.
  var podcasts: [FeedLinkContext] = []
  /// The calendars and the lists of feeds that the page offers.
  var subscriptions: [FeedLinkContext] = []
  /// The page of newer entries.
  var newer: Route?
  /// The page of older entries.
  var older: Route?
  /// The newest entry, by its index in the feed, that the menu of kinds may depend on; nil for the newest of all.
  var horizon: Int?
  /// Whether it is the newest wall of the whole site.
  var isHome = false
  /// Whether it offers to share an entry.
  var hasSharing = false
  /// Whether search engines should leave it out.
  var isHidden = false
}

/// What a page says of itself to machines, beyond its title and address.
///
/// What takes time is made only when a theme asks for it.
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

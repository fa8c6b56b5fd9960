import FeedModel
import FeedVisitors

/// What a page says of itself to machines, beyond its title and address.
///
/// What takes time is made only when a theme asks for it.
struct PageHead: Sendable {
  /// What the page is about, as plain text.
  var description: String?
  /// The way from the home page to it, which comes last; empty for the home page.
  var breadcrumbs: [Breadcrumb] = []
  /// The languages in which it can be read; empty where there is one only.
  var translations: [Translation] = []
  /// Makes what other sites show of it.
  let openGraph: @Sendable () -> OpenGraph
  /// Makes what it is about, for search engines.
  let things: @Sendable () -> [SchemaThing]
}

/// One page on the way from the home page to another.
struct Breadcrumb: Sendable {
  /// What it is called.
  let title: String
  /// Its address.
  let route: Route
}

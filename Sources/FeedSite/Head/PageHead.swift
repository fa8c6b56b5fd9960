import FeedModel
import FeedVisitors

/// What a page says of itself to machines, beyond its title and address.
struct PageHead: Sendable {
  /// What the page is about, as plain text.
  var description: String?
  /// What other sites show of it.
  var openGraph: OpenGraph
  /// What it is about, for search engines.
  var things: [SchemaThing] = []
  /// The way from the home page to it, which comes last; empty for the home page.
  var breadcrumbs: [Breadcrumb] = []
  /// The languages in which it can be read; empty where there is one only.
  var translations: [Translation] = []
}

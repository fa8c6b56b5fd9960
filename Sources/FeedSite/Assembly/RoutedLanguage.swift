import FeedModel
import FeedTheme
import FeedVisitors

/// A site in one of its languages, with its routes and with what makes the bytes of each.
struct RoutedLanguage {
  let input: SiteInput
  /// Where in the feed of all languages its entries stand; nil where there is no other language.
  let places: [Int]?
  let routes: SiteRoutes
  let renderers: SiteRenderers
}

extension RoutedLanguage {
  /// The site in each of its languages, the main one first.
  static func inputs(of input: SiteInput) -> [(input: SiteInput, places: [Int]?)] {
    guard !input.site.languages.isEmpty else { return [(input, nil)] }
    return input.site.languages.indices.map { index in
      var own = input
      let (feed, places) = input.feed.inLanguage(index, of: input.site)
      own.site = input.site.inLanguage(index)
      own.feed = feed
      return (own, places)
    }
  }
}

import FeedModel

/// What an address on a page leads to within the site.
struct PageTarget: Hashable, Sendable {
  /// The address within the site.
  let route: Route
  /// The place on its page; nil where none is named.
  let anchor: String?
  /// The address as the page has it.
  let written: String
}

import FeedModel

/// One page on the way from the home page to another.
struct Breadcrumb: Sendable {
  /// What it is called.
  let title: String
  /// Its address.
  let route: Route
}

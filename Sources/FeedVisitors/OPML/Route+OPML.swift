package import FeedModel

extension Route {
  /// The list of the feeds of the people who are followed.
  package static let follows = Route("/follows.opml")
}

package import FeedModel

/// Names the people whom an entry tells that somebody follows; nobody but the news of a follow does.
package struct FollowedPeopleVisitor: FeedVisitor {
  /// Creates the operator.
  package init() {}

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> [PersonReference] { [] }

  package func visit(_ article: ArticleFeedViewObject) -> [PersonReference] { [] }

  package func visit(_ media: MediaFeedViewObject) -> [PersonReference] { [] }

  package func visit(_ song: SongFeedViewObject) -> [PersonReference] { [] }

  package func visit(_ album: AlbumFeedViewObject) -> [PersonReference] { [] }

  package func visit(_ playlist: PlaylistFeedViewObject) -> [PersonReference] { [] }

  package func visit(_ event: EventFeedViewObject) -> [PersonReference] { [] }

  package func visit(_ invitation: InvitationFeedViewObject) -> [PersonReference] { [] }

  package func visit(_ follow: FollowFeedViewObject) -> [PersonReference] { follow.followed }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> [PersonReference] { [] }

  package func visit(_ link: LinkFeedViewObject) -> [PersonReference] { [] }

  package func visit(_ quote: QuoteFeedViewObject) -> [PersonReference] { [] }

  package func visit(_ person: PersonFeedViewObject) -> [PersonReference] { [] }

  package func visit(_ memories: MemoriesFeedViewObject) -> [PersonReference] { [] }

  package func visit(_ custom: CustomFeedViewObject) -> [PersonReference] { [] }
}

extension Route {
  /// The list of the feeds of the people who are followed.
  package static let follows = Route("/follows.opml")
}

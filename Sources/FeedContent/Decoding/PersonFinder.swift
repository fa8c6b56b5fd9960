import FeedModel

/// Tells people, who have a page but no place on the wall, from everything else.
struct PersonFinder: FeedVisitor {
  func visit(_ text: PlainTextFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ article: ArticleFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ media: MediaFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ song: SongFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ album: AlbumFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ playlist: PlaylistFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ event: EventFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ invitation: InvitationFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ follow: FollowFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ recommendation: RecommendationFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ link: LinkFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ quote: QuoteFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ person: PersonFeedViewObject) -> PersonFeedViewObject? { person }
  func visit(_ memories: MemoriesFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ custom: CustomFeedViewObject) -> PersonFeedViewObject? { nil }
}

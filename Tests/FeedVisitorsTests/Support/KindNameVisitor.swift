import FeedModel

/// Names the row of the test matrix that an entry belongs to.
struct KindNameVisitor: FeedVisitor {
  func visit(_ text: PlainTextFeedViewObject) -> String { "text" }
  func visit(_ article: ArticleFeedViewObject) -> String { "article" }
  func visit(_ media: MediaFeedViewObject) -> String { "media" }
  func visit(_ song: SongFeedViewObject) -> String { "song" }
  func visit(_ album: AlbumFeedViewObject) -> String { "album" }
  func visit(_ playlist: PlaylistFeedViewObject) -> String { "playlist" }
  func visit(_ event: EventFeedViewObject) -> String { "event" }
  func visit(_ invitation: InvitationFeedViewObject) -> String { "invitation" }
  func visit(_ follow: FollowFeedViewObject) -> String { "follow" }
  func visit(_ recommendation: RecommendationFeedViewObject) -> String { "recommendation" }
  func visit(_ link: LinkFeedViewObject) -> String { "link" }
  func visit(_ quote: QuoteFeedViewObject) -> String { "quote" }
  func visit(_ person: PersonFeedViewObject) -> String { "person" }
  func visit(_ memories: MemoriesFeedViewObject) -> String { "memories" }
  func visit(_ custom: CustomFeedViewObject) -> String { "custom" }
}

import FeedModel

/// Shares an entry on Facebook with an address that takes only that of its page, whatever the kind: Facebook reads the
/// rest from the page.
struct FacebookShareVisitor: FeedVisitor {
  let message: ShareMessage

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> String { share }
  func visit(_ article: ArticleFeedViewObject) -> String { share }
  func visit(_ media: MediaFeedViewObject) -> String { share }
  func visit(_ song: SongFeedViewObject) -> String { share }
  func visit(_ album: AlbumFeedViewObject) -> String { share }
  func visit(_ playlist: PlaylistFeedViewObject) -> String { share }
  func visit(_ event: EventFeedViewObject) -> String { share }
  func visit(_ invitation: InvitationFeedViewObject) -> String { share }
  func visit(_ follow: FollowFeedViewObject) -> String { share }
  func visit(_ recommendation: RecommendationFeedViewObject) -> String { share }
  func visit(_ link: LinkFeedViewObject) -> String { share }
  func visit(_ quote: QuoteFeedViewObject) -> String { share }
  func visit(_ person: PersonFeedViewObject) -> String { share }
  func visit(_ memories: MemoriesFeedViewObject) -> String { share }
  func visit(_ custom: CustomFeedViewObject) -> String { share }

  private var share: String {
    URLQuery.address("https://www.facebook.com/sharer/sharer.php", ["u": message.page])
  }
}

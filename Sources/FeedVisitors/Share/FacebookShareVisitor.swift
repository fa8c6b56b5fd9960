import FeedModel

/// Shares an entry on Facebook, which takes the address of its page, whatever its kind, and reads the rest there.
struct FacebookShareVisitor: FeedVisitor {
  /// What the networks may say of the entry.
  let message: ShareMessage

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> FacebookShare { share }
  func visit(_ article: ArticleFeedViewObject) -> FacebookShare { share }
  func visit(_ media: MediaFeedViewObject) -> FacebookShare { share }
  func visit(_ song: SongFeedViewObject) -> FacebookShare { share }
  func visit(_ album: AlbumFeedViewObject) -> FacebookShare { share }
  func visit(_ playlist: PlaylistFeedViewObject) -> FacebookShare { share }
  func visit(_ event: EventFeedViewObject) -> FacebookShare { share }
  func visit(_ invitation: InvitationFeedViewObject) -> FacebookShare { share }
  func visit(_ follow: FollowFeedViewObject) -> FacebookShare { share }
  func visit(_ recommendation: RecommendationFeedViewObject) -> FacebookShare { share }
  func visit(_ link: LinkFeedViewObject) -> FacebookShare { share }
  func visit(_ quote: QuoteFeedViewObject) -> FacebookShare { share }
  func visit(_ person: PersonFeedViewObject) -> FacebookShare { share }
  func visit(_ memories: MemoriesFeedViewObject) -> FacebookShare { share }
  func visit(_ custom: CustomFeedViewObject) -> FacebookShare { share }

  private var share: FacebookShare { FacebookShare(page: message.page) }
}

/// What Facebook takes: an address alone, of which it shows a preview.
struct FacebookShare: Hashable, Sendable {
  /// The absolute address of the page.
  let page: String

  /// Where a click leads.
  var address: String {
    URLQuery.address("https://www.facebook.com/sharer/sharer.php", ["u": page])
  }
}

import FeedModel

/// Shares an entry on LINE, which takes the address of its page and a sentence by its kind.
struct LINEShareVisitor: FeedVisitor {
  /// What the networks may say of the entry.
  let message: ShareMessage

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> LINEShare { share }
  func visit(_ article: ArticleFeedViewObject) -> LINEShare { share }
  func visit(_ media: MediaFeedViewObject) -> LINEShare { share }
  func visit(_ song: SongFeedViewObject) -> LINEShare { share }
  func visit(_ album: AlbumFeedViewObject) -> LINEShare { share }
  func visit(_ playlist: PlaylistFeedViewObject) -> LINEShare { share }
  func visit(_ event: EventFeedViewObject) -> LINEShare { share }
  func visit(_ invitation: InvitationFeedViewObject) -> LINEShare { share }
  func visit(_ follow: FollowFeedViewObject) -> LINEShare { share }
  func visit(_ recommendation: RecommendationFeedViewObject) -> LINEShare { share }
  func visit(_ link: LinkFeedViewObject) -> LINEShare { share }
  func visit(_ quote: QuoteFeedViewObject) -> LINEShare { share }
  func visit(_ person: PersonFeedViewObject) -> LINEShare { share }
  func visit(_ memories: MemoriesFeedViewObject) -> LINEShare { share }
  func visit(_ custom: CustomFeedViewObject) -> LINEShare { share }

  private var share: LINEShare { LINEShare(page: message.page, text: message.sentence) }
}

/// What LINE takes: an address and words.
struct LINEShare: Hashable, Sendable {
  /// The absolute address of the page.
  let page: String
  /// What to say of it.
  let text: String

  /// Where a click leads.
  var address: String {
    URLQuery.address("https://social-plugins.line.me/lineit/share", ["url": page, "text": text])
  }
}

package import FeedModel

/// Shares an entry on LINE, which takes the address of its page and a sentence by its kind.
package struct LINEShareVisitor: FeedVisitor {
  private let message: ShareMessage

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - message: What the networks may say of the entry.
  package init(message: ShareMessage) {
    self.message = message
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> LINEShare { share }
  package func visit(_ article: ArticleFeedViewObject) -> LINEShare { share }
  package func visit(_ media: MediaFeedViewObject) -> LINEShare { share }
  package func visit(_ song: SongFeedViewObject) -> LINEShare { share }
  package func visit(_ album: AlbumFeedViewObject) -> LINEShare { share }
  package func visit(_ playlist: PlaylistFeedViewObject) -> LINEShare { share }
  package func visit(_ event: EventFeedViewObject) -> LINEShare { share }
  package func visit(_ invitation: InvitationFeedViewObject) -> LINEShare { share }
  package func visit(_ follow: FollowFeedViewObject) -> LINEShare { share }
  package func visit(_ recommendation: RecommendationFeedViewObject) -> LINEShare { share }
  package func visit(_ link: LinkFeedViewObject) -> LINEShare { share }
  package func visit(_ quote: QuoteFeedViewObject) -> LINEShare { share }
  package func visit(_ person: PersonFeedViewObject) -> LINEShare { share }
  package func visit(_ memories: MemoriesFeedViewObject) -> LINEShare { share }
  package func visit(_ custom: CustomFeedViewObject) -> LINEShare { share }

  private var share: LINEShare { LINEShare(page: message.page, text: message.sentence) }
}

/// What LINE takes: an address and words.
package struct LINEShare: Hashable, Sendable {
  /// The absolute address of the page.
  package let page: String
  /// What to say of it.
  package let text: String

  /// Where a click leads.
  package var address: String {
    URLQuery.address("https://social-plugins.line.me/lineit/share", ["url": page, "text": text])
  }
}

package import FeedModel

/// Shares an entry on X, which takes the address of its page and a sentence by its kind.
package struct XShareVisitor: FeedVisitor {
  private let message: ShareMessage

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - message: What the networks may say of the entry.
  package init(message: ShareMessage) {
    self.message = message
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> XShare { share }

  package func visit(_ article: ArticleFeedViewObject) -> XShare { share }

  package func visit(_ media: MediaFeedViewObject) -> XShare { share }

  package func visit(_ song: SongFeedViewObject) -> XShare { share }

  package func visit(_ album: AlbumFeedViewObject) -> XShare { share }

  package func visit(_ playlist: PlaylistFeedViewObject) -> XShare { share }

  package func visit(_ event: EventFeedViewObject) -> XShare { share }

  package func visit(_ invitation: InvitationFeedViewObject) -> XShare { share }

  package func visit(_ follow: FollowFeedViewObject) -> XShare { share }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> XShare { share }

  package func visit(_ link: LinkFeedViewObject) -> XShare { share }

  package func visit(_ quote: QuoteFeedViewObject) -> XShare { share }

  package func visit(_ person: PersonFeedViewObject) -> XShare { share }

  package func visit(_ memories: MemoriesFeedViewObject) -> XShare { share }

  package func visit(_ custom: CustomFeedViewObject) -> XShare { share }

  private var share: XShare { XShare(page: message.page, text: message.sentence) }
}

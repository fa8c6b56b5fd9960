package import FeedModel

/// Shares an entry on Bluesky, which takes one text of 300 graphemes: a sentence by its kind, and the address of its page.
package struct BlueskyShareVisitor: FeedVisitor {
  private let message: ShareMessage

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - message: What the networks may say of the entry.
  package init(message: ShareMessage) {
    self.message = message
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> BlueskyShare { share }

  package func visit(_ article: ArticleFeedViewObject) -> BlueskyShare { share }

  package func visit(_ media: MediaFeedViewObject) -> BlueskyShare { share }

  package func visit(_ song: SongFeedViewObject) -> BlueskyShare { share }

  package func visit(_ album: AlbumFeedViewObject) -> BlueskyShare { share }

  package func visit(_ playlist: PlaylistFeedViewObject) -> BlueskyShare { share }

  package func visit(_ event: EventFeedViewObject) -> BlueskyShare { share }

  package func visit(_ invitation: InvitationFeedViewObject) -> BlueskyShare { share }

  package func visit(_ follow: FollowFeedViewObject) -> BlueskyShare { share }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> BlueskyShare { share }

  package func visit(_ link: LinkFeedViewObject) -> BlueskyShare { share }

  package func visit(_ quote: QuoteFeedViewObject) -> BlueskyShare { share }

  package func visit(_ person: PersonFeedViewObject) -> BlueskyShare { share }

  package func visit(_ memories: MemoriesFeedViewObject) -> BlueskyShare { share }

  package func visit(_ custom: CustomFeedViewObject) -> BlueskyShare { share }

  /// How many graphemes a post may have.
  private static let limit = 300

  private var share: BlueskyShare { BlueskyShare(text: message.text(limit: Self.limit)) }
}

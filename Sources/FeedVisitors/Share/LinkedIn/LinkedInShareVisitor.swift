package import FeedModel

/// Shares an entry on LinkedIn, which takes the address of its page, whatever its kind, and reads the rest there.
package struct LinkedInShareVisitor: FeedVisitor {
  private let message: ShareMessage

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - message: What the networks may say of the entry.
  package init(message: ShareMessage) {
    self.message = message
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> LinkedInShare { share }

  package func visit(_ article: ArticleFeedViewObject) -> LinkedInShare { share }

  package func visit(_ media: MediaFeedViewObject) -> LinkedInShare { share }

  package func visit(_ song: SongFeedViewObject) -> LinkedInShare { share }

  package func visit(_ album: AlbumFeedViewObject) -> LinkedInShare { share }

  package func visit(_ playlist: PlaylistFeedViewObject) -> LinkedInShare { share }

  package func visit(_ event: EventFeedViewObject) -> LinkedInShare { share }

  package func visit(_ invitation: InvitationFeedViewObject) -> LinkedInShare { share }

  package func visit(_ follow: FollowFeedViewObject) -> LinkedInShare { share }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> LinkedInShare { share }

  package func visit(_ link: LinkFeedViewObject) -> LinkedInShare { share }

  package func visit(_ quote: QuoteFeedViewObject) -> LinkedInShare { share }

  package func visit(_ person: PersonFeedViewObject) -> LinkedInShare { share }

  package func visit(_ memories: MemoriesFeedViewObject) -> LinkedInShare { share }

  package func visit(_ custom: CustomFeedViewObject) -> LinkedInShare { share }

  private var share: LinkedInShare { LinkedInShare(page: message.page) }
}

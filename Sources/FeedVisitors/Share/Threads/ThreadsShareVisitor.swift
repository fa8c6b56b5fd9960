package import FeedModel

/// Shares an entry on Threads, which takes the address of its page and a sentence by its kind.
package struct ThreadsShareVisitor: FeedVisitor {
  private let message: ShareMessage

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - message: What the networks may say of the entry.
  package init(message: ShareMessage) {
    self.message = message
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> ThreadsShare { share }

  package func visit(_ article: ArticleFeedViewObject) -> ThreadsShare { share }

  package func visit(_ media: MediaFeedViewObject) -> ThreadsShare { share }

  package func visit(_ song: SongFeedViewObject) -> ThreadsShare { share }

  package func visit(_ album: AlbumFeedViewObject) -> ThreadsShare { share }

  package func visit(_ playlist: PlaylistFeedViewObject) -> ThreadsShare { share }

  package func visit(_ event: EventFeedViewObject) -> ThreadsShare { share }

  package func visit(_ invitation: InvitationFeedViewObject) -> ThreadsShare { share }

  package func visit(_ follow: FollowFeedViewObject) -> ThreadsShare { share }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> ThreadsShare { share }

  package func visit(_ link: LinkFeedViewObject) -> ThreadsShare { share }

  package func visit(_ quote: QuoteFeedViewObject) -> ThreadsShare { share }

  package func visit(_ person: PersonFeedViewObject) -> ThreadsShare { share }

  package func visit(_ memories: MemoriesFeedViewObject) -> ThreadsShare { share }

  package func visit(_ custom: CustomFeedViewObject) -> ThreadsShare { share }

  private var share: ThreadsShare { ThreadsShare(page: message.page, text: message.sentence) }
}

package import FeedModel

/// Shares an entry by the address of its page, for the clipboard.
package struct CopyShareVisitor: FeedVisitor {
  private let message: ShareMessage

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - message: What the networks may say of the entry.
  package init(message: ShareMessage) {
    self.message = message
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> CopyShare { CopyShare(page: message.page) }

  package func visit(_ article: ArticleFeedViewObject) -> CopyShare { CopyShare(page: message.page) }

  package func visit(_ media: MediaFeedViewObject) -> CopyShare { CopyShare(page: message.page) }

  package func visit(_ song: SongFeedViewObject) -> CopyShare { CopyShare(page: message.page) }

  package func visit(_ album: AlbumFeedViewObject) -> CopyShare { CopyShare(page: message.page) }

  package func visit(_ playlist: PlaylistFeedViewObject) -> CopyShare { CopyShare(page: message.page) }

  package func visit(_ event: EventFeedViewObject) -> CopyShare { CopyShare(page: message.page) }

  package func visit(_ invitation: InvitationFeedViewObject) -> CopyShare { CopyShare(page: message.page) }

  package func visit(_ follow: FollowFeedViewObject) -> CopyShare { CopyShare(page: message.page) }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> CopyShare { CopyShare(page: message.page) }

  package func visit(_ link: LinkFeedViewObject) -> CopyShare { CopyShare(page: message.page) }

  package func visit(_ quote: QuoteFeedViewObject) -> CopyShare { CopyShare(page: message.page) }

  package func visit(_ person: PersonFeedViewObject) -> CopyShare { CopyShare(page: message.page) }

  package func visit(_ memories: MemoriesFeedViewObject) -> CopyShare { CopyShare(page: message.page) }

  package func visit(_ custom: CustomFeedViewObject) -> CopyShare { CopyShare(page: message.page) }
}

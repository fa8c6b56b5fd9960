package import FeedModel

/// Shares an entry on Telegram, which takes the address of its page and a sentence by its kind.
package struct TelegramShareVisitor: FeedVisitor {
  private let message: ShareMessage

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - message: What the networks may say of the entry.
  package init(message: ShareMessage) {
    self.message = message
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> TelegramShare { share }

  package func visit(_ article: ArticleFeedViewObject) -> TelegramShare { share }

  package func visit(_ media: MediaFeedViewObject) -> TelegramShare { share }

  package func visit(_ song: SongFeedViewObject) -> TelegramShare { share }

  package func visit(_ album: AlbumFeedViewObject) -> TelegramShare { share }

  package func visit(_ playlist: PlaylistFeedViewObject) -> TelegramShare { share }

  package func visit(_ event: EventFeedViewObject) -> TelegramShare { share }

  package func visit(_ invitation: InvitationFeedViewObject) -> TelegramShare { share }

  package func visit(_ follow: FollowFeedViewObject) -> TelegramShare { share }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> TelegramShare { share }

  package func visit(_ link: LinkFeedViewObject) -> TelegramShare { share }

  package func visit(_ quote: QuoteFeedViewObject) -> TelegramShare { share }

  package func visit(_ person: PersonFeedViewObject) -> TelegramShare { share }

  package func visit(_ memories: MemoriesFeedViewObject) -> TelegramShare { share }

  package func visit(_ custom: CustomFeedViewObject) -> TelegramShare { share }

  private var share: TelegramShare { TelegramShare(page: message.page, text: message.sentence) }
}

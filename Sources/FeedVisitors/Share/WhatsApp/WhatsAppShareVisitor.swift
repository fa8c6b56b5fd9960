package import FeedModel

/// Shares an entry on WhatsApp, which takes one text: a sentence by its kind, and the address of its page.
package struct WhatsAppShareVisitor: FeedVisitor {
  private let message: ShareMessage

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - message: What the networks may say of the entry.
  package init(message: ShareMessage) {
    self.message = message
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> WhatsAppShare { share }

  package func visit(_ article: ArticleFeedViewObject) -> WhatsAppShare { share }

  package func visit(_ media: MediaFeedViewObject) -> WhatsAppShare { share }

  package func visit(_ song: SongFeedViewObject) -> WhatsAppShare { share }

  package func visit(_ album: AlbumFeedViewObject) -> WhatsAppShare { share }

  package func visit(_ playlist: PlaylistFeedViewObject) -> WhatsAppShare { share }

  package func visit(_ event: EventFeedViewObject) -> WhatsAppShare { share }

  package func visit(_ invitation: InvitationFeedViewObject) -> WhatsAppShare { share }

  package func visit(_ follow: FollowFeedViewObject) -> WhatsAppShare { share }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> WhatsAppShare { share }

  package func visit(_ link: LinkFeedViewObject) -> WhatsAppShare { share }

  package func visit(_ quote: QuoteFeedViewObject) -> WhatsAppShare { share }

  package func visit(_ person: PersonFeedViewObject) -> WhatsAppShare { share }

  package func visit(_ memories: MemoriesFeedViewObject) -> WhatsAppShare { share }

  package func visit(_ custom: CustomFeedViewObject) -> WhatsAppShare { share }

  private var share: WhatsAppShare { WhatsAppShare(text: "\(message.sentence) \(message.page)") }
}

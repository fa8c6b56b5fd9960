package import FeedModel

/// Shares an entry on Facebook, which takes the address of its page, whatever its kind, and reads the rest there.
package struct FacebookShareVisitor: FeedVisitor {
  private let message: ShareMessage

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - message: What the networks may say of the entry.
  package init(message: ShareMessage) {
    self.message = message
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> FacebookShare { share }
  package func visit(_ article: ArticleFeedViewObject) -> FacebookShare { share }
  package func visit(_ media: MediaFeedViewObject) -> FacebookShare { share }
  package func visit(_ song: SongFeedViewObject) -> FacebookShare { share }
  package func visit(_ album: AlbumFeedViewObject) -> FacebookShare { share }
  package func visit(_ playlist: PlaylistFeedViewObject) -> FacebookShare { share }
  package func visit(_ event: EventFeedViewObject) -> FacebookShare { share }
  package func visit(_ invitation: InvitationFeedViewObject) -> FacebookShare { share }
  package func visit(_ follow: FollowFeedViewObject) -> FacebookShare { share }
  package func visit(_ recommendation: RecommendationFeedViewObject) -> FacebookShare { share }
  package func visit(_ link: LinkFeedViewObject) -> FacebookShare { share }
  package func visit(_ quote: QuoteFeedViewObject) -> FacebookShare { share }
  package func visit(_ person: PersonFeedViewObject) -> FacebookShare { share }
  package func visit(_ memories: MemoriesFeedViewObject) -> FacebookShare { share }
  package func visit(_ custom: CustomFeedViewObject) -> FacebookShare { share }

  private var share: FacebookShare { FacebookShare(page: message.page) }
}

/// What Facebook takes: an address alone, of which it shows a preview.
package struct FacebookShare: Hashable, Sendable {
  /// The absolute address of the page.
  package let page: String

  /// Where a click leads.
  package var address: String {
    URLQuery.address("https://www.facebook.com/sharer/sharer.php", ["u": page])
  }
}

package import FeedModel

/// Shares an entry on Mastodon, which takes one text: a sentence by its kind, and the address of its page.
package struct MastodonShareVisitor: FeedVisitor {
  private let message: ShareMessage
  private let instance: String?

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - message: What the networks may say of the entry.
  ///   - instance: The server that the site chose; nil for the largest.
  package init(message: ShareMessage, instance: String?) {
    self.message = message
    self.instance = instance
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> MastodonShare { share }

  package func visit(_ article: ArticleFeedViewObject) -> MastodonShare { share }

  package func visit(_ media: MediaFeedViewObject) -> MastodonShare { share }

  package func visit(_ song: SongFeedViewObject) -> MastodonShare { share }

  package func visit(_ album: AlbumFeedViewObject) -> MastodonShare { share }

  package func visit(_ playlist: PlaylistFeedViewObject) -> MastodonShare { share }

  package func visit(_ event: EventFeedViewObject) -> MastodonShare { share }

  package func visit(_ invitation: InvitationFeedViewObject) -> MastodonShare { share }

  package func visit(_ follow: FollowFeedViewObject) -> MastodonShare { share }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> MastodonShare { share }

  package func visit(_ link: LinkFeedViewObject) -> MastodonShare { share }

  package func visit(_ quote: QuoteFeedViewObject) -> MastodonShare { share }

  package func visit(_ person: PersonFeedViewObject) -> MastodonShare { share }

  package func visit(_ memories: MemoriesFeedViewObject) -> MastodonShare { share }

  package func visit(_ custom: CustomFeedViewObject) -> MastodonShare { share }

  /// How many characters a post may have on most servers, and for how many an address counts.
  private static let (limit, pageLength) = (500, 23)

  private var share: MastodonShare {
    MastodonShare(
      instance: instance ?? "mastodon.social", text: message.text(limit: Self.limit, pageLength: Self.pageLength))
  }
}

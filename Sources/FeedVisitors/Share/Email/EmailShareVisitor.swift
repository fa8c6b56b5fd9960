package import FeedModel

/// Shares an entry by e-mail: what it is called is the subject, a sentence by its kind and the address of its page are
/// the text.
package struct EmailShareVisitor: FeedVisitor {
  private let message: ShareMessage

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - message: What the networks may say of the entry.
  package init(message: ShareMessage) {
    self.message = message
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> EmailShare { share }

  package func visit(_ article: ArticleFeedViewObject) -> EmailShare { share }

  package func visit(_ media: MediaFeedViewObject) -> EmailShare { share }

  package func visit(_ song: SongFeedViewObject) -> EmailShare { share }

  package func visit(_ album: AlbumFeedViewObject) -> EmailShare { share }

  package func visit(_ playlist: PlaylistFeedViewObject) -> EmailShare { share }

  package func visit(_ event: EventFeedViewObject) -> EmailShare { share }

  package func visit(_ invitation: InvitationFeedViewObject) -> EmailShare { share }

  package func visit(_ follow: FollowFeedViewObject) -> EmailShare { share }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> EmailShare { share }

  package func visit(_ link: LinkFeedViewObject) -> EmailShare { share }

  package func visit(_ quote: QuoteFeedViewObject) -> EmailShare { share }

  package func visit(_ person: PersonFeedViewObject) -> EmailShare { share }

  package func visit(_ memories: MemoriesFeedViewObject) -> EmailShare { share }

  package func visit(_ custom: CustomFeedViewObject) -> EmailShare { share }

  private var share: EmailShare {
    let subject = message.heading.split(whereSeparator: \.isNewline).joined(separator: " ")
    let lines = message.sentence.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return EmailShare(subject: subject, body: lines.joined(separator: "\r\n") + "\r\n\r\n" + message.page)
  }
}

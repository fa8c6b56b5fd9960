package import FeedModel

/// Says in plain text what an entry is about: the summary, the beginning of its body, or other words of its kind; nil
/// where the entry has no words.
///
/// Items of all feed formats are described by it.
package struct SummaryVisitor: FeedVisitor {
  /// Creates the operator.
  package init() {}

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> String? { words(of: text.entry) }
  package func visit(_ article: ArticleFeedViewObject) -> String? { words(of: article.entry) }

  package func visit(_ media: MediaFeedViewObject) -> String? {
    words(of: media.entry) ?? media.photos.first.flatMap { $0.caption?.nonEmpty ?? $0.alt.nonEmpty }
  }

  package func visit(_ song: SongFeedViewObject) -> String? { words(of: song.entry) }
  package func visit(_ album: AlbumFeedViewObject) -> String? { words(of: album.entry) }
  package func visit(_ playlist: PlaylistFeedViewObject) -> String? { words(of: playlist.entry) }
  package func visit(_ event: EventFeedViewObject) -> String? { words(of: event.entry) }
  package func visit(_ invitation: InvitationFeedViewObject) -> String? { words(of: invitation.entry) }
  package func visit(_ follow: FollowFeedViewObject) -> String? { words(of: follow.entry) }
  package func visit(_ recommendation: RecommendationFeedViewObject) -> String? { words(of: recommendation.entry) }
  package func visit(_ link: LinkFeedViewObject) -> String? { words(of: link.entry) ?? link.quotation?.nonEmpty }
  package func visit(_ quote: QuoteFeedViewObject) -> String? { quote.entry.summary?.nonEmpty ?? quote.text.nonEmpty }
  package func visit(_ person: PersonFeedViewObject) -> String? { words(of: person.entry) ?? person.role?.nonEmpty }
  package func visit(_ memories: MemoriesFeedViewObject) -> String? { words(of: memories.entry) }
  package func visit(_ custom: CustomFeedViewObject) -> String? { words(of: custom.entry) }

  // MARK: What all kinds share

  private func words(of entry: Entry) -> String? { entry.summary?.nonEmpty ?? entry.excerpt?.nonEmpty }
}

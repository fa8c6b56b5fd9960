package import FeedModel

/// Tells the title of an entry; nil where it has none, since none is invented.
///
/// Items of all feed formats are called by it.
package struct TitleVisitor: FeedVisitor {
  /// Creates the operator.
  package init() {}

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> String? { nil }
  package func visit(_ article: ArticleFeedViewObject) -> String? { article.title.nonEmpty }
  package func visit(_ media: MediaFeedViewObject) -> String? { media.title?.nonEmpty }
  package func visit(_ song: SongFeedViewObject) -> String? { song.title.nonEmpty }
  package func visit(_ album: AlbumFeedViewObject) -> String? { album.title.nonEmpty }
  package func visit(_ playlist: PlaylistFeedViewObject) -> String? { playlist.title.nonEmpty }
  package func visit(_ event: EventFeedViewObject) -> String? { event.title.nonEmpty }
  package func visit(_ invitation: InvitationFeedViewObject) -> String? { invitation.title?.nonEmpty }
  package func visit(_ follow: FollowFeedViewObject) -> String? { nil }
  package func visit(_ recommendation: RecommendationFeedViewObject) -> String? { recommendation.title?.nonEmpty }
  package func visit(_ link: LinkFeedViewObject) -> String? { link.title?.nonEmpty }
  package func visit(_ quote: QuoteFeedViewObject) -> String? { nil }
  package func visit(_ person: PersonFeedViewObject) -> String? { person.name.nonEmpty }
  package func visit(_ memories: MemoriesFeedViewObject) -> String? { memories.title?.nonEmpty }
  package func visit(_ custom: CustomFeedViewObject) -> String? { custom.title?.nonEmpty }
}

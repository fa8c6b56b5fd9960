import FeedModel

/// Says in plain text what an entry is about: the summary, the beginning of its body, or other words of its kind; nil
/// where the entry has no words.
///
/// Items of all feed formats are described by it.
struct SummaryVisitor: FeedVisitor {
  func visit(_ text: PlainTextFeedViewObject) -> String? { text.entry.briefWords }
  func visit(_ article: ArticleFeedViewObject) -> String? { article.entry.briefWords }

  func visit(_ media: MediaFeedViewObject) -> String? {
    media.entry.briefWords ?? media.photos.first.flatMap { $0.caption?.nonEmpty ?? $0.alt.nonEmpty }
  }

  func visit(_ song: SongFeedViewObject) -> String? { song.entry.briefWords }
  func visit(_ album: AlbumFeedViewObject) -> String? { album.entry.briefWords }
  func visit(_ playlist: PlaylistFeedViewObject) -> String? { playlist.entry.briefWords }
  func visit(_ event: EventFeedViewObject) -> String? { event.entry.briefWords }
  func visit(_ invitation: InvitationFeedViewObject) -> String? { invitation.entry.briefWords }
  func visit(_ follow: FollowFeedViewObject) -> String? { follow.entry.briefWords }
  func visit(_ recommendation: RecommendationFeedViewObject) -> String? { recommendation.entry.briefWords }
  func visit(_ link: LinkFeedViewObject) -> String? { link.entry.briefWords ?? link.quotation?.nonEmpty }
  func visit(_ quote: QuoteFeedViewObject) -> String? { quote.entry.summary?.nonEmpty ?? quote.text.nonEmpty }
  func visit(_ person: PersonFeedViewObject) -> String? { person.entry.briefWords ?? person.role?.nonEmpty }
  func visit(_ memories: MemoriesFeedViewObject) -> String? { memories.entry.briefWords }
  func visit(_ custom: CustomFeedViewObject) -> String? { custom.entry.briefWords }
}

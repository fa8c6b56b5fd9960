import FeedModel

/// Says in plain text what an entry is about: the summary, the beginning of its body, or other words of its kind; nil
/// where the entry has no words.
///
/// Items of all feed formats are described by it.
struct SummaryVisitor: FeedVisitor {
  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> String? { words(of: text.entry) }
  func visit(_ article: ArticleFeedViewObject) -> String? { words(of: article.entry) }

  func visit(_ media: MediaFeedViewObject) -> String? {
    words(of: media.entry) ?? media.photos.first.flatMap { $0.caption?.nonEmpty ?? $0.alt.nonEmpty }
  }

  func visit(_ song: SongFeedViewObject) -> String? { words(of: song.entry) }
  func visit(_ album: AlbumFeedViewObject) -> String? { words(of: album.entry) }
  func visit(_ playlist: PlaylistFeedViewObject) -> String? { words(of: playlist.entry) }
  func visit(_ event: EventFeedViewObject) -> String? { words(of: event.entry) }
  func visit(_ invitation: InvitationFeedViewObject) -> String? { words(of: invitation.entry) }
  func visit(_ follow: FollowFeedViewObject) -> String? { words(of: follow.entry) }
  func visit(_ recommendation: RecommendationFeedViewObject) -> String? { words(of: recommendation.entry) }
  func visit(_ link: LinkFeedViewObject) -> String? { words(of: link.entry) ?? link.quotation?.nonEmpty }
  func visit(_ quote: QuoteFeedViewObject) -> String? { quote.entry.summary?.nonEmpty ?? quote.text.nonEmpty }
  func visit(_ person: PersonFeedViewObject) -> String? { words(of: person.entry) ?? person.role?.nonEmpty }
  func visit(_ memories: MemoriesFeedViewObject) -> String? { words(of: memories.entry) }
  func visit(_ custom: CustomFeedViewObject) -> String? { words(of: custom.entry) }

  // MARK: What all kinds share

  private func words(of entry: Entry) -> String? { entry.summary?.nonEmpty ?? entry.beginning }
}

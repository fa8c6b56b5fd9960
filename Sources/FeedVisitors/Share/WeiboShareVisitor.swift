import FeedModel

/// Chooses the one picture that Weibo takes beside the address of a page and a sentence, by the kind of the entry; nil
/// where the entry has none.
struct WeiboShareVisitor: FeedVisitor {
  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> Photo? { text.entry.cover }
  func visit(_ article: ArticleFeedViewObject) -> Photo? { article.entry.cover }
  func visit(_ media: MediaFeedViewObject) -> Photo? { media.photos.first ?? media.entry.cover }
  func visit(_ song: SongFeedViewObject) -> Photo? { song.entry.cover }
  func visit(_ album: AlbumFeedViewObject) -> Photo? { album.entry.cover }

  func visit(_ playlist: PlaylistFeedViewObject) -> Photo? {
    playlist.entry.cover ?? playlist.songs.lazy.compactMap(\.song?.cover).first
  }

  func visit(_ event: EventFeedViewObject) -> Photo? { event.entry.cover }

  func visit(_ invitation: InvitationFeedViewObject) -> Photo? {
    invitation.entry.cover ?? invitation.occasion?.event?.cover
  }

  func visit(_ follow: FollowFeedViewObject) -> Photo? {
    follow.entry.cover ?? follow.followed.first?.avatar
  }

  func visit(_ recommendation: RecommendationFeedViewObject) -> Photo? {
    recommendation.entry.cover ?? recommendation.recommendations.first?.person.avatar
  }

  func visit(_ link: LinkFeedViewObject) -> Photo? { link.entry.cover }
  func visit(_ quote: QuoteFeedViewObject) -> Photo? { quote.entry.cover }
  func visit(_ person: PersonFeedViewObject) -> Photo? { person.avatar ?? person.entry.cover }

  func visit(_ memories: MemoriesFeedViewObject) -> Photo? {
    memories.entry.cover ?? memories.memories.lazy.compactMap(\.cover).first
  }

  func visit(_ custom: CustomFeedViewObject) -> Photo? { custom.entry.cover }
}

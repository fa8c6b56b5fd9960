import FeedModel

/// Lists the pictures of an entry for Instagram, which has no address for it: readers save them in order and paste a
/// caption.
///
/// Which pictures they are depends on the kind: of a playlist the cover of every song, of a person the portrait.
struct InstagramShareVisitor: FeedVisitor {
  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> [Photo] { pictures(cover(text.entry)) }
  func visit(_ article: ArticleFeedViewObject) -> [Photo] { pictures(cover(article.entry)) }

  func visit(_ media: MediaFeedViewObject) -> [Photo] {
    pictures(media.photos, else: cover(media.entry) + media.videos.compactMap(\.poster))
  }

  func visit(_ song: SongFeedViewObject) -> [Photo] { pictures(cover(song.entry)) }

  func visit(_ album: AlbumFeedViewObject) -> [Photo] {
    pictures(cover(album.entry) + album.tracks.map(\.song?.cover))
  }

  func visit(_ playlist: PlaylistFeedViewObject) -> [Photo] {
    pictures(playlist.songs.map(\.song?.cover), else: cover(playlist.entry))
  }

  func visit(_ event: EventFeedViewObject) -> [Photo] { pictures(cover(event.entry)) }

  func visit(_ invitation: InvitationFeedViewObject) -> [Photo] {
    pictures(cover(invitation.entry), else: [invitation.occasion?.event?.cover])
  }

  func visit(_ follow: FollowFeedViewObject) -> [Photo] {
    pictures(cover(follow.entry), else: follow.followed.map(\.avatar))
  }

  func visit(_ recommendation: RecommendationFeedViewObject) -> [Photo] {
    pictures(cover(recommendation.entry), else: recommendation.recommendations.map(\.person.avatar))
  }

  func visit(_ link: LinkFeedViewObject) -> [Photo] { pictures(cover(link.entry)) }
  func visit(_ quote: QuoteFeedViewObject) -> [Photo] { pictures(cover(quote.entry)) }

  func visit(_ person: PersonFeedViewObject) -> [Photo] {
    pictures([person.avatar], else: cover(person.entry))
  }

  func visit(_ memories: MemoriesFeedViewObject) -> [Photo] {
    pictures(memories.memories.map(\.cover), else: cover(memories.entry))
  }

  func visit(_ custom: CustomFeedViewObject) -> [Photo] {
    pictures(cover(custom.entry) + custom.values.map(\.value.image))
  }

  /// Each picture once, and no more than a post there holds.
  private func pictures(_ images: [Photo?], else others: [Photo?] = []) -> [Photo] {
    let first = images.compactMap(\.self)
    return Array((first.isEmpty ? others.compactMap(\.self) : first).uniqued(by: \.file.source).prefix(20))
  }

  private func cover(_ entry: Entry) -> [Photo?] { [entry.cover] }
}

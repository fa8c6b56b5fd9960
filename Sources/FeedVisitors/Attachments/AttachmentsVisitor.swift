import FeedModel

/// Lists the files that belong to an entry, what it is about first: recordings and videos before pictures.
///
/// Feeds of all formats take their enclosures and attachments from it.
struct AttachmentsVisitor: FeedVisitor {
  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> [Attachment] { cover(of: text.entry) }

  func visit(_ article: ArticleFeedViewObject) -> [Attachment] {
    recordings(article.recordings, playing: article.playingTime) + cover(of: article.entry)
  }

  func visit(_ media: MediaFeedViewObject) -> [Attachment] {
    let attachments =
      recordings(media.recordings, playing: media.playingTime) + media.videos.map { Attachment($0) }
      + media.photos.map { Attachment($0) }
    // A cover is often the first photo as well.
    return (attachments + cover(of: media.entry)).uniqued(by: \.file.source)
  }

  func visit(_ song: SongFeedViewObject) -> [Attachment] {
    [song.recording.map { Attachment(recording: $0, title: song.title, duration: song.duration) }].compactMap(\.self)
      + cover(of: song.entry)
  }

  func visit(_ album: AlbumFeedViewObject) -> [Attachment] { recordings(album.tracks) + cover(of: album.entry) }

  func visit(_ playlist: PlaylistFeedViewObject) -> [Attachment] {
    (recordings(playlist.songs) + cover(of: playlist.entry)).uniqued(by: \.file.source)
  }

  func visit(_ event: EventFeedViewObject) -> [Attachment] { cover(of: event.entry) }
  func visit(_ invitation: InvitationFeedViewObject) -> [Attachment] { cover(of: invitation.entry) }
  func visit(_ follow: FollowFeedViewObject) -> [Attachment] { cover(of: follow.entry) }
  func visit(_ recommendation: RecommendationFeedViewObject) -> [Attachment] { cover(of: recommendation.entry) }
  func visit(_ link: LinkFeedViewObject) -> [Attachment] { cover(of: link.entry) }
  func visit(_ quote: QuoteFeedViewObject) -> [Attachment] { cover(of: quote.entry) }

  func visit(_ person: PersonFeedViewObject) -> [Attachment] {
    [person.avatar, person.entry.cover].compactMap(\.self).map { Attachment($0) }.uniqued(by: \.file.source)
  }

  func visit(_ memories: MemoriesFeedViewObject) -> [Attachment] { cover(of: memories.entry) }

  func visit(_ custom: CustomFeedViewObject) -> [Attachment] {
    (cover(of: custom.entry) + custom.values.compactMap(\.value.image).map { Attachment($0) }).uniqued(
      by: \.file.source)
  }

  // MARK: Parts

  private func cover(of entry: Entry) -> [Attachment] { entry.cover.map { [Attachment($0)] } ?? [] }

  /// Of several recordings nobody says how long each plays.
  private func recordings(_ recordings: [Recording], playing time: Duration?) -> [Attachment] {
    recordings.map { Attachment($0, duration: recordings.count == 1 ? time : nil) }
  }

  private func recordings(_ tracks: [Track]) -> [Attachment] {
    tracks.compactMap { track in
      track.recording.map { Attachment(recording: $0, title: track.title, duration: track.duration) }
    }
  }
}

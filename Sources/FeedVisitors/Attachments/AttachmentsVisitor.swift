package import FeedModel

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
    let recording = song.recording.map {
      Attachment(file: $0, medium: .audio, title: song.title, duration: song.duration)
    }
    return [recording].compactMap(\.self) + cover(of: song.entry)
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

  /// The stated duration belongs to a single recording; for several, it is not known how long each plays.
  private func recordings(_ recordings: [Recording], playing time: Duration?) -> [Attachment] {
    recordings.map { Attachment($0, duration: recordings.count == 1 ? time : nil) }
  }

  private func recordings(_ tracks: [Track]) -> [Attachment] {
    tracks.compactMap { track in
      track.recording.map { Attachment(file: $0, medium: .audio, title: track.title, duration: track.duration) }
    }
  }
}

/// A file that belongs to an entry and that feed readers may show or play on their own.
package struct Attachment: Hashable, Sendable {
  /// What a file is for the senses (Media RSS 1.5.1, `medium`).
  package enum Medium: String, Hashable, Sendable {
    case image
    case audio
    case video
  }

  package let file: MediaFile
  package let medium: Medium
  /// What it shows, for those who cannot see it.
  package var alt: String?
  package var title: String?
  package var duration: Duration?
  package var poster: MediaFile?
}

extension Attachment {
  /// The attachment with the size of its file, where that is not known yet.
  func measured(by byteCount: (Route) -> Int?) -> Attachment {
    guard file.byteCount == nil, case .published(let route) = file.source, let count = byteCount(route) else {
      return self
    }
    return Attachment(
      file: file.measured(count), medium: medium, alt: alt, title: title, duration: duration, poster: poster)
  }

  init(_ photo: Photo) {
    self.init(file: photo.file, medium: .image, alt: photo.alt, title: photo.caption)
  }

  init(_ video: Video) {
    self.init(
      file: video.file, medium: .video, alt: video.alt, title: video.caption, duration: video.file.duration,
      poster: video.poster?.file)
  }

  /// - Parameter duration: How long it plays; nil where only its file knows.
  init(_ recording: Recording, duration: Duration?) {
    self.init(
      file: recording.file, medium: .audio, title: recording.title ?? recording.caption,
      duration: duration ?? recording.file.duration)
  }
}

package import FeedModel

/// A file that belongs to an entry and that feed readers may show or play on their own.
package struct Attachment: Hashable, Sendable {
  /// What a file is for the senses (Media RSS 1.5.1, `medium`).
  package enum Medium: String, Hashable, Sendable {
    /// A picture.
    case image
    /// Sound.
    case audio
    /// Moving pictures.
    case video
  }

  /// The file.
  package let file: MediaFile
  /// What it is.
  package let medium: Medium
  /// What it shows, for those who cannot see it.
  package let alt: String?
  /// What it is called.
  package let title: String?
  /// How long it plays.
  package let duration: Duration?
  /// The image that is shown before it plays.
  package let poster: MediaFile?
}

extension Attachment {
  /// The same with the size of its file, where that has to be asked for.
  func measured(by byteCount: (Route) -> Int?) -> Attachment {
    guard file.byteCount == nil, case .published(let route) = file.source, let count = byteCount(route) else {
      return self
    }
    return Attachment(
      file: file.measured(count), medium: medium, alt: alt, title: title, duration: duration, poster: poster)
  }

  /// A photo, cover or portrait.
  init(_ photo: Photo) {
    self.init(file: photo.file, medium: .image, alt: photo.alt, title: photo.caption, duration: nil, poster: nil)
  }

  /// A video.
  init(_ video: Video) {
    self.init(
      file: video.file, medium: .video, alt: video.alt, title: video.caption, duration: video.file.duration,
      poster: video.poster?.file)
  }

  /// A recording.
  ///
  /// - Parameter duration: How long it plays; nil where only its file knows.
  init(_ recording: Recording, duration: Duration?) {
    self.init(
      file: recording.file, medium: .audio, alt: nil, title: recording.title ?? recording.caption,
      duration: duration ?? recording.file.duration, poster: nil)
  }

  /// The recording of a song.
  init(recording file: MediaFile, title: String, duration: Duration?) {
    self.init(file: file, medium: .audio, alt: nil, title: title, duration: duration, poster: nil)
  }
}

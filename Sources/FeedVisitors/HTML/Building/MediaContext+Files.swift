import FeedModel

extension MediaContext {
  /// The audio file of a song or track.
  init(_ file: MediaFile, title: String?, resolver: URLResolver) {
    self.init(
      src: resolver.path(to: file.source), type: file.mimeType, title: title, caption: nil, alt: nil, poster: nil)
  }

  /// A recording.
  init(_ recording: Recording, resolver: URLResolver) {
    self.init(
      src: resolver.path(to: recording.file.source), type: recording.file.mimeType, title: recording.title,
      caption: recording.caption, alt: nil, poster: nil)
  }

  /// A video.
  init(_ video: Video, resolver: URLResolver) {
    self.init(
      src: resolver.path(to: video.file.source), type: video.file.mimeType, title: nil, caption: video.caption,
      alt: video.alt, poster: video.poster.map { ImageContext($0, resolver: resolver) })
  }
}

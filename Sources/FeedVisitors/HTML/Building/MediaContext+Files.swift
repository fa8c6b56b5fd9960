import FeedModel

extension MediaContext {
  /// The audio file of a song or track.
  init(_ file: MediaFile, title: String?, resolver: URLResolver) {
    self.init(file, title: title, caption: nil, alt: nil, poster: nil, resolver: resolver)
  }

  /// A recording.
  init(_ recording: Recording, resolver: URLResolver) {
    self.init(
      recording.file, title: recording.title, caption: recording.caption, alt: nil, poster: nil, resolver: resolver)
  }

  /// A video.
  init(_ video: Video, resolver: URLResolver) {
    self.init(
      video.file, title: nil, caption: video.caption, alt: video.alt, poster: video.poster, resolver: resolver)
  }

  private init(
    _ file: MediaFile, title: String?, caption: String?, alt: String?, poster: Photo?, resolver: URLResolver
  ) {
    let size = file.pixelSize ?? poster?.file.pixelSize
    let time = file.duration.map { PlayingTime($0) }
    self.init(
      src: resolver.path(to: file.source), type: file.mimeType, title: title, caption: caption, alt: alt,
      poster: poster.map { ImageContext($0, resolver: resolver) }, width: (size?.width).map(String.init),
      height: (size?.height).map(String.init), duration: time?.text, isoDuration: time?.iso8601)
  }
}

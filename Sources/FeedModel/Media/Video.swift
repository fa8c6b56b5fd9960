/// A video with its words.
public struct Video: Hashable, Sendable {
  /// The video file.
  public let file: MediaFile
  /// The image that is shown before it plays.
  public let poster: Photo?
  /// What it shows, for those who cannot see it.
  public let alt: String
  /// Words below it.
  public let caption: String?

  /// Creates a video.
  public init(file: MediaFile, poster: Photo? = nil, alt: String, caption: String? = nil) {
    self.file = file
    self.poster = poster
    self.alt = alt
    self.caption = caption
  }
}

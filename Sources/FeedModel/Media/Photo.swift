/// An image with its words.
public struct Photo: Hashable, Sendable {
  /// The image file.
  public let file: MediaFile
  /// What it shows, for those who cannot see it; empty for a decoration.
  public let alt: String
  /// Words below it.
  public let caption: String?

  /// Creates a photo.
  public init(file: MediaFile, alt: String, caption: String? = nil) {
    self.file = file
    self.alt = alt
    self.caption = caption
  }
}

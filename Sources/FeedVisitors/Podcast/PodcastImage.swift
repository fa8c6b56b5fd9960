package import FeedModel

/// A cover (`itunes:image`, and `podcast:image` with what Podcasting 2.0 wants to know of it).
package struct PodcastImage: Hashable, Sendable {
  /// The absolute address.
  package let url: String
  /// The MIME type.
  package let type: String
  /// What it shows.
  package let alt: String?
  /// Width and height in pixels, where known.
  package let pixelSize: PixelSize?

  /// Creates the image of a cover.
  package init(_ photo: Photo, resolver: URLResolver) {
    url = resolver.absolute(photo.file.source)
    type = photo.file.mimeType
    alt = photo.alt.nonEmpty
    pixelSize = photo.file.pixelSize
  }

  /// Whether Apple's directory takes it: it knows JPEG and PNG alone.
  package var isForAll: Bool { type == "image/jpeg" || type == "image/png" }
}

package import FeedModel

/// A picture or video with its facts (Media RSS 1.5.1, `media:content`).
package struct RSSMedia: Hashable, Sendable {
  /// The absolute address.
  package let url: String
  /// The MIME type.
  package let type: String
  /// `image`, `audio` or `video`.
  package let medium: Attachment.Medium
  /// The size in bytes, where known.
  package let byteCount: Int?
  /// Width and height in pixels, where known.
  package let pixelSize: PixelSize?
  /// How long it plays in whole seconds, where known and not zero.
  package let seconds: Int?
  /// `media:description`: what it shows.
  package let description: String?
  /// `media:thumbnail`: the absolute address of the image before it plays.
  package let thumbnail: String?

  /// Creates the facts of an attachment.
  package init(_ attachment: Attachment, resolver: URLResolver) {
    url = resolver.absolute(attachment.file.source)
    type = attachment.file.mimeType
    medium = attachment.medium
    byteCount = attachment.file.byteCount
    pixelSize = attachment.file.pixelSize
    seconds = attachment.duration.map { PlayingTime($0).seconds }.flatMap { $0 > 0 ? $0 : nil }
    description = attachment.alt?.nonEmpty
    thumbnail = (attachment.poster?.source).map { resolver.absolute($0) }
  }
}

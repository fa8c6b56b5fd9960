package import FeedModel

/// A file that belongs to an item (JSON Feed 1.1, `attachments`).
package struct JSONFeedAttachment: Hashable, Sendable {
  /// `url`: the absolute address.
  package let url: String
  /// `mime_type`.
  package let mimeType: String
  /// `title`: what it is called or shows.
  package let title: String?
  /// `size_in_bytes`, where known.
  package let byteCount: Int?
  /// `duration_in_seconds`, where known.
  package let seconds: Int?

  /// Creates an attachment.
  package init(_ attachment: Attachment, resolver: URLResolver) {
    url = resolver.absolute(attachment.file.source)
    mimeType = attachment.file.mimeType
    title = attachment.title?.nonEmpty ?? attachment.alt?.nonEmpty
    byteCount = attachment.file.byteCount
    seconds = attachment.duration.map { PlayingTime($0).seconds }.flatMap { $0 > 0 ? $0 : nil }
  }
}

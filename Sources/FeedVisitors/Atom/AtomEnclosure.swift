package import FeedModel

/// A file that belongs to an entry (RFC 4287 section 4.2.7, `rel="enclosure"`).
package struct AtomEnclosure: Hashable, Sendable {
  /// The absolute address.
  package let url: String
  /// The MIME type.
  package let type: String
  /// The size in bytes, where known.
  package let length: Int?
  /// What it is called or shows.
  package let title: String?

  /// Creates an enclosure.
  package init(_ attachment: Attachment, resolver: URLResolver) {
    url = resolver.absolute(attachment.file.source)
    type = attachment.file.mimeType
    length = attachment.file.byteCount
    title = attachment.title?.nonEmpty ?? attachment.alt?.nonEmpty
  }
}

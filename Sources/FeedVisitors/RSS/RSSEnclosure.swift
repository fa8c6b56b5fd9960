package import FeedModel

/// A file that podcast apps download (RSS 2.0, `enclosure`).
package struct RSSEnclosure: Hashable, Sendable {
  /// The absolute address.
  package let url: String
  /// The MIME type.
  package let type: String
  /// The size in bytes; zero where it is unknown, as the specification's validators ask for.
  package let length: Int

  /// Creates an enclosure of a file.
  package init(_ file: MediaFile, resolver: URLResolver) {
    url = resolver.absolute(file.source)
    type = file.mimeType
    length = file.byteCount ?? 0
  }
}

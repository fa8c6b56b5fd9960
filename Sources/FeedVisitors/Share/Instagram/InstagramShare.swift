package import FeedModel

/// What Instagram takes: pictures, and a caption to paste.
package struct InstagramShare: Hashable, Sendable {
  /// The caption: a sentence, the address, and tags.
  package let caption: String
  /// The pictures in order, each once.
  package let images: [Photo]
}

/// A content folder read again after a change.
package struct ContentUpdate: Sendable {
  /// How far the change reaches.
  package enum Reach: Sendable {
    /// Anything may differ.
    case everything
    /// Some entries differ, which stand at these places of the feed as before; all else is the same.
    case entries([Int])
  }

  /// The folder as it is now.
  package let content: LoadedContent
  /// What the next update starts from; nil where the folder could not be read.
  package let reading: ContentReading?
  /// What differs from the content before.
  package let reach: Reach
}

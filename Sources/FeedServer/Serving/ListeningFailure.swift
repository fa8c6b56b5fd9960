import FeedFiles

/// Why an address cannot be listened on.
package struct ListeningFailure: Error, Sendable {
  /// Whether another program listens there.
  package let isInUse: Bool
  /// The system's words.
  package let reason: String

  /// Creates a failure from the system's number for it.
  init(code: Int32) {
    isInUse = code == EADDRINUSE
    reason = SystemError(code: code).reason
  }
}

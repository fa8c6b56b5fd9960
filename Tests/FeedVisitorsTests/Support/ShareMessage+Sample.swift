@testable import FeedVisitors

extension ShareMessage {
  /// What networks get to say in tests.
  static let sample = ShareMessage(
    sentence: "Hear 雨 & sun", heading: "Rain", page: "https://example.com/p/", artists: [])
}

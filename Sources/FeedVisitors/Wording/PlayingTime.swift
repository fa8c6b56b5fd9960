package import FeedModel

/// How long something plays, in whole seconds.
package struct PlayingTime: Hashable, Sendable {
  /// Seconds, zero or more.
  package let seconds: Int

  /// Rounds a duration down to whole seconds.
  package init(_ duration: Duration) {
    seconds = Int(max(0, duration.components.seconds))
  }

  /// Adds up a list; nil where it is empty or the duration of any of its tracks is unknown.
  package init?(of tracks: [Track]) {
    let durations = tracks.compactMap(\.duration)
    guard !durations.isEmpty, durations.count == tracks.count else { return nil }
    self.init(durations.reduce(.zero, +))
  }

  /// For people: `3:45`, or `1:02:03` from an hour on.
  package var text: String {
    let minutes = seconds / 60
    let rest = (seconds % 60).padded(to: 2)
    return minutes < 60 ? "\(minutes):\(rest)" : "\(minutes / 60):\((minutes % 60).padded(to: 2)):\(rest)"
  }

  /// For machines: `PT3M45S` (ISO 8601-1 section 5.5.2.2, as HTML and schema.org take it).
  package var iso8601: String {
    let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")].filter { $0.0 > 0 }
    return parts.isEmpty ? "PT0S" : "PT" + parts.map { "\($0.0)\($0.1)" }.joined()
  }
}

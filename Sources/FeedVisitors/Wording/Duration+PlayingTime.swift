import FeedModel

/// How long something plays, in whole seconds, rounded down.
extension Duration {
  /// Seconds, zero or more.
  var wholeSeconds: Int { Int(max(0, components.seconds)) }

  /// Seconds; nil for zero, which formats do not take for a length.
  var secondsAboveZero: Int? { wholeSeconds > 0 ? wholeSeconds : nil }

  /// For people: `3:45`, or `1:02:03` from an hour on.
  var clockText: String {
    let minutes = wholeSeconds / 60
    let rest = (wholeSeconds % 60).padded(to: 2)
    return minutes < 60 ? "\(minutes):\(rest)" : "\(minutes / 60):\((minutes % 60).padded(to: 2)):\(rest)"
  }

  /// For machines: `PT3M45S` (ISO 8601-1 section 5.5.2.2, as HTML and schema.org take it).
  var iso8601: String {
    let seconds = wholeSeconds
    let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")].filter { $0.0 > 0 }
    return parts.isEmpty ? "PT0S" : "PT" + parts.map { "\($0.0)\($0.1)" }.joined()
  }
}

extension [Track] {
  /// How long a list plays; nil where it is empty or the duration of any of its tracks is unknown.
  var playingTime: Duration? {
    let durations = compactMap(\.duration)
    return durations.isEmpty || durations.count < count ? nil : durations.reduce(.zero, +)
  }
}

/// Words durations.
enum Seconds {
  /// `0.41`: seconds with two digits behind the point.
  static func text(_ duration: Duration) -> String {
    let hundredths = Int((duration / .milliseconds(10)).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

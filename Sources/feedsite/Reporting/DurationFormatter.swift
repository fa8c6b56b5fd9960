enum DurationFormatter {
  /// `0.41`: seconds with two digits after the point.
  static func text(_ duration: Duration) -> String {
    let hundredths = Int((duration / .milliseconds(10)).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

/// Writes numbers of things in English.
enum CountFormatter {
  /// `1 warning`, `2 warnings`, `0 warnings`; `plural` where an s does not make it.
  static func text(_ count: Int, _ singular: String, plural: String? = nil) -> String {
    "\(count) \(count == 1 ? singular : plural ?? singular + "s")"
  }
}

enum ByteSizeFormatter {
  /// `0 B`, `999 B`, `1.5 kB`, `340.1 MB`: decimal units (ISO 80000-1) with one digit after the point.
  static func text(_ bytes: Int) -> String {
    guard bytes >= 1000 else { return "\(bytes) B" }
    var tenths = bytes / 100
    var unit = 0
    while tenths >= 10_000, unit < 3 {
      tenths /= 1000
      unit += 1
    }
    return "\(tenths / 10).\(tenths % 10) \(["kB", "MB", "GB", "TB"][unit])"
  }
}

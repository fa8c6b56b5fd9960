/// Words sizes of files.
enum ByteCountText {
  /// `0 B`, `999 B`, `1.5 kB`, `340.1 MB`: decimal units (ISO 80000-1) with one digit behind the point.
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

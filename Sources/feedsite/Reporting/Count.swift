/// Words numbers of things in English.
enum Count {
  /// `1 warning`, `2 warnings`, `0 warnings`; `plural` where an s does not make it.
  static func text(_ count: Int, _ singular: String, plural: String? = nil) -> String {
    "\(count) \(count == 1 ? singular : plural ?? singular + "s")"
  }
}

import FeedContent

/// How many entries a build leaves out, by reason: always told, so that nothing is missing in silence.
struct SkippedCounts: Sendable {
  let drafts: Int
  let future: Int
  let expired: Int
  /// Those that are left out because of their errors.
  let faulty: Int

  /// Counts files.
  init(_ skipped: [SkippedFile]) {
    func count(_ reason: SkippedFile.Reason) -> Int { skipped.count { $0.reason == reason } }
    (drafts, future, expired, faulty) = (count(.draft), count(.future), count(.expired), count(.faulty))
  }

  /// `skipped 2 drafts, 1 future`, without those that have errors; nil where there are none.
  var text: String? {
    let words = [
      drafts > 0 ? CountFormatter.text(drafts, "draft") : nil, future > 0 ? "\(future) future" : nil,
      expired > 0 ? "\(expired) expired" : nil,
    ].compactMap(\.self)
    return words.isEmpty ? nil : "skipped \(words.joined(separator: ", "))"
  }
}

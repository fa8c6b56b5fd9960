import FeedContent
import FeedModel

extension Report {
  /// Names the files that a build leaves out, where that is wanted.
  func details(of skipped: [SkippedFile]) {
    for file in skipped {
      let date = file.reason == .draft ? "" : file.date.map { " (\($0.machineReadable))" } ?? ""
      detail("skipped \(file.file): \(file.reason.rawValue)\(date)")
    }
  }
}

import FeedContent
import FeedModel
import FeedOutput

/// The line with which a build ends.
struct BuildSummary {
  let content: LoadedContent
  let fileCount: Int
  let output: OutputSummary
  let warningCount: Int
  let duration: Duration

  /// `Built 412 entries into 618 files in 0.41 s; 12 written, ...`.
  var text: String {
    [
      "Built \(entries) into \(CountFormatter.text(fileCount, "file")) in \(DurationFormatter.text(duration)) s",
      "\(output.written) written, \(output.unchanged) unchanged, \(output.removed) removed",
      SkippedCounts(content.skipped).text, leftOut,
      CountFormatter.text(warningCount, "warning"),
    ]
    .compactMap(\.self).joined(separator: "; ")
  }

  private var entries: String {
    let entries = CountFormatter.text(content.feed.entries.count, "entry", plural: "entries")
    let pages = content.feed.pages.count
    return pages == 0 ? entries : "\(entries) and \(CountFormatter.text(pages, "page"))"
  }

  /// How many files are left out because of their errors.
  var leftOutCount: Int { content.keepsGoing ? content.faulty.count : 0 }

  /// What of them is online stays there until they are mended.
  private var leftOut: String? {
    guard leftOutCount > 0 else { return nil }
    let files = "left out \(CountFormatter.text(leftOutCount, "file")) with errors"
    return output.retained == 0
      ? files
      : "\(files), \(output.retained) of which \(output.retained == 1 ? "keeps its last page" : "keep their last pages")"
  }
}

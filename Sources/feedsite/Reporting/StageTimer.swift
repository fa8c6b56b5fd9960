import FeedContent
import FeedOutput
import FeedSite

/// Times the stages of a build, for those who want to know where its time goes.
struct StageTimer {
  /// A line for each stage that is over.
  private(set) var lines: [String] = []
  private var start = ContinuousClock.now

  /// Ends a stage that is called by what was done in it.
  mutating func finish(_ deed: String) {
    let end = ContinuousClock.now
    lines.append("\(deed) in \(DurationFormatter.text(end - start)) s")
    start = end
  }

  /// Ends the reading of a content folder: `read 412 files (1.2 MB) in 0.11 s`.
  mutating func finish(_ tally: ReadingCounts) {
    finish("read \(CountFormatter.text(tally.files, "file")) (\(ByteSizeFormatter.text(tally.bytes)))")
  }

  /// Ends a stage of writing: `wrote 12 pages (340.1 kB), 606 unchanged, in 0.03 s`.
  mutating func finish(_ tally: StageCounts) {
    let files =
      switch tally.stage {
      case .asset: CountFormatter.text(tally.written, "asset")
      case .page: CountFormatter.text(tally.written, "page")
      case .list: CountFormatter.text(tally.written, "list")
      case .index: CountFormatter.text(tally.written, "index", plural: "indexes")
      }
    finish("wrote \(files) (\(ByteSizeFormatter.text(tally.bytes))), \(tally.unchanged) unchanged,")
  }
}

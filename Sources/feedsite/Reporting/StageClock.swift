import FeedContent
import FeedOutput
import FeedSite

/// Times the stages of a build, for those who want to know where its time goes.
struct StageClock {
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
  mutating func finish(_ tally: ReadingTally) {
    finish("read \(Count.text(tally.files, "file")) (\(ByteCountText.text(tally.bytes)))")
  }

  /// Ends a stage of writing: `wrote 12 pages (340.1 kB), 606 unchanged, in 0.03 s`.
  mutating func finish(_ tally: StageTally) {
    let files =
      switch tally.stage {
      case .asset: Count.text(tally.written, "asset")
      case .page: Count.text(tally.written, "page")
      case .index: Count.text(tally.written, "index", plural: "indexes")
      }
    finish("wrote \(files) (\(ByteCountText.text(tally.bytes))), \(tally.unchanged) unchanged,")
  }
}

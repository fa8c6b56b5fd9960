import FeedContent
import FeedOutput
import FeedSite
import Foundation
import Synchronization

/// A line on the terminal that shows how far a build is, once it has taken a second.
final class Progress: Sendable {
  private struct State {
    var lastShown: ContinuousClock.Instant
    var isVisible = false
  }

  private let isEnabled: Bool
  private let state: Mutex<State>

  init(isEnabled: Bool, start: ContinuousClock.Instant) {
    self.isEnabled = isEnabled
    self.state = Mutex(State(lastShown: start.advanced(by: .milliseconds(900))))
  }

  /// Tells that a number of files out of all are done.
  @Sendable func update(_ done: Int, of total: Int) {
    guard isEnabled else { return }
    state.withLock { state in
      let now = ContinuousClock.now
      guard now - state.lastShown > .milliseconds(100) else { return }
      state.lastShown = now
      state.isVisible = true
      FileHandle.standardError.write(Data("\r\u{1B}[K\(done) of \(total) files".utf8))
    }
  }

  func finish() {
    state.withLock { state in
      if state.isVisible { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
      state.isVisible = false
    }
  }
}

/// Times the stages of a build, for those who want to know where its time goes.
struct StageTimer {
  /// A line for each stage that is over.
  private(set) var lines: [String] = []
  private var start = ContinuousClock.now

  /// Ends a stage, which is described by what was done in it.
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

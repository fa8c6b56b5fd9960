import Synchronization

/// Counts finished files from any thread and reports one at a time, in ascending numbers.
final class ProgressCounter: Sendable {
  private let total: Int
  private let report: @Sendable (Int, Int) -> Void
  private let finished = Mutex(0)

  /// Creates a counter that reports the number of finished files and the total.
  init(total: Int, report: @escaping @Sendable (Int, Int) -> Void) {
    self.total = total
    self.report = report
  }

  /// Counts one file.
  func advance() {
    finished.withLock { finished in
      finished += 1
      report(finished, total)
    }
  }
}

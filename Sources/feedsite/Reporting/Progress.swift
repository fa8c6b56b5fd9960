import Foundation
import Synchronization

/// A line on the terminal that tells how far a build is, from its second second on.
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

  /// Clears the line.
  func finish() {
    state.withLock { state in
      if state.isVisible { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
      state.isVisible = false
    }
  }
}

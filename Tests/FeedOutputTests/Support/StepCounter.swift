import FeedFiles
import FeedOutput
import Synchronization

/// Counts the changes of the file system and refuses all after a number of them, as if the process had been killed.
final class StepCounter: Sendable {
  private let limit: Int
  private let state = Mutex(0)

  init(limit: Int = .max) {
    self.limit = limit
  }

  var count: Int { state.withLock { $0 } }

  func advance() throws(SystemError) {
    let count = state.withLock { count in
      count += 1
      return count
    }
    guard count <= limit else { throw SystemError(code: 4) }
  }
}

import Synchronization

/// Tells open pages what became of the site.
package final class ReloadChannel: Sendable {
  /// What pages are told.
  enum Message: Sendable {
    /// The site's version, and what is wrong with what came after it; nil where nothing is.
    case state(version: Int, problems: String?)
    /// Style sheets changed and nothing else.
    case styles
  }

  private struct State {
    var version = 0
    var problems: String?
    var pages: [Int: AsyncStream<Message>.Continuation] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// Creates a channel.
  package init() {}

  /// A new version of the site is there.
  package func tell(version: Int) {
    send {
      $0.version = version; $0.problems = nil
    }
  }

  /// What was changed cannot be shown; the version before stays.
  package func tell(problems: String) { send { $0.problems = problems } }

  /// Style sheets changed and nothing else.
  package func tellStyles() {
    let pages = state.withLock { Array($0.pages.values) }
    for page in pages { page.yield(.styles) }
  }

  /// What a page hears from now on, the present state first.
  func messages() -> AsyncStream<Message> {
    AsyncStream(bufferingPolicy: .bufferingNewest(16)) { continuation in
      let number = state.withLock { state in
        state.count += 1
        state.pages[state.count] = continuation
        continuation.yield(.state(version: state.version, problems: state.problems))
        return state.count
      }
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { _ = $0.pages.removeValue(forKey: number) }
      }
    }
  }

  private func send(_ change: (inout State) -> Void) {
    let (pages, message) = state.withLock { state in
      change(&state)
      return (Array(state.pages.values), Message.state(version: state.version, problems: state.problems))
    }
    for page in pages { page.yield(message) }
  }
}

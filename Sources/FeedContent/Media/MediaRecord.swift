import FeedDiagnostics
import FeedModel
import Synchronization

/// One file of a ``MediaLibrary``, which is looked at by the first who asks for it.
final class MediaRecord: Sendable {
  private struct State {
    var file: MediaFile
    var problem: MediaProblem?
    var isDecoded = false
  }

  private let found = Mutex<State?>(nil)

  /// The file; `probe` is called once, whoever asks, and so is `decode` for those who show it.
  func file(
    isShown: Bool, _ probe: () -> (file: MediaFile, problem: MediaProblem?),
    decode: (MediaFile) -> (file: MediaFile, problem: MediaProblem?)
  ) -> MediaFile {
    found.withLock { found in
      var state: State
      if let found {
        state = found
      } else {
        let result = probe()
        state = State(file: result.file, problem: result.problem)
      }
      // Of a file that is broken already nobody wants to hear more.
      if isShown, !state.isDecoded, state.problem == nil {
        let result = decode(state.file)
        state = State(file: result.file, problem: result.problem, isDecoded: true)
      }
      found = state
      return state.file
    }
  }

  /// What is wrong with the file.
  var problem: MediaProblem? { found.withLock { $0?.problem } }
}

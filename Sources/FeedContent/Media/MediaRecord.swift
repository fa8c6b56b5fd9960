import FeedDiagnostics
import FeedModel
import Synchronization

/// One file of a ``MediaLibrary``, which is looked at by the first who asks for it.
final class MediaRecord: Sendable {
  private let found = Mutex<(file: MediaFile, problem: MediaProblem?)?>(nil)

  /// The file; `probe` is called once, whoever asks.
  func file(_ probe: () -> (file: MediaFile, problem: MediaProblem?)) -> MediaFile {
    found.withLock { found in
      if let found { return found.file }
      let result = probe()
      found = result
      return result.file
    }
  }

  /// What is wrong with the file.
  var problem: MediaProblem? { found.withLock { $0?.problem } }
}

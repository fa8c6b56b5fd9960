import Synchronization

/// Lets one large picture be read at a time, so that memory does not grow with the number of processors.
final class LargePictures: Sendable {
  private let turn = Mutex<Void>(())

  /// Does something while nobody else does.
  func alone<Result>(_ action: () -> sending Result) -> sending Result {
    turn.withLock { _ in action() }
  }
}

import Synchronization

/// A value that is computed when it is first asked for and kept from then on, whoever asks.
final class Memo<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  /// The value; `compute` runs once at most and must not ask for the same value.
  func callAsFunction(_ compute: () -> Value) -> Value {
    value.withLock { value in
      if let value { return value }
      let computed = compute()
      value = computed
      return computed
    }
  }
}

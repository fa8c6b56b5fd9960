import Synchronization

/// A value that is computed when it is first asked for and kept from then on, whoever asks.
final class Memo<Value: Sendable>: Sendable {
  private let stored = Mutex<Value?>(nil)

  /// The value, where it is computed already.
  var known: Value? { stored.withLock(\.self) }

  /// Has the value computed, unless it is known or somebody computes it already.
  func prepare(computedBy compute: () -> Value) {
    _ = stored.withLockIfAvailable { stored in
      if stored == nil { stored = compute() }
    }
  }

  /// Forgets the value: who asks for it again has it computed again.
  func release() { stored.withLock { $0 = nil } }

  /// The value; `compute` runs once at most and must not ask for the same value.
  func value(computedBy compute: () -> Value) -> Value {
    stored.withLock { stored in
      if let stored { return stored }
      let computed = compute()
      stored = computed
      return computed
    }
  }
}

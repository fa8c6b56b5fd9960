public import Synchronization

/// A value that is computed on first use, by whichever thread comes first, and kept from then on.
///
/// Inlinable, as the list below is: access through an unspecialised generic takes longer.
@usableFromInline
package final class Memo<Value: Sendable>: Sendable {
  @usableFromInline let stored = Mutex<Value?>(nil)

  /// Creates one without a value.
  @inlinable package init() {}

  /// The value, where it is computed already.
  @inlinable package var known: Value? { stored.withLock(\.self) }

  /// Returns the value, and computes it unless it is known or another thread is computing it.
  @inlinable
  package func prepare(computedBy compute: () -> Value) {
    _ = stored.withLockIfAvailable { stored in
      if stored == nil { stored = compute() }
    }
  }

  /// Forgets the value, which is computed again on its next use.
  package func release() { stored.withLock { $0 = nil } }

  /// The value; `compute` runs once at most and must not ask for the same value.
  @inlinable
  package func value(computedBy compute: () -> Value) -> Value {
    stored.withLock { stored in
      if let stored { return stored }
      let computed = compute()
      stored = computed
      return computed
    }
  }
}

/// Values that are computed one by one on first use and kept from then on.
///
/// Takes memory for those that were used and for their neighbours.
@usableFromInline
package final class MemoList<Value: Sendable>: Sendable {
  @usableFromInline
  final class Part: Sendable {
    /// Empty until one of them is used.
    @usableFromInline let values = Mutex<[Value?]>([])
  }

  @inlinable static var size: Int { 64 }

  @usableFromInline let parts: [Part]

  package init(count: Int) {
    parts = stride(from: 0, to: count, by: Self.size).map { _ in Part() }
  }

  /// Forgets all values; each is computed again on its next use.
  package func release() {
    for part in parts { part.values.withLock { $0 = [] } }
  }

  /// The value at a place; where two ask for it at the same time, `compute` may run for each, and the first result stays.
  @inlinable
  package func value(at index: Int, computedBy compute: () -> Value) -> Value {
    let (part, place) = (parts[index / Self.size], index % Self.size)
    if let known = part.values.withLock({ $0.isEmpty ? nil : $0[place] }) { return known }
    let computed = compute()
    return part.values.withLock { values in
      if values.isEmpty { values = Array(repeating: nil, count: Self.size) }
      if let first = values[place] { return first }
      values[place] = computed
      return computed
    }
  }
}

import Synchronization

/// Keeps a value for each language that is asked for, because making it is slow.
final class LanguageCache<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])
  private let make: @Sendable (LanguageTag) -> Value

  /// Creates an empty cache; `make` yields the value of a language.
  init(_ make: @escaping @Sendable (LanguageTag) -> Value) { self.make = make }

  /// The value of a language, given as a BCP 47 tag.
  subscript(tag: String) -> Value {
    if let known = values.withLock({ $0[tag] }) { return known }
    let value = make(LanguageTag(tag))
    return values.withLock { values in
      values[tag] = values[tag] ?? value
      return values[tag] ?? value
    }
  }
}

/// A value in a place of its own: where it is copied, stored or absent, it takes one word.
///
/// Inlinable, since where the compiler does not know what the value is, each look at it takes longer.
@usableFromInline
package final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline package let value: Value

  @inlinable package init(_ value: Value) { self.value = value }

  @inlinable
  package static func == (lhs: Shared, rhs: Shared) -> Bool { lhs === rhs || lhs.value == rhs.value }

  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

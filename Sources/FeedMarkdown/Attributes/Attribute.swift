/// An attribute whose name and value were found safe.
package struct Attribute: Hashable, Sendable {
  /// The name in lower case.
  package let name: String
  /// The value, not escaped; empty for a boolean attribute such as `reversed`.
  package internal(set) var value: String
}

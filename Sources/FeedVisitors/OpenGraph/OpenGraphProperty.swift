/// One property of a page in the words of Open Graph, such as `og:title`.
package struct OpenGraphProperty: Hashable, Sendable {
  /// Its name, for example `music:duration`.
  package let name: String
  /// Its value as plain text.
  package let content: String

  /// Creates a property.
  package init(_ name: String, _ content: String) {
    self.name = name
    self.content = content
  }
}

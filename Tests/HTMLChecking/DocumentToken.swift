/// A piece of an HTML document.
package enum DocumentToken: Equatable {
  /// A start tag; one that ends in `/>` is followed by an end tag.
  case start(name: String, attributes: [Attribute])
  /// An end tag.
  case end(name: String)
  /// Text, its character references decoded.
  case text(String)

  /// An attribute of a start tag.
  package struct Attribute: Equatable {
    package let name: String
    package var value: String
  }
}

/// A piece of an XML or HTML document.
package indirect enum MarkupNode: Hashable, Sendable {
  case element(MarkupElement)
  /// Text, its character references decoded.
  case text(String)
  case comment(String)

  package var element: MarkupElement? {
    guard case .element(let element) = self else { return nil }
    return element
  }

  /// All text in it, in order.
  package var text: String {
    switch self {
    case .element(let element): element.text
    case .text(let text): text
    case .comment: ""
    }
  }
}

/// An element of an XML or HTML document.
package struct MarkupElement: Hashable, Sendable {
  /// The local name; that of HTML in lower case.
  package let name: String
  /// The address of the name space; empty where there is none.
  package var namespace = ""
  /// The attributes in the order of the document.
  package var attributes: [MarkupAttribute] = []
  package var children: [MarkupNode]
  /// The line of its start tag, counted from one.
  package var line = 0

  /// The value of an attribute without a name space.
  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute && $0.namespace.isEmpty }?.value
  }

  /// The value of an attribute of a name space.
  package subscript(attribute: String, in namespace: String) -> String? {
    attributes.first { $0.name == attribute && $0.namespace == namespace }?.value
  }

  /// All text in it, in order.
  package var text: String { children.map(\.text).joined() }

  /// The elements directly in it.
  package var elements: [MarkupElement] { children.compactMap(\.element) }

  package func elements(_ name: String) -> [MarkupElement] { elements.filter { $0.name == name } }

  package func first(_ name: String) -> MarkupElement? { elements.first { $0.name == name } }

  /// The elements of some names at any depth, in the order of the document.
  package func descendants(_ names: Set<String>) -> [MarkupElement] { children.elements(names) }

  package func hasClass(_ name: String) -> Bool {
    self["class"]?.split(whereSeparator: \.isWhitespace).contains { $0 == name } ?? false
  }
}

extension [MarkupNode] {
  /// The elements of some names, at any depth, in the order of the document.
  package func elements(_ names: Set<String>) -> [MarkupElement] {
    compactMap(\.element).flatMap { (names.contains($0.name) ? [$0] : []) + $0.descendants(names) }
  }
}

package struct MarkupAttribute: Hashable, Sendable {
  package let name: String
  /// The address of the name space; empty where there is none.
  package var namespace = ""
  /// The value, its character references decoded.
  package let value: String
}

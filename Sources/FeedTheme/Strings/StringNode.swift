import Mustache

/// A string and those whose keys continue its key: `kind.text` beside `kind.text.plural`.
struct StringNode: MustacheParent, MustacheCustomRenderable, Sendable {
  private var text: String?
  private var children: [String: StringNode] = [:]

  var renderText: String { text ?? "" }
  var isNull: Bool { text == nil }

  func child(named name: String) -> Any? { children[name] }

  /// Puts a string below the parts of its key.
  mutating func insert(_ text: String, at key: ArraySlice<Substring>) {
    guard let first = key.first else {
      self.text = text
      return
    }
    children[String(first), default: StringNode()].insert(text, at: key.dropFirst())
  }
}

import Mustache

/// Values by keys that no operator declares, such as a site's own front matter keys.
package struct FreeContext: MustacheParent, Sendable {
  private let values: [String: any Sendable]

  /// Creates a context from texts, flags, lists and contexts by key.
  package init(_ values: [String: Value]) {
    self.values = values.mapValues(\.rendered)
  }

  package func child(named name: String) -> Any? { values[name] }

  /// What a key can hold.
  package indirect enum Value: Sendable {
    /// Text.
    case text(String)
    /// Yes or no.
    case flag(Bool)
    /// Several values.
    case list([Value])
    /// Keys with values.
    case fields([String: Value])

    fileprivate var rendered: any Sendable {
      switch self {
      case .text(let text): TemplateValue.text(text)
      case .flag(let flag): flag
      case .list(let values): values.map(\.rendered)
      case .fields(let values): FreeContext(values)
      }
    }
  }
}

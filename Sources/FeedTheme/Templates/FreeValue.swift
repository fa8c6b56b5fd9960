/// A value that no operator declares, such as what stands behind a site's own front matter keys.
package enum FreeValue: Sendable {
  /// Text.
  case text(String)
  /// Yes or no.
  case flag(Bool)
  /// Several values.
  case list([FreeValue])
  /// Keys with values.
  case fields([String: FreeValue])

  subscript(key: String) -> FreeValue? {
    if case .fields(let values) = self { values[key] } else { nil }
  }

  /// What is printed of it; nil where it is no text.
  var text: String? {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag ? "true" : "false"
    case .list, .fields: nil
    }
  }

  /// The values that a section of it is repeated for, one unless it is a list; none where the section is not shown.
  var items: [FreeValue] {
    switch self {
    case .text(let text): text.isEmpty ? [] : [self]
    case .flag(let flag): flag ? [self] : []
    case .list(let values): values
    case .fields: [self]
    }
  }

  /// The elements of a list; nil where it is none.
  var elements: [FreeValue]? {
    if case .list(let values) = self { values } else { nil }
  }
}

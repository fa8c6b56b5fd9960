import FeedDiagnostics

/// A YAML value with the place where it stands.
struct LocatedValue: Sendable {
  /// What the value is; what YAML calls null is ``Shape/nothing``.
  indirect enum Shape: Sendable {
    /// A key without a value, or `null`.
    case nothing
    /// A scalar as it is written; `isPlain` where it stands without quotes, so that `true` means yes.
    case text(String, isPlain: Bool)
    /// A sequence.
    case list([LocatedValue])
    /// A mapping.
    case fields(LocatedFields)
  }

  let shape: Shape
  let location: SourceLocation

  /// What the value is called in messages.
  var name: String {
    switch shape {
    case .nothing: "nothing"
    case .text: "text"
    case .list: "a list"
    case .fields: "keys with values"
    }
  }

  /// Whether there is nothing in it: no value, blank text, a list or mapping of nothing.
  var isEmpty: Bool {
    switch shape {
    case .nothing: true
    case .text(let text, _): text.allSatisfy(\.isWhitespace)
    case .list(let values): values.allSatisfy(\.isEmpty)
    case .fields(let fields): fields.fields.isEmpty
    }
  }

  /// The text of a scalar.
  var text: String? {
    guard case .text(let text, _) = shape else { return nil }
    return text
  }

  /// Whether a plain scalar says yes or no in any of YAML's words.
  var flag: Bool? {
    guard case .text(let text, _) = shape else { return nil }
    switch text.lowercased() {
    case "true", "yes", "on", "y": return true
    case "false", "no", "off", "n": return false
    default: return nil
    }
  }
}

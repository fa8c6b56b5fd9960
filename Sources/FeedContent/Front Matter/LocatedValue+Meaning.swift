import FeedDiagnostics
package import FeedYAML
import Foundation

extension LocatedValue {
  /// The name of the value's type in messages.
  package var name: String {
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
    case .text(let text, _): !text.beginsWithGraphic && text.allSatisfy(\.isWhitespace)
    case .list(let values): values.allSatisfy(\.isEmpty)
    case .fields(let fields): fields.fields.isEmpty
    }
  }

  /// What an object of microformats says, `{type: [h-cite], properties: {url: [...]}}`, or a list of some: the first
  /// value of each of its properties; nil where it is none.
  var microformat: LocatedValue? {
    guard case .list(let values) = shape else { return firstProperties }
    guard values.contains(where: { $0.firstProperties != nil }) else { return nil }
    return LocatedValue(shape: .list(values.map { $0.firstProperties ?? $0 }), location: location)
  }

  private var firstProperties: LocatedValue? {
    guard case .fields(let object) = shape, object["type"] != nil,
      case .fields(let properties)? = object["properties"]?.value.shape
    else { return nil }
    let fields = properties.fields.compactMap { property -> LocatedFields.Field? in
      guard case .list(let values) = property.value.shape else { return property }
      return values.first.map { property.holding($0) }
    }
    return LocatedValue(shape: .fields(properties.holding(fields)), location: location)
  }

  /// Whether a scalar says yes or no in any of YAML's words, or as 1 and 0.
  package var flag: Bool? {
    guard case .text(let text, _) = shape, text.utf8.count <= 5 else { return nil }
    switch text.lowercased() {
    case "true", "yes", "on", "y", "1": return true
    case "false", "no", "off", "n", "0": return false
    default: return nil
    }
  }

  static func nothing(at location: SourceLocation) -> Self { Self(shape: .nothing, location: location) }
}

extension LocatedFields.Field {
  /// The field under another name; its key stays as it is written.
  func renamed(_ name: String) -> Self { Self(key: key, name: name, location: location, value: value) }

  func holding(_ value: LocatedValue) -> Self { Self(key: key, name: name, location: location, value: value) }

  /// A value as if it stood below a key.
  init(holding value: LocatedValue, as key: String) {
    self.init(key: key, name: key, location: value.location, value: value)
  }
}

extension LocatedFields {
  /// The mapping with other fields; keys that stand in it twice are reported all the same.
  func holding(_ fields: [Field]) -> Self { Self(fields: fields, location: location, repetitions: repetitions) }

  /// The mapping with another value of the field that has a name.
  func holding(_ value: LocatedValue, as name: String) -> Self {
    holding(fields.map { $0.name == name ? $0.holding(value) : $0 })
  }

  /// A warning for each key that occurs twice; its last value counts.
  var repeatedKeys: [Diagnostic] {
    repetitions.map { repetition in
      let problem = FrontMatterProblem.duplicateKey(repetition.key, firstLine: repetition.first.line ?? 0)
      return Diagnostic(.frontMatter(problem), at: repetition.last, severity: .warning)
    }
  }

  /// A key as it is compared: without case, with `-` for `_` and for spaces, in NFC.
  @Sendable static func comparable(_ key: String) -> String {
    if key.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0.isASCIIDigit || $0 == 0x2D }) { return key }
    return String(
      key.precomposed.lowercased().map { $0 == "_" || $0.isWhitespace ? "-" : $0 })
  }
}

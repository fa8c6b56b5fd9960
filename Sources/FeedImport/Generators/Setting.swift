import FeedDiagnostics
import FeedYAML

/// A value in the settings or the data of a generator, whatever language they are written in.
struct Setting {
  /// The value; nil where there is none.
  let value: LocatedValue?

  /// Creates a setting.
  init(_ value: LocatedValue?) { self.value = value }

  /// The value of the first of several keys that has one; keys are compared without case, with `-` for `_`.
  subscript(keys: String...) -> Setting {
    guard case .fields(let fields) = value?.shape else { return Setting(nil) }
    for key in keys {
      if let field = fields[key], !Setting(field.value).isNothing { return Setting(field.value) }
    }
    return Setting(nil)
  }

  /// The keys of a mapping with their values, in the order of the file.
  var fields: [(key: String, value: Setting)] {
    guard case .fields(let fields) = value?.shape else { return [] }
    return fields.fields.map { ($0.key, Setting($0.value)) }
  }

  /// The values of a list; none where it is no list.
  var items: [Setting] {
    guard case .list(let values) = value?.shape else { return [] }
    return values.map { Setting($0) }
  }

  /// Text that is not empty, on one line.
  var text: String? {
    let text = value?.text?.collapsingWhitespace.trimmed ?? ""
    return text.isEmpty ? nil : text
  }

  /// The texts of a list, or the only one.
  var texts: [String] { text.map { [$0] } ?? items.compactMap(\.text) }

  /// Yes or no, where it is one of them.
  var flag: Bool? {
    switch value?.text?.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  private var isNothing: Bool {
    if case .nothing = value?.shape { true } else { false }
  }
}

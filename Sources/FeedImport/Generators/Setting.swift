import FeedContent
import FeedDiagnostics
import FeedYAML

/// A value in the settings or the data of a generator, in any format.
struct Setting {
  let value: LocatedValue?

  init(_ value: LocatedValue?) { self.value = value }

  /// The value of the first of several keys that has one; keys are compared without case, with `-` for `_`.
  subscript(keys: String...) -> Setting { Setting(keys.lazy.compactMap(field).first?.value) }

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

  var flag: Bool? { value?.flag }
}

extension Setting {
  /// What is wrong with the values of keys, which messages name as they are written; keys are between spaces. `texts`
  /// are those that hold text or a list of it, `fields` those that hold keys with values.
  func faults(
    text: String = "", languages: String = "", addresses: String = "", texts: String = "", fields: String = "",
    lists: String = ""
  ) -> [Diagnostic] {
    func wrong(_ names: String, _ expected: String, _ isRight: (LocatedValue.Shape) -> Bool) -> [Diagnostic] {
      names.split(separator: " ").compactMap { name in
        guard let field = field(String(name)), !isRight(field.value.shape) else { return nil }
        return Self.fault(.wrongType(key: field.key, expected: expected, found: field.value.name), field)
      }
    }
    func unfit(_ names: String, _ expected: String, _ isFit: (String) -> Bool) -> [Diagnostic] {
      names.split(separator: " ").compactMap { name in
        guard let field = field(String(name)), let text = Setting(field.value).text, !isFit(text) else { return nil }
        return Self.fault(.invalidValue(key: field.key, value: text, expected: expected), field)
      }
    }
    return wrong("\(text) \(languages) \(addresses)", "text") { if case .text = $0 { true } else { false } }
      + wrong(texts, "text or a list") { if case .fields = $0 { false } else { true } }
      + wrong(fields, "keys with values") { if case .fields = $0 { true } else { false } }
      + wrong(lists, "a list") { if case .list = $0 { true } else { false } }
      + unfit(languages, "a language such as en, ja or zh-Hant") { ForeignSettings.language($0) != nil }
      + unfit(addresses, "an address such as https://example.org/") {
        $0.contains(".") || $0.contains("localhost") || $0.hasPrefix("/")
      }
  }

  /// A field that has a value; keys are compared without case, with `-` for `_`.
  private func field(_ name: String) -> LocatedFields.Field? {
    guard case .fields(let fields) = value?.shape, let field = fields[name] else { return nil }
    if case .nothing = field.value.shape { return nil }
    return field
  }

  /// Values in programs have no place, and are read only as far as they can be.
  private static func fault(_ problem: FieldProblem, _ field: LocatedFields.Field) -> Diagnostic? {
    field.value.location.line == nil ? nil : Diagnostic(.field(problem), at: field.value.location, severity: .warning)
  }
}

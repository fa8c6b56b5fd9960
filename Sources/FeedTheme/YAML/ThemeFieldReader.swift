import FeedDiagnostics
import FeedYAML

/// Reads values of a theme's files, and notes what is wrong with them.
struct ThemeFieldReader {
  /// What is wrong with what was read.
  var diagnostics: [Diagnostic] = []

  /// What `read` makes of a value; nil where it is of another type, which is an error that says what is expected.
  mutating func value<Value>(
    _ entry: LocatedFields.Field, expected: String, _ read: (LocatedValue) -> Value?
  ) -> Value? {
    if let value = read(entry.value) { return value }
    report(.wrongType(key: entry.key, expected: expected, found: entry.value.words), entry)
    return nil
  }

  /// Text that is not written like something else.
  mutating func text(_ entry: LocatedFields.Field, expected: String = "text") -> String? {
    value(entry, expected: expected, \.writtenText)
  }

  /// One of several names.
  mutating func choice(_ entry: LocatedFields.Field, among choices: [String], expected: String) -> String? {
    guard let name = text(entry, expected: expected) else { return nil }
    if choices.contains(name) { return name }
    let nearest = Suggestion.nearest(to: name, among: choices)
    report(.unknownChoice(key: entry.key, value: name, choices: choices, nearest: nearest), entry)
    return nil
  }

  /// The fields of a mapping.
  mutating func fields(of entry: LocatedFields.Field) -> [LocatedFields.Field] {
    value(entry, expected: "keys with values") { value in
      if case .fields(let fields) = value.shape { fields.fields } else { nil }
    } ?? []
  }

  /// Notes that something is wrong with a value.
  mutating func report(_ problem: FieldProblem, _ entry: LocatedFields.Field) {
    diagnostics.append(Diagnostic(.field(problem), at: entry.value.location))
  }

  /// Notes that a key means nothing.
  mutating func reportUnknown(_ entry: LocatedFields.Field, among known: [String]) {
    let suggestion = Suggestion.nearest(to: entry.key, among: known)
    let problem = FieldProblem.unknownKey(key: entry.key, suggestion: suggestion, known: known)
    diagnostics.append(Diagnostic(.field(problem), at: entry.location))
  }
}

import FeedDiagnostics
import FeedYAML

/// Reads values of a theme's files, and notes what is wrong with them.
struct ThemeFieldReader {
  /// What is wrong with what was read.
  var diagnostics: [Diagnostic] = []

  /// The keys of the outermost mapping of a file, none where it is empty; `wrap` makes a problem of what is wrong.
  mutating func fields(
    of text: String, file: String, wrap: (String) -> ThemeProblem
  ) -> [LocatedFields.Field] {
    do throws(YAMLError) {
      let root = try YAMLParser.parse(Array(text.utf8)[...], file: file)
      switch root.shape {
      case .fields(let fields): return fields.fields
      case .nothing: break
      case .text, .list:
        let problem = wrap("write keys with values, one a line: \"key: value\"")
        diagnostics.append(Diagnostic(.theme(problem), at: root.location))
      }
    } catch {
      diagnostics.append(Diagnostic(.theme(wrap(Self.words(for: error.problem))), at: Self.place(of: error)))
    }
    return []
  }

  private static func words(for problem: YAMLError.Problem) -> String {
    switch problem {
    case .syntax(let reason, _), .character(let reason): "it is not YAML: \(reason)"
    case .duplicateKeys(let keys):
      "\(keys.map { "\"\($0.key)\"" }.joined(separator: ", ")) stands twice; keep one"
    case .similarKey(let key, _): "\"\(key)\" stands twice; keep one"
    case .invalidKey: "a key must be text"
    case .excess(let excess): excess.words
    }
  }

  private static func place(of error: YAMLError) -> SourceLocation {
    guard case .duplicateKeys(let keys) = error.problem, let key = keys.first else { return error.location }
    return key.first
  }

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

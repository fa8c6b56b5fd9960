import FeedDiagnostics
import FeedYAML

/// Reads values of a theme's files, and notes what is wrong with them.
struct ThemeFieldReader {
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
    case .syntax(let reason, _): "it is not YAML: \(reason)"
    case .duplicateKeys(let keys):
      "\(keys.map { "\"\($0.key)\"" }.joined(separator: ", ")) appears twice; keep one"
    case .invalidKey: "a key must be text"
    case .excess(let excess): excess.words
    }
  }

  private static func place(of error: YAMLError) -> SourceLocation {
    guard case .duplicateKeys(let keys) = error.problem, let key = keys.first else { return error.location }
    return key.first
  }

  /// The result of `read` for a value; nil where it has another type, which is reported with what is expected.
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

  mutating func choice(_ entry: LocatedFields.Field, among choices: [String], expected: String) -> String? {
    guard let name = text(entry, expected: expected) else { return nil }
    if choices.contains(name) { return name }
    let nearest = Suggestion.nearest(to: name, among: choices)
    report(.unknownChoice(key: entry.key, value: name, choices: choices, nearest: nearest), entry)
    return nil
  }

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

/// The type that YAML 1.1 gives a scalar without quotes (`yaml.org/type`).
struct PlainScalar {
  let text: String

  /// What the scalar is, for messages.
  var words: String {
    if flag != nil { return "yes or no" }
    // Most scalars are words, which need no second look.
    guard let first = text.utf8.first, first < UInt8(ascii: "A") else { return "text" }
    return isNumber ? "a number" : isDate ? "a date" : "text"
  }

  var flag: Bool? {
    switch text {
    case "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON": true
    case "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF": false
    default: nil
    }
  }

  /// The number that is written, also in parts of sixty: `1:30` is 90.
  var number: Double? {
    switch text.lowercased() {
    case ".inf", "+.inf": return .infinity
    case "-.inf": return -.infinity
    case ".nan": return .nan
    default: break
    }
    let digits = text.filter { $0 != "_" }
    guard digits.contains(":") else { return Double(digits) }
    let isNegative = digits.hasPrefix("-")
    let parts = digits.dropFirst(isNegative || digits.hasPrefix("+") ? 1 : 0)
      .split(separator: ":", omittingEmptySubsequences: false)
    var number = 0.0
    for part in parts {
      guard let part = Double(part) else { return nil }
      number = number * 60 + part
    }
    return isNegative ? -number : number
  }

  private var isNumber: Bool {
    let whole = #/[-+]?(0b[01_]+|0o?[0-7_]+|0|[1-9][0-9_]*|0x[0-9a-fA-F_]+|[1-9][0-9_]*(:[0-5]?[0-9])+)/#
    let broken =
      #/
      [-+]?[0-9][0-9_]*(\.[0-9_]*)?([eE][-+]?[0-9]+)? | \.[0-9_]+([eE][-+][0-9]+)?
      | [-+]?[0-9][0-9_]*(:[0-5]?[0-9])+\.[0-9_]* | [-+]?\.(inf|Inf|INF) | \.(nan|NaN|NAN)
      /#
    return text.wholeMatch(of: whole) != nil || text.wholeMatch(of: broken) != nil
  }

  private var isDate: Bool {
    let day = #/[0-9]{4}-[0-9]{2}-[0-9]{2}/#
    let moment =
      #/
      [0-9]{4}-[0-9]{1,2}-[0-9]{1,2} ([Tt]|[\x20\t]+) [0-9]{1,2}:[0-9]{2}:[0-9]{2} (\.[0-9]*)?
      [\x20\t]* (Z|[-+][0-9]{1,2}(:[0-9]{2})?)?
      /#
    return text.wholeMatch(of: day) != nil || text.wholeMatch(of: moment) != nil
  }
}

extension LocatedValue {
  var words: String {
    switch shape {
    case .fields: "keys with values"
    case .list: "a list"
    case .nothing: "nothing"
    case .text(let text, .plain): PlainScalar(text: text).words
    case .text: "text"
    }
  }

  /// The text of a value that YAML reads as text; nil for numbers, dates, yes, no and nothing.
  var writtenText: String? {
    words == "text" ? text : nil
  }

  /// The number that is written without quotes.
  var number: Double? {
    guard case .text(let text, let style) = shape, style != .quoted else { return nil }
    return PlainScalar(text: text).number
  }
}

extension FreeValue {
  init(_ value: LocatedValue) {
    switch value.shape {
    case .nothing: self = .text("")
    case .text(let text, let style):
      let flag = style == .plain ? PlainScalar(text: text).flag : nil
      self = flag.map(Self.flag) ?? .text(text)
    case .list(let values): self = .list(values.map(Self.init))
    case .fields(let fields):
      self = .fields(Dictionary(fields.fields.map { ($0.key, Self($0.value)) }) { _, last in last })
    }
  }
}

import FeedDiagnostics
import FeedYAML

/// Reads the theme's YAML files into keys with their places.
struct ThemeYAML {
  let file: String
  /// Makes a problem from what is wrong with the YAML of the file.
  let wrap: (String) -> ThemeProblem

  /// The keys of the outermost mapping, none where the file is empty.
  func fields(in text: String) throws(Diagnostic) -> [LocatedFields.Field] {
    let root: LocatedValue
    do throws(YAMLError) {
      root = try YAMLParser(file: file).parse(Array(text.utf8)[...])
    } catch {
      throw Diagnostic(.theme(wrap(Self.words(for: error.problem))), at: Self.place(of: error))
    }
    switch root.shape {
    case .fields(let fields): return fields.fields
    case .nothing: return []
    case .text, .list:
      throw Diagnostic(.theme(wrap("write keys with values, one a line: \"key: value\"")), at: root.location)
    }
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
}

extension LocatedValue {
  /// What the value is, for messages.
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

extension FreeContext.Value {
  /// The value of YAML.
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

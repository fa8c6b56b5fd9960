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
    case .tooManyValues: "it holds more than \(YAMLParser.valueLimit) values"
    case .multipliedValues: "its aliases (such as *name) multiply its values too often"
    case .tooDeep: "lists and mappings are nested too deeply"
    }
  }

  private static func place(of error: YAMLError) -> SourceLocation {
    guard case .duplicateKeys(let keys) = error.problem, let key = keys.first else { return error.location }
    return key.first
  }
}

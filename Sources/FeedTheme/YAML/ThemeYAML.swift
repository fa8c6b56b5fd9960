import FeedDiagnostics
import Yams

/// Reads the theme's YAML files into keys with their places.
struct ThemeYAML {
  private let file: String
  private let wrap: (String) -> ThemeProblem

  /// Creates a reader for a file; `wrap` makes a problem from what is wrong with its YAML.
  init(file: String, wrap: @escaping (String) -> ThemeProblem) {
    self.file = file
    self.wrap = wrap
  }

  /// The keys of the outermost mapping, none where the file is empty.
  func entries(in text: String) throws(Diagnostic) -> [ThemeYAMLEntry] {
    let root: Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch {
      throw diagnostic(for: error)
    }
    guard let root, root.null == nil else { return [] }
    return try entries(of: root)
  }

  /// The keys of a mapping within the file.
  func entries(of node: Node) throws(Diagnostic) -> [ThemeYAMLEntry] {
    guard case .mapping(let mapping) = node else {
      throw problem("write keys with values, one a line: \"key: value\"", at: node.mark)
    }
    var entries: [ThemeYAMLEntry] = []
    for (key, value) in mapping {
      guard case .scalar(let scalar) = key else { throw problem("a key must be text", at: key.mark) }
      entries.append(ThemeYAMLEntry(key: scalar.string, location: location(key.mark), value: value))
    }
    return entries
  }

  private func diagnostic(for error: any Error) -> Diagnostic {
    guard let error = error as? YamlError else { return problem("it is not YAML: \(error)", at: nil) }
    switch error {
    case .scanner(_, let reason, let mark, _), .parser(_, let reason, let mark, _),
      .composer(_, let reason, let mark, _):
      return problem("it is not YAML: \(reason)", at: mark)
    case .duplicatedKeysInMapping(let keys, let context):
      let names = keys.map { "\"\($0)\"" }.joined(separator: ", ")
      return problem("\(names) stands twice; keep one", at: context.mark)
    case .reader(let reason, let offset, _, let text):
      let before = text.prefix(offset ?? 0).unicodeScalars
      let line = before.count { $0 == "\n" } + 1
      let column = before.reversed().prefix { $0 != "\n" }.count + 1
      return Diagnostic(
        .theme(wrap("it is not YAML: \(reason)")), at: SourceLocation(file: file, line: line, column: column))
    default:
      return problem("it is not YAML", at: nil)
    }
  }

  private func problem(_ reason: String, at mark: Mark?) -> Diagnostic {
    Diagnostic(.theme(wrap(reason)), at: location(mark))
  }

  private func location(_ mark: Mark?) -> SourceLocation {
    SourceLocation(file: file, line: mark?.line, column: mark?.column)
  }
}

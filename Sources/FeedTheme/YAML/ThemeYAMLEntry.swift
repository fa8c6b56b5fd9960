import FeedDiagnostics
import Yams

/// A key of a YAML file with its value.
struct ThemeYAMLEntry {
  /// The key.
  let key: String
  /// Where the key stands.
  let location: SourceLocation
  /// The value.
  let value: Node

  /// Where the value stands.
  var valueLocation: SourceLocation {
    guard let mark = value.mark else { return location }
    return SourceLocation(file: location.file, line: mark.line, column: mark.column)
  }
}

package import FeedDiagnostics
package import FeedYAML

/// Reads settings and data of other generators, which are written in the languages of front matter.
package enum SettingsFile {
  /// The value that a file holds, by the ending of its name; nil where that is of another language.
  ///
  /// Keys are compared as those of front matter: without case, with `-` for `_`.
  package static func value(in bytes: [UInt8], file: String) throws(Diagnostic) -> LocatedValue? {
    let text = FrontMatterSplitter.withoutByteOrderMark(bytes[...])
    let yaml = YAMLReader(file: file, lineOffset: 0, repeatedKeys: .lastCounts)
    switch file.split(separator: ".").last?.lowercased() {
    case "yml", "yaml": return try yaml.value(in: text)
    case "json": return try yaml.value(in: JSONText.yaml(from: text))
    case "toml":
      let fields = try FrontMatterReader(file: file).fields(
        in: FrontMatter(language: .toml, text: text, lineOffset: 0))
      return LocatedValue(shape: .fields(fields), location: fields.location)
    default: return nil
    }
  }
}

package import FeedDiagnostics
import FeedTOML
package import FeedYAML

/// Reads front matter of any language into fields that know their places.
struct FrontMatterReader {
  /// The path that messages name.
  let file: String

  /// The keys of the front matter of a file; none where it has none.
  func fields(of parts: FrontMatterSplitter.Parts) throws(Diagnostic) -> LocatedFields {
    guard let frontMatter = parts.frontMatter else {
      return .empty(at: SourceLocation(file: file, line: 1, column: 1))
    }
    return try fields(in: frontMatter)
  }

  /// The keys of the front matter; none where it is empty or holds comments only.
  func fields(in frontMatter: FrontMatter) throws(Diagnostic) -> LocatedFields {
    switch frontMatter.language {
    case .yaml: return try yaml(frontMatter).fields(in: frontMatter.text)
    case .toml: return try toml(frontMatter)
    case .json: return try yaml(frontMatter).fields(in: JSONText.yaml(from: frontMatter.text))
    case .lines: return MetadataLines.fields(in: frontMatter.text, file: file)
    }
  }

  /// Of a key that stands twice the last value counts: other generators do the same.
  private func yaml(_ frontMatter: FrontMatter) -> YAMLReader {
    YAMLReader(
      file: file, lineOffset: frontMatter.lineOffset, repeatedKeys: .lastCounts, isJSON: frontMatter.language == .json)
  }

  private func toml(_ frontMatter: FrontMatter) throws(Diagnostic) -> LocatedFields {
    do throws(TOMLError) {
      return try TOMLParser.parse(
        frontMatter.text, file: file, lineOffset: frontMatter.lineOffset, name: LocatedFields.comparable)
    } catch {
      switch error.problem {
      case .fault(let fault): throw Diagnostic(.frontMatter(.invalidTOML(fault)), at: error.location)
      case .duplicateKey(let key, let first):
        throw Diagnostic(.frontMatter(.duplicateKey(key, firstLine: first.line ?? 0)), at: error.location)
      }
    }
  }
}

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

extension FrontMatter {
  /// A warning for each key without a value behind which a word begins with a number sign, `tags: #rain`, so that YAML takes
  /// it for a comment; a space behind the sign makes one.
  func commentedValues(of fields: LocatedFields) -> [Diagnostic] {
    guard language == .yaml, text.contains(UInt8(ascii: "#")) else { return [] }
    let empty = fields.fields.filter { if case .nothing = $0.value.shape { true } else { false } }
    guard !empty.isEmpty else { return [] }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return empty.compactMap { field -> Diagnostic? in
      let number = (field.location.line ?? 0) - lineOffset - 1
      guard lines.indices.contains(number) else { return nil }
      let line = String(decoding: lines[number], as: UTF8.self)
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = String(line[colon...].dropFirst()).trimmingWhitespace
      guard value.count > 1, value.first == "#", value.dropFirst().first?.isWhitespace == false,
        value.dropFirst().first != "#"
      else { return nil }
      return Diagnostic(.field(.commented(key: field.key, text: value)), at: field.location)
    }
  }
}

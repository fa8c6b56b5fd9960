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
    // Of a key that occurs twice the last value counts: other generators do the same.
    var yaml = YAMLReader(file: file, lineOffset: frontMatter.lineOffset, repeatedKeys: .lastCounts)
    switch frontMatter.language {
    case .yaml: return try yaml.fields(in: frontMatter.text)
    case .toml:
      return try TOMLParser.parse(
        frontMatter.text, file: file, lineOffset: frontMatter.lineOffset, name: LocatedFields.comparable)
    case .json:
      yaml.isJSON = true
      return try yaml.fields(in: JSONText.yaml(from: frontMatter.text))
    case .lines: return MetadataLines.fields(in: frontMatter.text, file: file)
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
  /// A warning for each key without a value that is followed by a word with a number sign, such as `tags: #rain`, which
  /// YAML takes for a comment; with a space after the sign it is meant as one.
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

/// Reads front matter and `site.yml` into fields that know their places.
struct YAMLReader {
  /// The path that messages name.
  let file: String
  /// How many lines of the file come before the YAML.
  let lineOffset: Int
  /// What to do with a key that occurs twice.
  var repeatedKeys = YAMLParser.RepeatedKeys.refused
  /// Whether the text was JSON, which messages have to call it.
  var isJSON = false

  /// The keys of a mapping; none where the YAML is empty or holds comments only.
  func fields(in yaml: ArraySlice<UInt8>) throws(Diagnostic) -> LocatedFields {
    let value = try value(in: yaml)
    switch value.shape {
    case .fields(let fields): return fields
    case .nothing: return .empty(at: SourceLocation(file: file, line: lineOffset + 1, column: 1))
    case .text, .list: throw Diagnostic(.frontMatter(.notMapping), at: value.location)
    }
  }

  func value(in yaml: ArraySlice<UInt8>) throws(Diagnostic) -> LocatedValue {
    func parse(_ yaml: ArraySlice<UInt8>) throws(YAMLError) -> LocatedValue {
      try YAMLParser.parse(
        yaml, file: file, lineOffset: lineOffset, repeatedKeys: repeatedKeys, name: LocatedFields.comparable)
    }
    do throws(YAMLError) {
      return try parse(yaml)
    } catch {
      // What other generators take is forgiven in entries, as far as all values stay where they are.
      guard repeatedKeys == .lastCounts,
        let read = try? parse(Self.withListsOfLinks(Self.withoutTabs(yaml))[...])
      else { throw diagnostic(for: error) }
      return read
    }
  }

  /// The text with a space for each tab that a line begins with.
  private static func withoutTabs(_ yaml: ArraySlice<UInt8>) -> [UInt8] {
    var text = Array(yaml)
    var isIndentation = true
    for index in text.indices {
      if text[index] == UInt8(ascii: "\t"), isIndentation {
        text[index] = UInt8(ascii: " ")
      } else {
        isIndentation = text[index] == UInt8(ascii: "\n") || isIndentation && text[index] == UInt8(ascii: " ")
      }
    }
    return text
  }

  /// The text with the links of Obsidian and Logseq in lists, `tags: [[Music]], [[Rain]]`, as the texts of such a list:
  /// `tags: ["Music" ,  "Rain" ]`.
  private static func withListsOfLinks(_ yaml: [UInt8]) -> [UInt8] {
    let lines = yaml.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line -> [UInt8] in
      guard let start = line.firstRange(of: ": [[".utf8),
        line[..<start.lowerBound].allSatisfy({ $0 != UInt8(ascii: " ") && $0 > UInt8(ascii: "'") }),
        line[start.upperBound...].firstRange(of: "]],".utf8) != nil
      else { return Array(line) }
      let hasReturn = line.last == UInt8(ascii: "\r")
      let links = hasReturn ? line[start.upperBound...].dropLast() : line[start.upperBound...]
      var list = Array(line[..<start.lowerBound])
      list += ": [\"".utf8
      list += links.replacing("[[".utf8, with: " \"".utf8).replacing("]]".utf8, with: "\" ".utf8)
      list += hasReturn ? "]\r".utf8 : "]".utf8
      return list
    }
    return Array(lines.joined(separator: "\n".utf8))
  }

  private func diagnostic(for error: YAMLError) -> Diagnostic {
    func invalid(_ reason: String) -> Problem {
      .frontMatter(isJSON ? .invalidJSON(reason) : .invalidYAML(reason))
    }
    return switch error.problem {
    // What is wrong in the middle of something is there in JSON, since all braces are closed.
    case .syntax(let problem, let context):
      Diagnostic(
        invalid(isJSON ? problem : Self.sentence(problem, context?.text)),
        at: isJSON ? error.location : Self.culprit(problem, context) ?? error.location)
    case .duplicateKeys(let keys):
      Diagnostic(
        .frontMatter(.duplicateKey(keys.first?.key ?? "", firstLine: keys.first?.first.line ?? 0)), at: error.location)
    case .invalidKey: Diagnostic(.frontMatter(.invalidKey), at: error.location)
    case .excess(let excess): Diagnostic(invalid(excess.words), at: error.location)
    }
  }

  /// libyaml words its complaint in two halves.
  private static func sentence(_ problem: String, _ context: String?) -> String {
    guard let context else { return problem }
    return context.hasPrefix("while") ? "\(problem) \(context)" : "\(context) \(problem)"
  }

  /// libyaml notices what was left open where something else begins; the beginning is what has to be fixed.
  private static func culprit(_ problem: String, _ context: YAMLError.Context?) -> SourceLocation? {
    guard let context, problem.contains("end of stream") || problem.contains("find expected") else { return nil }
    let opened = ["quoted scalar", "flow sequence", "flow mapping", "simple key"]
    return opened.contains { context.text.contains($0) } ? context.location : nil
  }
}

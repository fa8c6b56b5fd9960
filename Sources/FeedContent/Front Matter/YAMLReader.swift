import FeedDiagnostics
import FeedYAML

/// Reads front matter and `site.yml` into fields that know their places.
struct YAMLReader {
  /// The path that messages name.
  let file: String
  /// How many lines of the file come before the YAML.
  let lineOffset: Int
  /// What becomes of a key that stands twice.
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

  /// Whatever the YAML holds.
  func value(in yaml: ArraySlice<UInt8>) throws(Diagnostic) -> LocatedValue {
    func parse(_ yaml: ArraySlice<UInt8>) throws(YAMLError) -> LocatedValue {
      try YAMLParser.parse(
        yaml, file: file, lineOffset: lineOffset, repeatedKeys: repeatedKeys, name: LocatedFields.comparable)
    }
    do throws(YAMLError) {
      return try parse(yaml)
    } catch {
      // What other generators take is forgiven in entries, as far as all values stay where they stand.
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
    // What is wrong in the middle of something stands there in JSON, since all braces are closed.
    case .syntax(let problem, let context):
      Diagnostic(
        invalid(isJSON ? problem : Self.sentence(problem, context?.text)),
        at: isJSON ? error.location : Self.culprit(problem, context) ?? error.location)
    case .character(let problem): Diagnostic(invalid(problem), at: error.location)
    case .duplicateKeys(let keys):
      Diagnostic(
        .frontMatter(.duplicateKey(keys.first?.key ?? "", firstLine: keys.first?.first.line ?? 0)), at: error.location)
    case .similarKey(let key, let first):
      Diagnostic(.frontMatter(.duplicateKey(key, firstLine: first.line ?? 0)), at: error.location)
    case .invalidKey: Diagnostic(.frontMatter(.invalidKey), at: error.location)
    case .excess(let excess): Diagnostic(invalid(excess.words), at: error.location)
    }
  }

  /// libyaml words its complaint in two halves.
  private static func sentence(_ problem: String, _ context: String?) -> String {
    guard let context else { return problem }
    return context.hasPrefix("while") ? "\(problem) \(context)" : "\(context) \(problem)"
  }

  /// libyaml notices what was left open where something else begins; the beginning is what has to be mended.
  private static func culprit(_ problem: String, _ context: YAMLError.Context?) -> SourceLocation? {
    guard let context, problem.contains("end of stream") || problem.contains("find expected") else { return nil }
    let opened = ["quoted scalar", "flow sequence", "flow mapping", "simple key"]
    return opened.contains { context.text.contains($0) } ? context.location : nil
  }
}

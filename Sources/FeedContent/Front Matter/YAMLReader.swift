import FeedDiagnostics
import Yams

/// Reads YAML into values that know their places.
struct YAMLReader {
  /// The path that messages name.
  let file: String
  /// How many lines of the file come before the YAML.
  let lineOffset: Int

  /// What one front matter may hold at most; more is a mistake or an attack (aliases multiply values).
  private static let valueLimit = 20_000
  private static let depthLimit = 64

  /// The keys of a mapping; none where the YAML is empty or holds comments only.
  func fields(in yaml: String) throws(Diagnostic) -> LocatedFields {
    let start = SourceLocation(file: file, line: lineOffset + 1, column: 1)
    guard !AliasExpansion.isExcessive(yaml) else {
      throw Diagnostic(
        .frontMatter(.invalidYAML("its aliases (such as *name) multiply its values too often")), at: start)
    }
    let node: Node?
    do {
      // What a text means is decided where it is read, so that no rule has to be tried on each key; and the default
      // encoding is looked up in the environment each time.
      node = try Yams.compose(yaml: yaml, .basic, .default, .utf8)
    } catch let error as YamlError {
      throw diagnostic(for: error, in: yaml)
    } catch {
      throw Diagnostic(.frontMatter(.invalidYAML("\(error)")), at: start)
    }
    guard let node else { return .empty(at: start) }
    var budget = Self.valueLimit
    let value = try convert(node, depth: 0, budget: &budget)
    switch value.shape {
    case .fields(let fields): return fields
    case .nothing: return .empty(at: start)
    default: throw Diagnostic(.frontMatter(.notMapping), at: value.location)
    }
  }

  private func convert(_ node: Node, depth: Int, budget: inout Int) throws(Diagnostic) -> LocatedValue {
    let location = location(of: node.mark)
    budget -= 1
    guard budget > 0 else {
      throw Diagnostic(.frontMatter(.invalidYAML("it holds more than \(Self.valueLimit) values")), at: location)
    }
    guard depth < Self.depthLimit else {
      throw Diagnostic(.frontMatter(.invalidYAML("lists and mappings are nested too deeply")), at: location)
    }
    switch node {
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain || scalar.style == .any
      let text = scalar.string
      let isNull = isPlain && ["", "~", "null", "Null", "NULL"].contains(text)
      return LocatedValue(shape: isNull ? .nothing : .text(text, isPlain: isPlain), location: location)
    case .sequence(let sequence):
      var values: [LocatedValue] = []
      for element in sequence { values.append(try convert(element, depth: depth + 1, budget: &budget)) }
      return LocatedValue(shape: .list(values), location: location)
    case .mapping(let mapping):
      return LocatedValue(
        shape: .fields(try convert(mapping, at: location, depth: depth, budget: &budget)), location: location)
    case .alias:
      throw Diagnostic(.frontMatter(.invalidYAML("an alias leads nowhere")), at: location)
    }
  }

  private func convert(
    _ mapping: Node.Mapping, at location: SourceLocation, depth: Int, budget: inout Int
  ) throws(Diagnostic) -> LocatedFields {
    var fields: [LocatedFields.Field] = []
    var lines: [String: Int] = [:]
    for (keyNode, valueNode) in mapping {
      let place = self.location(of: keyNode.mark)
      guard let key = keyNode.scalar?.string else { throw Diagnostic(.frontMatter(.invalidKey), at: place) }
      let name = LocatedFields.comparable(key)
      if let line = lines.updateValue(place.line ?? 0, forKey: name) {
        throw Diagnostic(.frontMatter(.duplicateKey(key, firstLine: line)), at: place)
      }
      let value = try convert(valueNode, depth: depth + 1, budget: &budget)
      fields.append(LocatedFields.Field(key: key, name: name, location: place, value: value))
    }
    return LocatedFields(fields: fields, location: location)
  }

  private func location(of mark: Mark?) -> SourceLocation {
    SourceLocation(file: file, line: lineOffset + (mark?.line ?? 1), column: mark?.column ?? 1)
  }

  private func diagnostic(for error: YamlError, in yaml: String) -> Diagnostic {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let reason = Self.sentence(problem, context?.text)
      return Diagnostic(.frontMatter(.invalidYAML(reason)), at: location(of: Self.culprit(problem, context, mark)))
    case .reader(let problem, let offset, _, _):
      return Diagnostic(.frontMatter(.invalidYAML(problem)), at: place(ofCharacter: offset ?? 0, in: yaml))
    case .duplicatedKeysInMapping(let duplicates, let context):
      let key = duplicates.first ?? ""
      let second = Self.place(ofKey: key, in: yaml, after: context.mark)
      return Diagnostic(
        .frontMatter(.duplicateKey(key, firstLine: lineOffset + context.mark.line)),
        at: SourceLocation(
          file: file, line: lineOffset + (second?.line ?? context.mark.line),
          column: second?.column ?? context.mark.column))
    default:
      return Diagnostic(
        .frontMatter(.invalidYAML(error.description)),
        at: SourceLocation(file: file, line: lineOffset + 1, column: 1))
    }
  }

  /// libyaml words its complaint in two halves.
  private static func sentence(_ problem: String, _ context: String?) -> String {
    guard let context else { return problem }
    return context.hasPrefix("while") ? "\(problem) \(context)" : "\(context) \(problem)"
  }

  /// libyaml notices what was left open where something else begins; the beginning is what has to be mended.
  private static func culprit(_ problem: String, _ context: YamlError.Context?, _ mark: Mark) -> Mark {
    guard let context, problem.contains("end of stream") || problem.contains("find expected") else { return mark }
    let opened = ["quoted scalar", "flow sequence", "flow mapping", "simple key"]
    return opened.contains { context.text.contains($0) } ? context.mark : mark
  }

  private func place(ofCharacter offset: Int, in yaml: String) -> SourceLocation {
    var line = 1
    var column = 1
    for scalar in yaml.prefix(offset).unicodeScalars {
      column = scalar == "\n" ? 1 : column + 1
      if scalar == "\n" { line += 1 }
    }
    return SourceLocation(file: file, line: lineOffset + line, column: column)
  }

  /// Yams names the first of two equal keys only, so the second is looked for: below the first in the same column, or
  /// behind it on the same line.
  private static func place(ofKey key: String, in yaml: String, after first: Mark) -> (line: Int, column: Int)? {
    let lines = yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated().dropFirst(first.line) {
      let text = line.unicodeScalars.dropFirst(first.column - 1)
      let isIndentation = line.unicodeScalars.prefix(first.column - 1).allSatisfy { $0 == " " || $0 == "-" }
      if isIndentation, isKey(key, Substring(text)) { return (index + 1, first.column) }
    }
    guard lines.indices.contains(first.line - 1) else { return nil }
    let line = lines[first.line - 1].unicodeScalars
    for column in line.indices.dropFirst(first.column) where isKey(key, Substring(line[column...])) {
      return (first.line, line.distance(from: line.startIndex, to: column) + 1)
    }
    return nil
  }

  private static func isKey(_ key: String, _ text: Substring) -> Bool {
    [key, "\"\(key)\"", "'\(key)'"].contains { spelling in
      text.hasPrefix(spelling) && text.dropFirst(spelling.count).drop { $0 == " " }.hasPrefix(":")
    }
  }
}

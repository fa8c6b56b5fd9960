import FeedDiagnostics
import FeedModel

/// The text that new files of a kind begin with, with placeholders such as `{{title}}`.
struct Archetype: Sendable {
  /// The text.
  let text: String
  /// The file that it stands in, for messages; nil for feedsite's own.
  let file: String?

  /// The text with values for its placeholders; a name that nothing stands for is an error at its place.
  ///
  /// In the front matter a value becomes text as YAML writes it, whatever is in it; in the body it stays as it is.
  func filled(with values: KeyValuePairs<String, String>) -> (text: String, diagnostics: [Diagnostic]) {
    var filled = ""
    var diagnostics: [Diagnostic] = []
    var isFrontMatter = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { filled += "\n" }
      if line == "---", index == 0 || isFrontMatter { isFrontMatter.toggle() }
      filled += fill(line, number: index + 1, isYAML: isFrontMatter, values, &diagnostics)
    }
    return (filled, diagnostics)
  }

  private func fill(
    _ line: Substring, number: Int, isYAML: Bool, _ values: KeyValuePairs<String, String>,
    _ diagnostics: inout [Diagnostic]
  ) -> String {
    var filled = ""
    var rest = line
    while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
      filled += rest[..<start.lowerBound]
      let name = String(rest[start.upperBound..<end.lowerBound]).trimmingWhitespace
      let after = rest[end.upperBound...]
      if let value = values.first(where: { $0.key == name })?.value {
        filled += isYAML ? Self.yaml(value, between: filled, and: after) : value
      } else {
        let column = line[..<start.lowerBound].unicodeScalars.count + 1
        let known = values.map(\.key)
        let suggestion = Suggestion.nearest(to: name, among: known)
        diagnostics.append(
          Diagnostic(
            .authoring(.unknownPlaceholder(name, suggestion: suggestion, known: known)),
            at: file.map { SourceLocation(file: $0, line: number, column: column) }))
      }
      rest = after
    }
    return filled + rest
  }

  /// A value as it has to be written at its place in a line of YAML.
  private static func yaml(_ value: String, between before: String, and after: Substring) -> String {
    let line = value.split(whereSeparator: \.isNewline).joined(separator: " ")
    if before.hasSuffix("\""), after.hasPrefix("\"") { return YAMLScalar.escaped(line) }
    if before.hasSuffix("'"), after.hasPrefix("'") {
      return line.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    }
    // Dates and names of feedsite's own need no quotes, and parts of a text must not have any.
    let isWhole =
      before.last.map { " [,".contains($0) } ?? true
      && after.first.map { " ],".contains($0) } ?? true
    let isOwn =
      line.utf8.allSatisfy { $0 < 0x80 } && !line.contains(" ") && line.contains { $0.isNumber }
      && line.allSatisfy { $0.isLetter || $0.isNumber || "-:+".contains($0) } && line.last != ":"
    return isWhole && !isOwn ? YAMLScalar.text(line) : line
  }
}

extension Archetype {
  /// feedsite's own archetype of a kind: what is known filled in.
  ///
  /// A line that begins with `#` and a letter is a field to be uncommented, so that `# ` tells words from YAML.
  ///
  /// - Parameter isGuided: Whether every other field stands in a comment that explains it.
  init(guide: KindGuide, isDated: Bool, isGuided: Bool) {
    var lines = ["---"]
    if isGuided { lines.append("# Keeps its identity when this file is renamed; leave it as it is.") }
    lines.append("id: {{id}}")
    for field in guide.fields where field.use == .filled { lines.append(field.yaml) }
    if isDated { lines.append("date: {{published}}") }
    if guide.hasPlaceholders {
      lines.append("# A draft until you replace what is marked; then delete this line.")
      lines.append("draft: true")
    }
    for field in guide.fields where field.use == .placeholder {
      lines += ["", "# REPLACE: " + Self.words(field), field.yaml]
    }
    if isGuided {
      let own = guide.fields.filter { $0.use == .optional }
      lines += ["", "# What follows is optional: delete the # before what you want to say."]
      if !own.isEmpty { lines += own.flatMap(Self.comment) + ["", "# Every kind has these:"] }
      let shared = guide.sharedFields.filter { $0.key != "draft" || !guide.hasPlaceholders }
      lines += shared.flatMap(Self.comment)
    }
    lines += ["---", ""]
    self.init(text: lines.joined(separator: "\n") + "\n" + (guide.body.isEmpty ? "" : guide.body + "\n"), file: nil)
  }

  private static func comment(_ field: FieldGuide) -> [String] {
    ["# " + words(field)] + field.yaml.split(separator: "\n").map { "#" + $0 }
  }

  /// A site's own label may hold anything.
  private static func words(_ field: FieldGuide) -> String {
    field.words.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

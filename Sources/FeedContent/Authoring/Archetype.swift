import FeedDiagnostics

/// The text that new files of a kind begin with, with placeholders such as `{{title}}`.
struct Archetype: Sendable {
  let text: String
  /// The file that it is in, for messages; nil for feedsite's own.
  let file: String?

  /// The text with values for its placeholders; an unknown name is an error at its place.
  ///
  /// In the front matter a value becomes text as its language writes it, whatever is in it; in the body it stays as it
  /// is.
  func filled(with values: KeyValuePairs<String, String>) -> (text: String, diagnostics: [Diagnostic]) {
    var filled = ""
    var diagnostics: [Diagnostic] = []
    let parts = try? FrontMatterSplitter(file: file ?? "").split(Array(text.utf8))
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { filled += "\n" }
      let language = parts.flatMap { index + 1 < $0.bodyLine ? $0.frontMatter?.language : nil }
      filled += fill(line, number: index + 1, language, values, &diagnostics)
    }
    return (filled, diagnostics)
  }

  private func fill(
    _ line: Substring, number: Int, _ language: FrontMatter.Language?, _ values: KeyValuePairs<String, String>,
    _ diagnostics: inout [Diagnostic]
  ) -> String {
    var filled = ""
    var rest = line
    while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
      filled += rest[..<start.lowerBound]
      let name = String(rest[start.upperBound..<end.lowerBound]).trimmingWhitespace
      let after = rest[end.upperBound...]
      if let value = values.first(where: { $0.key == name })?.value {
        let text = language.map { Self.text(value, in: $0, between: filled, and: after) }
        filled += text ?? value
      } else {
        let column = line[..<start.lowerBound].unicodeScalars.count + 1
        let known = values.map(\.key)
        let suggestion = Suggestion.nearest(to: name, among: known)
        diagnostics.append(
          Diagnostic(
            .site(.unknownPlaceholder(name, suggestion: suggestion, known: known)),
            at: file.map { SourceLocation(file: $0, line: number, column: column) }))
      }
      rest = after
    }
    return filled + rest
  }

  /// A value as it has to be written at its place in a line of front matter.
  ///
  /// Between double quotes, YAML, TOML and JSON have the same escapes.
  private static func text(
    _ value: String, in language: FrontMatter.Language, between before: String, and after: Substring
  ) -> String {
    let line = value.split(whereSeparator: \.isNewline).joined(separator: " ")
    switch (language, openQuote(in: before)) {
    case (.lines, _): return line
    case (_, "\""?): return YAMLScalar.escaped(line)
    case (.yaml, "'"?): return line.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    case (.toml, "'"?):
      // Between three of them on both sides, one can stand.
      let isWhole = before.hasSuffix("'") && after.hasPrefix("'")
      return isWhole && line.contains("'") ? "''\(line)''" : line
    case (.yaml, _): return yaml(line, between: before, and: after)
    case (.toml, _), (.json, _): return "\"\(YAMLScalar.escaped(line))\""
    }
  }

  /// The quotation mark that a line leaves open; an apostrophe within a word is none.
  private static func openQuote(in line: String) -> Character? {
    var open: Character?
    var previous: Character = " "
    for character in line {
      if character == open {
        if open == "'" || previous != "\\" { open = nil }
      } else if open == nil, "\"'".contains(character), " [{,:=\"'".contains(previous) {
        open = character
      }
      // A backslash after another one escapes nothing.
      previous = character == "\\" && previous == "\\" ? " " : character
    }
    return open
  }

  private static func yaml(_ line: String, between before: String, and after: Substring) -> String {
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
  /// - Parameter isGuided: Whether every other field is in a comment that explains it.
  init(guide: KindGuide, isDated: Bool, isGuided: Bool) {
    var lines = ["---"]
    // A page is in no feed that would know it by one.
    if guide.name != KindGuide.page.name {
      if isGuided { lines.append("# Keeps its identity when this file is renamed; leave it as it is.") }
      lines.append("id: {{id}}")
    }
    for field in guide.fields where field.use == .filled { lines.append(field.yaml) }
    if isDated { lines.append("date: {{published}}") }
    if guide.hasPlaceholders {
      lines.append("# This is a draft. Replace what is marked, then delete this line.")
      lines.append("draft: true")
    }
    for field in guide.fields where field.use == .placeholder {
      lines += ["", "# REPLACE: " + Self.words(field), field.yaml]
    }
    if isGuided {
      let own = guide.fields.filter { $0.use == .optional }
      lines += ["", "# The rest is optional: delete the # in front of the lines that you want."]
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

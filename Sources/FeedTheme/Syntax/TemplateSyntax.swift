import FeedDiagnostics

/// A template as a tree, with all that is wrong with its syntax.
///
/// Tags that stand alone on their lines take the lines along, and what such a partial inserts is indented as its tag is
/// (the Mustache specification, "Standalone" in each of its parts).
struct TemplateSyntax: Sendable {
  /// A piece of a template; comments are left out.
  indirect enum Node: Sendable {
    /// Markup of the template itself, in UTF-8.
    case text([UInt8])
    /// A variable that is printed.
    case value(TemplateTag)
    /// A section, inverted or not, with what stands in it.
    case section(TemplateTag, [Node])
    /// Another template.
    case partial(TemplatePartial)
  }

  /// The file with the text, for diagnostics.
  let source: TemplateSource
  /// What stands outside of all sections.
  let nodes: [Node]
  /// The templates that it includes, in the order of the text.
  let partials: [TemplatePartial]
  /// What is wrong with its syntax.
  let findings: [TemplateFinding]

  private let keepsWhiteSpace: Bool

  /// Parses a template; `keepsWhiteSpace` says whether lines keep the white space that they begin with, which HTML mostly
  /// does without.
  init(_ source: TemplateSource, keepsWhiteSpace: Bool = false) {
    self.init(source, indentation: "", keepsWhiteSpace: keepsWhiteSpace)
  }

  private init(_ source: TemplateSource, indentation: String, keepsWhiteSpace: Bool) {
    var parser = TemplateParser(TemplateText(source.text), indentation: indentation, keepsWhiteSpace: keepsWhiteSpace)
    parser.parse()
    (self.source, self.keepsWhiteSpace) = (source, keepsWhiteSpace)
    (nodes, partials, findings) = (parser.nodes, parser.partials, parser.findings)
  }

  /// The same template with white space at the start of each line, as the tag that includes it has.
  func indented(by indentation: String) -> TemplateSyntax {
    indentation.isEmpty
      ? self : TemplateSyntax(source, indentation: indentation, keepsWhiteSpace: keepsWhiteSpace)
  }
}

extension [TemplateSyntax.Node] {
  /// Whether a tag names a variable, in whatever section.
  func read(_ variable: String) -> Bool {
    contains { node in
      switch node {
      case .text, .partial: false
      case .value(let tag): tag.name.path.last == variable
      case .section(let tag, let nodes): tag.name.path.last == variable || nodes.read(variable)
      }
    }
  }

  /// The keys that the nodes read of `extra`, in a path or in a section of it.
  var extraKeys: [String] { extraKeys(isInside: false) }

  private func extraKeys(isInside: Bool) -> [String] {
    flatMap { node -> [String] in
      switch node {
      case .text, .partial: return []
      case .value(let tag): return tag.extraKeys(isInside: isInside)
      case .section(let tag, let nodes):
        let isSection = tag.name.path == ["extra"]
        return tag.extraKeys(isInside: isInside) + nodes.extraKeys(isInside: isInside || isSection)
      }
    }
  }
}

/// One tag of a template that names a value.
struct TemplateTag: Hashable {
  /// What a tag does.
  enum Kind: Hashable {
    /// `{{name}}`
    case variable
    /// `{{{name}}}` and `{{&name}}`
    case unescaped
    /// `{{#name}}`
    case section
    /// `{{^name}}`
    case inverted
    /// `{{/name}}`
    case close
  }

  let kind: Kind
  let name: TemplateName
  /// Where its first brace stands.
  let place: TemplatePlace

  /// The key that it reads of `extra`, if any; within a section of it, every name is one.
  fileprivate func extraKeys(isInside: Bool) -> [String] {
    let path = name.path.first == "extra" ? name.path.dropFirst() : isInside ? name.path[...] : []
    return path.prefix(1).map(\.self)
  }

  /// The tag as messages show it.
  var text: String {
    switch kind {
    case .variable: "{{\(name.text)}}"
    case .unescaped: "{{{\(name.text)}}}"
    case .section: "{{#\(name.text)}}"
    case .inverted: "{{^\(name.text)}}"
    case .close: "{{/\(name.text)}}"
    }
  }
}

/// A tag that includes another template: `{{>partial/tags}}`.
struct TemplatePartial: Hashable {
  /// The name of the other template.
  let name: String
  /// Where the name stands.
  let place: TemplatePlace
  /// The white space before the tag, where it stands alone on its line.
  var indentation = ""
}

/// Something wrong in one template.
struct TemplateFinding: Hashable, Error {
  let problem: ThemeProblem
  let place: TemplatePlace

  /// The finding in the file that holds the template.
  func diagnostic(in file: String) -> Diagnostic {
    Diagnostic(.theme(problem), at: SourceLocation(file: file, line: place.line, column: place.column))
  }
}

/// A place in a template's text, counted in Unicode scalars.
struct TemplatePlace: Hashable {
  /// The line, counted from one.
  let line: Int
  /// The column, counted from one.
  let column: Int

  /// The place some scalars further on the same line.
  func advanced(by count: Int) -> TemplatePlace { TemplatePlace(line: line, column: column + count) }
}

/// A template's text and the file that it comes from.
struct TemplateSource: Sendable {
  /// The file, for diagnostics.
  let file: String
  /// The text with line feeds at the ends of lines.
  let text: String

  /// Takes the text of a file.
  init(_ text: String, file: String) {
    self.file = file
    let scalars = text.unicodeScalars.first == "\u{FEFF}" ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...]
    self.text = text.utf8.contains(UInt8(ascii: "\r")) ? String(scalars).replacing("\r\n", with: "\n") : String(scalars)
  }
}

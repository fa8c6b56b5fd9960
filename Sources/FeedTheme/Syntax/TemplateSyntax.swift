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
    /// A section, inverted or not, with what is in it.
    case section(TemplateTag, [Node])
    case partial(TemplatePartial)
  }

  /// The file with the text, for diagnostics.
  let source: TemplateSource
  /// What is outside of all sections.
  let nodes: [Node]
  /// The templates that it includes, in the order of the text.
  let partials: [TemplatePartial]
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
  /// Whether a tag in any section names a variable.
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
  /// What a tag does, by what follows its braces.
  enum Kind: String {
    case variable = ""
    /// Without escaping, which `{{&name}}` means as well.
    case unescaped = "{"
    case section = "#"
    case inverted = "^"
    case close = "/"
  }

  let kind: Kind
  let name: TemplateName
  /// Where its first brace is.
  let place: TemplatePlace

  /// The key that it reads of `extra`, if any; within a section of it, every name is one.
  fileprivate func extraKeys(isInside: Bool) -> [String] {
    let path = name.path.first == "extra" ? name.path.dropFirst() : isInside ? name.path[...] : []
    return path.prefix(1).map(\.self)
  }

  /// The tag as messages show it.
  var text: String { "{{\(kind.rawValue)\(name.text)\(kind == .unescaped ? "}}}" : "}}")" }
}

/// A tag that includes another template: `{{>partial/tags}}`.
struct TemplatePartial: Hashable {
  let name: String
  let place: TemplatePlace
  /// The white space before the tag, where it is alone on its line.
  var indentation = ""
}

/// Something wrong in one template.
struct TemplateFinding: Hashable, Error {
  let problem: ThemeProblem
  let place: TemplatePlace

  func diagnostic(in file: String) -> Diagnostic {
    Diagnostic(.theme(problem), at: SourceLocation(file: file, line: place.line, column: place.column))
  }
}

/// A place in a template's text, counted in Unicode scalars from one.
struct TemplatePlace: Hashable {
  let line: Int
  let column: Int
}

/// A template's text and the file that it comes from.
struct TemplateSource: Sendable {
  let file: String
  /// The text with line feeds at the ends of lines.
  let text: String

  init(_ text: String, file: String) {
    self.file = file
    let scalars = text.unicodeScalars.first == "\u{FEFF}" ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...]
    self.text = text.utf8.contains(UInt8(ascii: "\r")) ? String(scalars).replacing("\r\n", with: "\n") : String(scalars)
  }
}

/// The functions that templates may use.
enum TemplateFunction: String {
  /// `{{#first()}}`: whether the current element of a list is the first.
  case first
  /// `{{^last()}}, {{/last()}}`: whether the current element of a list is the last; for separators.
  case last
  /// `{{count(list)}}`: how many elements a list has.
  case count
  /// `{{#empty(list)}}`: whether a list has no elements.
  case empty
}

/// What a tag names: `title`, `album.title`, `.`, `last()` or `count(tracks)`.
struct TemplateName: Hashable {
  /// The name as it is written, without white space around it.
  let text: String
  let function: TemplateFunction?
  /// The variable and what is read from it; empty for `.` and for functions about the current element.
  let path: [String]
  let place: TemplatePlace

  func place(ofPart index: Int) -> TemplatePlace {
    let before = [function?.rawValue].compactMap(\.self) + path[..<index]
    return TemplatePlace(
      line: place.line, column: before.reduce(place.column) { $0 + $1.unicodeScalars.count + 1 })
  }
}

extension TemplateName {
  init?(_ text: String, at place: TemplatePlace) {
    (self.text, self.place) = (text, place)
    guard let open = text.firstIndex(of: "(") else {
      guard let path: [String] = text == "." ? [] : Self.path(text[...]) else { return nil }
      (self.function, self.path) = (nil, path)
      return
    }
    let argument = text[text.index(after: open)...].dropLast()
    guard let function = TemplateFunction(rawValue: String(text[..<open])), text.last == ")" else { return nil }
    let isAboutElement = function == .first || function == .last
    guard let path: [String] = isAboutElement ? (argument.isEmpty ? [] : nil) : Self.path(argument) else { return nil }
    (self.function, self.path) = (function, path)
  }

  private static func path(_ text: Substring) -> [String]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isOfTemplateName) }) else { return nil }
    return parts.map(String.init)
  }
}

extension UInt8 {
  /// Whether it can be part of the name of a variable or, between dots and slashes, of a template.
  var isOfTemplateName: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") }
}

/// A template's text as Unicode scalars with their places.
struct TemplateText {
  private let scalars: [Unicode.Scalar]
  /// The text in UTF-8, and where in it each scalar begins.
  private let bytes: [UInt8]
  private let offsets: [Int]
  private let lineStarts: [Int]

  /// Takes a text whose lines end with line feeds.
  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    let bytes = Array(text.utf8)
    self.bytes = bytes
    offsets = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
    lineStarts = [0] + scalars.indices.lazy.filter { [scalars] in scalars[$0] == "\n" }.map { $0 + 1 }
  }

  var count: Int { scalars.count }

  /// The scalar at an offset; nil past the end.
  func scalar(at offset: Int) -> Unicode.Scalar? { scalars.indices.contains(offset) ? scalars[offset] : nil }

  subscript(range: Range<Int>) -> String {
    String(decoding: bytes[offsets[range.lowerBound]..<offsets[range.upperBound]], as: UTF8.self)
  }

  /// Where two scalars are side by side for the first time at or after `start`.
  func first(_ pair: String, from start: Int) -> Int? {
    let wanted = Array(pair.unicodeScalars)
    return scalars.indices.dropFirst(start).first { scalars[$0...].starts(with: wanted) }
  }

  /// A range without the white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = range.first { !scalars[$0].properties.isWhitespace } ?? range.upperBound
    let end = range.last { !scalars[$0].properties.isWhitespace }.map { $0 + 1 } ?? start
    return start..<end
  }

  func place(at offset: Int) -> TemplatePlace {
    let line = lineStarts.partitioningIndex { $0 > offset }
    return TemplatePlace(line: line, column: offset - lineStarts[line - 1] + 1)
  }
}

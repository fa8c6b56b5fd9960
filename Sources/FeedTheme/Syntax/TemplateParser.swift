import FeedDiagnostics

/// Parses the text of a template front to back, and continues after errors.
struct TemplateParser {
  private(set) var nodes: [TemplateSyntax.Node] = []
  private(set) var partials: [TemplatePartial] = []
  private(set) var findings: [TemplateFinding] = []

  /// Sections are bound and rendered recursively, so their depth needs a limit.
  static let deepest = 100

  private struct OpenSection {
    let tag: TemplateTag
    var nodes: [TemplateSyntax.Node] = []
  }

  private enum Token {
    case tag(TemplateTag)
    case partial(TemplatePartial)
    case comment
  }

  private let text: TemplateText
  private let indentation: String
  private let keepsWhiteSpace: Bool

  private var position = 0
  private var open: [OpenSection] = []
  /// Whether some tag before was not closed, so that none after it is.
  private var isUnclosed = false
  private var literal = String.UnicodeScalarView()
  /// The white space that the line begins with, as long as nothing but it was read of the line.
  private var indent: String?
  /// What was read of the line's markup, without its tags.
  private var line = String.UnicodeScalarView()
  private var region = MarkupRegion.markup

  init(_ text: TemplateText, indentation: String, keepsWhiteSpace: Bool) {
    (self.text, self.indentation, self.keepsWhiteSpace) = (text, indentation, keepsWhiteSpace)
  }

  mutating func parse() {
    beginLine()
    while let scalar = text.scalar(at: position), open.count <= Self.deepest {
      if scalar == "{", text.scalar(at: position + 1) == "{" {
        readTag()
      } else {
        flushIndent()
        literal.append(scalar)
        position += 1
        if scalar == "\n" { beginLine() } else { line.append(scalar) }
      }
    }
    guard open.count <= Self.deepest else { return giveUp() }
    flushIndent()
    flushText()
    while !open.isEmpty { closeInnermost(isClosed: false) }
  }

  // MARK: Lines

  private mutating func beginLine() {
    region.advance(over: line)
    line = String.UnicodeScalarView()
    let start = position
    while let scalar = text.scalar(at: position), scalar.isBlank { position += 1 }
    let blanks = keepsWhiteSpace || region != .markup ? text[start..<position] : ""
    indent = position < text.count ? indentation + blanks : blanks
  }

  private mutating func flushIndent() {
    if let indent { literal.append(contentsOf: indent.unicodeScalars) }
    indent = nil
  }

  /// Takes the rest of the line along with a tag that is alone on it; gives the white space before the tag.
  private mutating func takeLine() -> String? {
    guard let blanks = indent else { return nil }
    var end = position
    while let scalar = text.scalar(at: end), scalar.isBlank { end += 1 }
    guard end == text.count || text.scalar(at: end) == "\n" else { return nil }
    position = min(end + 1, text.count)
    beginLine()
    return blanks
  }

  // MARK: Tags

  private mutating func readTag() {
    switch readToken() {
    case nil:
      flushIndent()
    case .comment:
      if takeLine() == nil { flushIndent() }
    case .partial(var partial):
      if let blanks = takeLine() { partial.indentation = blanks } else { flushIndent() }
      flushText()
      partials.append(partial)
      append(.partial(partial))
    case .tag(let tag):
      switch tag.kind {
      case .variable, .unescaped:
        flushIndent()
        flushText()
        append(.value(tag))
      case .section, .inverted:
        if takeLine() == nil { flushIndent() }
        flushText()
        open.append(OpenSection(tag: tag))
      case .close:
        if takeLine() == nil { flushIndent() }
        flushText()
        close(tag)
      }
    }
  }

  /// Reads the tag that begins here and continues after it; nil where it is none that themes may use.
  private mutating func readToken() -> Token? {
    let start = position
    let content = start + 2
    let sigil = text.scalar(at: content)
    guard let close = isUnclosed ? nil : text.first("}}", from: content) else {
      isUnclosed = true
      position = sigil == "!" ? text.count : content
      return report("this tag is not closed; end it with \"}}\"", at: start)
    }
    guard sigil != "!" else {
      position = close + 2
      return .comment
    }
    if let inner = text.first("{{", from: content + 1), inner < close {
      position = inner
      return report("this tag is not closed; end it with \"}}\"", at: start)
    }
    position = close + 2
    if sigil == "{" {
      guard text.scalar(at: position) == "}" else {
        return report("this tag is not closed; end it with \"}}}\"", at: start)
      }
      position += 1
    }
    let rest = min(content + 1, close)..<close
    if let kind = sigil.flatMap({ TemplateTag.Kind(rawValue: String($0)) }) { return tag(kind, rest, openedAt: start) }
    switch sigil {
    case "&": return tag(.unescaped, rest, openedAt: start)
    case ">": return partial(rest, openedAt: start)
    case "<", "$": return report("themes do not use inheritance; include a template with \"{{>name}}\"", at: start)
    case "=": return report("themes keep the delimiters \"{{\" and \"}}\"", at: start)
    case "%": return report("themes do not use pragmas; feedsite sets the escaping itself", at: start)
    default: return tag(.variable, content..<close, openedAt: start)
    }
  }

  private mutating func tag(_ kind: TemplateTag.Kind, _ content: Range<Int>, openedAt start: Int) -> Token? {
    let range = text.trimmed(content)
    let written = text[range]
    if let name = TemplateName(written, at: text.place(at: range.lowerBound)) {
      return .tag(TemplateTag(kind: kind, name: name, place: text.place(at: start)))
    }
    if written.isEmpty { return report("this tag names nothing", at: start) }
    let reason =
      written.contains("(")
      ? "is not a function of themes; use first(), last(), count(list) or empty(list)"
      : "is not a name; names consist of the letters A to Z, digits, \"-\", \"_\" and dots between them"
    return report("\"\(written)\" \(reason)", at: range.lowerBound)
  }

  private mutating func partial(_ content: Range<Int>, openedAt start: Int) -> Token? {
    let range = text.trimmed(content)
    let name = text[range]
    if name.isEmpty { return report("this tag names no template", at: start) }
    if name.hasPrefix("*") {
      return report("themes do not choose templates by variables; name the template", at: range.lowerBound)
    }
    guard name.utf8.allSatisfy({ $0.isOfTemplateName || "./".utf8.contains($0) }) else {
      let reason = "is not a template name; names consist of the letters A to Z, digits, \"-\", \"_\", \".\" and \"/\""
      return report("\"\(name)\" \(reason)", at: range.lowerBound)
    }
    return .partial(TemplatePartial(name: name, place: text.place(at: range.lowerBound)))
  }

  // MARK: Tree

  private mutating func append(_ node: TemplateSyntax.Node) {
    if open.isEmpty { nodes.append(node) } else { open[open.count - 1].nodes.append(node) }
  }

  private mutating func flushText() {
    guard !literal.isEmpty else { return }
    append(.text(Array(String(literal).utf8)))
    literal = String.UnicodeScalarView()
  }

  private mutating func close(_ tag: TemplateTag) {
    guard let match = open.lastIndex(where: { $0.tag.name.text == tag.name.text }) else {
      let expected = open.last.map { "; \"\($0.tag.text)\" is the section that is open here" } ?? ""
      _ = report("\"\(tag.text)\" closes no section\(expected)", at: tag.place)
      return
    }
    while open.count > match + 1 { closeInnermost(isClosed: false) }
    closeInnermost(isClosed: true)
  }

  private mutating func closeInnermost(isClosed: Bool) {
    guard let section = open.popLast() else { return }
    if !isClosed {
      let closing = "{{/\(section.tag.name.text)}}"
      _ = report("\"\(section.tag.text)\" is not closed here; end it with \"\(closing)\"", at: section.tag.place)
    }
    append(.section(section.tag, section.nodes))
  }

  private mutating func giveUp() {
    guard let innermost = open.last else { return }
    (nodes, findings, open) = ([], [], [])
    _ = report("more than \(Self.deepest) sections stand in each other here", at: innermost.tag.place)
  }

  // MARK: Findings

  private mutating func report(_ reason: String, at offset: Int) -> Token? {
    report(reason, at: text.place(at: offset))
  }

  private mutating func report(_ reason: String, at place: TemplatePlace) -> Token? {
    findings.append(TemplateFinding(problem: .syntax(reason), place: place))
    return nil
  }
}

/// What a place of a template lies in, as far as white space goes.
private enum MarkupRegion: Equatable {
  /// Markup in which white space at the start of a line means nothing.
  case markup
  /// An element that keeps its white space, by its name.
  case element(String)

  private static let elements = ["pre", "textarea", "script"]

  /// Goes on to what the end of a line lies in.
  mutating func advance(over line: String.UnicodeScalarView) {
    var rest = line[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      switch self {
      case .markup:
        if let name = Self.elements.first(where: { Self.isTag("<\($0)", at: rest) }) { self = .element(name) }
      case .element(let name):
        if Self.isTag("</\(name)", at: rest) { self = .markup }
      }
      rest = rest.dropFirst()
    }
  }

  /// Whether a tag begins here: its name in any letter case, and no letter or digit after it.
  private static func isTag(_ start: String, at rest: Substring.UnicodeScalarView) -> Bool {
    let length = start.unicodeScalars.count
    guard String(rest.prefix(length)).lowercased() == start else { return false }
    guard let next = rest.dropFirst(length).first else { return true }
    return !next.properties.isAlphabetic && next.properties.numericType == nil && next != "-"
  }
}

extension Unicode.Scalar {
  /// Whether it is white space within a line.
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

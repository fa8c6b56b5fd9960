import FeedDiagnostics

/// Finds the tags of a template's text, and those that themes may not use.
///
/// swift-mustache has a parser of its own, but it keeps no places and stops at the first error.
struct TemplateScanner {
  private(set) var tokens: [TemplateToken] = []
  private(set) var findings: [TemplateFinding] = []

  private let text: TemplateText
  /// Whether some tag before was not closed, so that none behind it is.
  private var isUnclosed = false

  /// Scans a template.
  init(_ text: TemplateText) {
    self.text = text
    var position = 0
    while let open = text.first("{{", from: position) {
      position = scanTag(openedAt: open)
    }
  }

  /// Reads one tag and returns where to go on.
  private mutating func scanTag(openedAt open: Int) -> Int {
    let content = open + 2
    let sigil = text.scalar(at: content)
    guard let close = isUnclosed ? nil : text.first("}}", from: content) else {
      isUnclosed = true
      report("this tag is not closed; end it with \"}}\"", at: open)
      return sigil == "!" ? text.count : content
    }
    guard sigil != "!" else { return close + 2 }
    if let inner = text.first("{{", from: content + 1), inner < close {
      report("this tag is not closed; end it with \"}}\"", at: open)
      return inner
    }
    var end = close + 2
    if sigil == "{" {
      guard text.scalar(at: end) == "}" else {
        report("this tag is not closed; end it with \"}}}\"", at: open)
        return end
      }
      end += 1
    }
    read(sigil: sigil, from: content, to: close, openedAt: open)
    return end
  }

  private mutating func read(sigil: Unicode.Scalar?, from content: Int, to close: Int, openedAt open: Int) {
    switch sigil {
    case "{", "&": readTag(.unescaped, from: content + 1, to: close, openedAt: open)
    case "#": readTag(.section, from: content + 1, to: close, openedAt: open)
    case "^": readTag(.inverted, from: content + 1, to: close, openedAt: open)
    case "/": readTag(.close, from: content + 1, to: close, openedAt: open)
    case ">": readPartial(from: content + 1, to: close, openedAt: open)
    case "<", "$": report("themes do not use inheritance; include a template with \"{{>name}}\"", at: open)
    case "=": report("themes keep the delimiters \"{{\" and \"}}\"", at: open)
    case "%": report("themes do not use pragmas; feedsite sets the escaping itself", at: open)
    default: readTag(.variable, from: content, to: close, openedAt: open)
    }
  }

  private mutating func readTag(_ kind: TemplateTag.Kind, from start: Int, to end: Int, openedAt open: Int) {
    let range = text.trimmed(start..<end)
    let written = text[range]
    if let name = TemplateName(written, at: text.place(at: range.lowerBound)) {
      tokens.append(.tag(TemplateTag(kind: kind, name: name, place: text.place(at: open))))
    } else if written.isEmpty {
      report("this tag names nothing", at: open)
    } else if written.contains("(") {
      report(
        "\"\(written)\" is no function of themes; use first(), last(), count(list) or empty(list)",
        at: range.lowerBound)
    } else {
      report(
        "\"\(written)\" is no name; names consist of the letters A to Z, digits, \"-\", \"_\" and dots between them",
        at: range.lowerBound)
    }
  }

  private mutating func readPartial(from start: Int, to end: Int, openedAt open: Int) {
    let range = text.trimmed(start..<end)
    let name = text[range]
    if name.isEmpty {
      report("this tag names no template", at: open)
    } else if name.hasPrefix("*") {
      report("themes do not choose templates by variables; name the template", at: range.lowerBound)
    } else if !name.unicodeScalars.allSatisfy(Self.isPartialScalar) {
      report(
        "\"\(name)\" is no template name; names consist of the letters A to Z, digits, \"-\", \"_\", \".\" and \"/\"",
        at: range.lowerBound)
    } else {
      tokens.append(.partial(TemplatePartial(name: name, place: text.place(at: range.lowerBound))))
    }
  }

  private mutating func report(_ reason: String, at offset: Int) {
    findings.append(TemplateFinding(problem: .syntax(reason), place: text.place(at: offset)))
  }

  private static func isPartialScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/": true
    default: false
    }
  }
}

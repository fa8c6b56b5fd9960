import FeedDiagnostics

/// Looks for what the frame of every page must have.
struct LayoutAudit {
  let theme: AuditedTheme

  var diagnostics: [Diagnostic] {
    guard let layout = theme.templates["layout"] else { return [] }
    var included: Set<String> = []
    let text = expanded(layout.text, &included)
    let elements = TemplateText(text).elements
    return ThemePart.allCases.filter { !Self.has($0, elements, text) }.map { part in
      let place = (theme.elements["layout"] ?? []).first { $0.name == Self.element(around: part) }?.place
      return layout.diagnostic(.missingPart(part), at: place)
    }
  }

  /// The text with what it includes; each template once, so that the text stays as long as its files.
  private func expanded(_ text: String, _ included: inout Set<String>) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "{{>"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      result += rest[..<open.lowerBound]
      let name = rest[open.upperBound..<close.lowerBound].filter { !$0.isWhitespace }
      if let partial = theme.templates[name], included.insert(name).inserted {
        result += expanded(partial.text, &included)
      }
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  private static func element(around part: ThemePart) -> String {
    switch part {
    case .language: "html"
    case .title, .encoding, .viewport: "head"
    case .main, .skipLink, .content: "body"
    }
  }

  private static func has(_ part: ThemePart, _ elements: [TemplateElement], _ text: String) -> Bool {
    switch part {
    case .language: elements.contains { $0.name == "html" && $0.attribute("lang")?.value.isEmpty == false }
    case .title: elements.contains { $0.name == "title" }
    case .encoding: elements.contains { $0.name == "meta" && $0.attribute("charset") != nil }
    case .viewport: elements.contains { $0.name == "meta" && $0.attribute("name")?.value == "viewport" }
    case .main: elements.contains { $0.name == "main" }
    case .skipLink: hasSkipLink(elements)
    case .content: text.contains("{{{main}}}") || text.contains("{{&main}}")
    }
  }

  /// Whether the first link leads to an element of the page that follows it.
  private static func hasSkipLink(_ elements: [TemplateElement]) -> Bool {
    guard let index = elements.firstIndex(where: { $0.name == "a" && $0.attribute("href") != nil }),
      let target = elements[index].attribute("href")?.value, target.hasPrefix("#")
    else { return false }
    return elements[index...].contains { $0.attribute("id")?.value == String(target.dropFirst()) }
  }
}

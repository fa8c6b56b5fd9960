/// What elements of HTML are to a text (WHATWG HTML, section 4).
enum ElementNames {
  /// Elements that stand on lines of their own.
  static let blocks: Set = [
    "address", "article", "aside", "audio", "blockquote", "body", "center", "dd", "details", "dialog", "dir", "div",
    "dl", "dt", "embed", "fieldset", "figcaption", "figure", "footer", "form", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "header", "hgroup", "hr", "html", "iframe", "legend", "li", "listing", "main", "menu", "nav", "noframes",
    "object", "ol", "p", "plaintext", "pre", "search", "section", "summary", "table", "tbody", "td", "tfoot", "th",
    "thead", "tr", "ul", "video", "xmp",
  ]

  /// Elements within a line for which Markdown has no sign and that say something nevertheless.
  static let keptInline: Set = [
    "abbr", "bdi", "bdo", "cite", "dfn", "ins", "kbd", "q", "rp", "rt", "ruby", "samp", "small", "sub", "sup", "u",
    "var",
  ]

  /// Whether an element or something in it stands on lines of its own.
  static func holdsBlock(_ node: MarkupNode) -> Bool {
    guard case .element(let element) = node else { return false }
    return blocks.contains(element.name) || element.children.contains(where: holdsBlock)
  }
}

extension MarkupElement {
  /// What stands in a cell or an item of a list, or in the only paragraph there; nil where it is more than a line.
  var lineContent: [MarkupNode]? {
    let seen = children.filter { $0.element != nil || !$0.text.trimmed.isEmpty }
    let isParagraph = seen.count == 1 && seen[0].element?.name == "p"
    let content = isParagraph ? seen[0].element?.children ?? [] : children
    return content.contains(where: ElementNames.holdsBlock) ? nil : content
  }
}

import FeedDiagnostics
import FeedMarkup

/// Writes elements as the HTML that Markdown may hold (WHATWG HTML, section 13.3; CommonMark 0.30, section 4.6).
///
/// What only made a page of the former site look or work as it did is left out: styles, classes, scripts, handlers.
struct MarkupSerializer {
  /// Makes of an address the one that is written.
  let address: (String) -> String

  static let voidElements = HTMLTokenizer.void.union(["param"])

  /// Elements that say nothing to a reader.
  static let silent: Set = [
    "script", "style", "head", "meta", "link", "title", "base", "template", "noscript", "input", "select", "textarea",
    "button", "canvas",
  ]

  private static let attributes: Set = [
    "abbr", "allow", "allowfullscreen", "alt", "cite", "colspan", "controls", "coords", "datetime", "dir", "height",
    "href", "hreflang", "id", "kind", "label", "lang", "loop", "muted", "name", "open", "poster", "preload", "reversed",
    "rowspan", "scope", "shape", "span", "src", "srclang", "start", "title", "type", "usemap", "value", "width",
    "viewbox", "d", "fill", "points", "cx", "cy", "r", "x", "y", "x1", "y1", "x2", "y2", "xmlns",
  ]
  private static let addresses: Set = ["href", "src", "poster", "cite"]
  private static let flags: Set = ["allowfullscreen", "controls", "loop", "muted", "open", "reversed"]
  /// Elements that mean nothing without the classes and styles that are left out.
  private static let empty: Set = ["span", "font", "center"]

  /// Whether Markdown reads a tag of that name as one (CommonMark, section 6.6): `<o:p>` and `<2>` would be words.
  static func isTagName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isASCIILetter else { return false }
    return name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
  }

  /// A block of HTML, without a blank line that would end it.
  func block(_ element: MarkupElement) -> String {
    let html = text(of: .element(element), isPreformatted: false).trimmed.replacing(/\n(?=[ \t]*\n)/, with: "&#10;")
    // What begins a block of HTML must be one of its names, or stand on a line of its own. A block that begins with
    // `pre` ends at the first `</pre>`.
    let isCut = element.name == "pre" && !element.descendants(["pre"]).isEmpty
    if Self.beginBlocks.contains(element.name), !isCut { return html }
    return "<div>\n\(html)\n</div>"
  }

  /// The names that begin a block of HTML in CommonMark (section 4.6, kinds 1 and 6), as far as they are kept.
  private static let beginBlocks: Set = [
    "pre", "address", "article", "aside", "blockquote", "caption", "details", "dialog", "dir", "div", "dl", "fieldset",
    "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "iframe", "legend", "main", "menu", "nav",
    "ol", "p", "section", "summary", "table", "ul",
  ]

  func startTag(_ element: MarkupElement) -> String {
    let attributes = element.attributes.filter { Self.attributes.contains($0.name.lowercased()) }.compactMap {
      attribute -> String? in
      let name = attribute.name.lowercased()
      if Self.flags.contains(name) { return " " + name }
      guard Self.addresses.contains(name) else {
        return " \(name)=\"\(HTMLEscaping.escape(Self.onLines(attribute.value)))\""
      }
      let value = address(Self.onLines(attribute.value))
      return Self.isHarmful(value) ? nil : " \(name)=\"\(HTMLEscaping.escape(value))\""
    }
    return "<\(element.name)\(attributes.joined())>"
  }

  /// A value without blank lines, at which a block of HTML in Markdown would end (CommonMark, section 4.6).
  private static func onLines(_ value: String) -> String {
    guard value.contains(where: \.isNewline) else { return value }
    let lines = value.split(whereSeparator: \.isNewline)
    return lines.filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
  }

  /// Whether an address runs code.
  static func isHarmful(_ address: String) -> Bool {
    let scheme = address.unicodeScalars.filter { $0.value > 0x20 }.prefix(11)
    return ["javascript:", "vbscript:"].contains { String(String.UnicodeScalarView(scheme)).lowercased().hasPrefix($0) }
  }

  private func text(of node: MarkupNode, isPreformatted: Bool) -> String {
    switch node {
    case .comment: return ""
    case .text(let text):
      return HTMLEscaping.escape(isPreformatted ? text : text.collapsingWhitespace)
    case .element(let element):
      if Self.silent.contains(element.name) { return "" }
      let isPreformatted = isPreformatted || element.name == "pre"
      let inner = element.children.map { text(of: $0, isPreformatted: isPreformatted) }.joined()
      if Self.empty.contains(element.name) || !Self.isTagName(element.name) { return inner }
      if Self.voidElements.contains(element.name) { return startTag(element) }
      return startTag(element) + inner + "</\(element.name)>"
    }
  }
}

extension String {
  /// The text with something else in place of all that begins and ends as patterns say; what does not end stays.
  ///
  /// One pattern for the whole would look for the end from each beginning.
  ///
  /// - Parameter replacement: Makes what is there instead, of what the beginning captures and what stands up to the
  ///   end.
  func replacing(
    from start: Regex<(Substring, Substring)>, upTo end: Regex<Substring>,
    with replacement: (_ captured: Substring, _ inner: Substring) -> String
  ) -> String {
    var result = ""
    var rest = self[...]
    while let opening = rest.firstMatch(of: start),
      let closing = rest[opening.range.upperBound...].firstMatch(of: end)
    {
      result += rest[..<opening.range.lowerBound]
      result += replacement(opening.output.1, rest[opening.range.upperBound..<closing.range.lowerBound])
      rest = rest[closing.range.upperBound...]
    }
    return result + rest
  }

  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }

  /// The text with each run of white space as HTML knows it (WHATWG Infra, section 4.6) as one space.
  var collapsingWhitespace: String {
    var collapsed = ""
    var isSpace = false
    for scalar in unicodeScalars {
      if scalar.isHTMLSpace {
        if !isSpace { collapsed += " " }
        isSpace = true
      } else {
        collapsed.unicodeScalars.append(scalar)
        isSpace = false
      }
    }
    return collapsed
  }
}

extension Unicode.Scalar {
  /// White space that HTML collapses; a space that does not break is none.
  var isHTMLSpace: Bool { value == 0x20 || value == 0x09 || value == 0x0A || value == 0x0C || value == 0x0D }
}

extension MarkupElement {
  /// The text in it that a reader sees, with something in place of line breaks.
  func shownText(lineBreak: String = "") -> String {
    children.map { node in
      guard let element = node.element else { return node.text }
      guard !MarkupSerializer.silent.contains(element.name) else { return "" }
      return element.name == "br" ? lineBreak : element.shownText(lineBreak: lineBreak)
    }.joined()
  }
}

/// What elements of HTML are to a text (WHATWG HTML, section 4).
enum ElementNames {
  static let blocks: Set = [
    "address", "article", "aside", "audio", "blockquote", "body", "center", "dd", "details", "dialog", "dir", "div",
    "dl", "dt", "embed", "fieldset", "figcaption", "figure", "footer", "form", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "header", "hgroup", "hr", "html", "iframe", "legend", "li", "listing", "main", "menu", "nav", "noframes",
    "object", "ol", "p", "plaintext", "pre", "search", "section", "summary", "table", "tbody", "td", "tfoot", "th",
    "thead", "tr", "ul", "video", "xmp",
  ]

  /// Inline elements with a meaning for which Markdown has no syntax.
  static let keptInline: Set = [
    "abbr", "bdi", "bdo", "cite", "dfn", "ins", "kbd", "q", "rp", "rt", "ruby", "samp", "small", "sub", "sup", "u",
    "var",
  ]

  /// Whether an element or something in it is on lines of its own.
  static func holdsBlock(_ node: MarkupNode) -> Bool {
    guard case .element(let element) = node else { return false }
    return blocks.contains(element.name) || element.children.contains(where: holdsBlock)
  }
}

extension MarkupElement {
  /// Whether it parts what is before it from what follows it.
  var isApart: Bool { ElementNames.blocks.contains(name) || name == "br" }

  /// What is in a cell or an item of a list, or in the only paragraph there; nil where it is more than a line.
  var lineContent: [MarkupNode]? {
    let seen = children.filter { $0.element != nil || !$0.text.trimmed.isEmpty }
    let isParagraph = seen.count == 1 && seen[0].element?.name == "p"
    let content = isParagraph ? seen[0].element?.children ?? [] : children
    return content.contains(where: ElementNames.holdsBlock) ? nil : content
  }
}

/// Code that stands on lines of its own (CommonMark 0.30, section 4.5).
struct CodeBlock {
  private let text: String
  private let language: String

  /// Reads a `pre`; nil where it holds more than code.
  init?(_ element: MarkupElement) {
    guard element.descendants(["a", "img", "em", "strong"]).isEmpty else { return nil }
    var text = Self.text(of: element)
    // The parser of HTML leaves out the first line end (WHATWG HTML, section 13.2.6.4.7).
    if text.hasPrefix("\n") { text.removeFirst() }
    while text.last?.isNewline == true { text.removeLast() }
    self.text = text.replacing("\r\n", with: "\n")
    let elements = [element] + element.elements("code")
    language = elements.lazy.compactMap(Self.language(of:)).first ?? ""
  }

  /// Code with the numbers of its lines beside it, as highlighters write it, without the numbers.
  init?(numbered table: MarkupElement) {
    let classes = ["lntable", "rouge-table", "highlighttable"]
    guard classes.contains(where: table.hasClass), let code = table.descendants(["pre"]).last else { return nil }
    self.init(code)
  }

  var block: MarkdownBlock {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return MarkdownBlock(text: "\(fence)\(language)\n\(text)\n\(fence)")
  }

  private static func text(of element: MarkupElement) -> String {
    element.children.map { node in
      guard case .element(let inner) = node else { return node.text }
      guard !MarkupSerializer.silent.contains(inner.name) else { return "" }
      return inner.name == "br" ? "\n" : text(of: inner)
    }.joined()
  }

  /// The language that a class or an attribute of the usual highlighters names.
  private static func language(of element: MarkupElement) -> String? {
    let classes = (element["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    let prefixed = classes.lazy.compactMap { $0.wholeMatch(of: /(?:language|lang|highlight-source)-(.+)/)?.1 }.first
    let stated = element["data-lang"] ?? element["data-language"] ?? element["lang"]
    let brush = element["class"].flatMap { $0.firstMatch(of: /brush:\s*([A-Za-z0-9+#-]+)/)?.1 }
    guard let name = prefixed.map(String.init) ?? stated ?? brush.map(String.init),
      name.contains(/^[A-Za-z0-9+#._-]+$/), !["none", "plaintext", "text"].contains(name)
    else { return nil }
    return name
  }
}

import FeedMarkdown

/// Converts HTML to Markdown: elements without a syntax in Markdown stay HTML.
///
/// Each paragraph is parsed again as feedsite will parse it. If its words, links or images would not come out as they
/// went in, it stays HTML as a whole.
package struct MarkdownConverter {
  /// Makes of the address of a link or a file the one that is written.
  package var address: (String) -> String
  /// Whether the text becomes a note, in which `#rain` and `@ann` would mean something.
  package var isNote: Bool
  /// Whether line ends in the text are meant, a blank line as the end of a paragraph, as WordPress reads them.
  package var keepsLineEnds: Bool

  package init(
    isNote: Bool = false, keepsLineEnds: Bool = false, address: @escaping (String) -> String = { $0 }
  ) {
    self.isNote = isNote
    self.keepsLineEnds = keepsLineEnds
    self.address = address
  }

  /// The Markdown of HTML, without a line end after it; empty where there is nothing to show.
  package func markdown(_ html: String) -> String { markdown(MarkupDocument.html(html)) }

  package func markdown(_ nodes: [MarkupNode]) -> String {
    let fragments = Self.fragments(in: nodes)
    let marked = fragments.isEmpty ? nodes : nodes.map { Self.marked($0, fragments) }
    let blocks = BlockWriter(converter: self, fragments: fragments).blocks(marked)
    return blocks.map(\.text).joined(separator: "\n\n")
  }

  var serializer: MarkupSerializer { MarkupSerializer(address: address) }

  /// The parser that checks what was written.
  var parser: MarkdownParser {
    let extensions = MarkdownExtensions.standard
    return MarkdownParser(
      options: MarkdownOptions(
        extensions: isNote ? extensions : extensions.subtracting([.hashtags, .mentions]), rawHTML: .kept))
  }

  // MARK: Links within the text

  /// The names of the places within a text that links of the same text lead to.
  private static func fragments(in nodes: [MarkupNode]) -> Set<String> {
    let links = nodes.elements(["a"]).compactMap { $0["href"] }.filter { $0.hasPrefix("#") && $0.utf8.count > 1 }
    return Set(links.map { String($0.dropFirst()) })
  }

  /// A node with an empty link at each place that links lead to, unless it is a heading or a link itself.
  private static func marked(_ node: MarkupNode, _ names: Set<String>) -> MarkupNode {
    guard case .element(var element) = node else { return node }
    element.children = element.children.map { marked($0, names) }
    let places = ["p", "li", "div", "span", "dd", "dt", "td", "th", "blockquote", "figcaption", "section"]
    if let name = element["id"], names.contains(name), places.contains(element.name) {
      let place = MarkupElement(name: "a", attributes: [MarkupAttribute(name: "id", value: name)], children: [])
      element.children.insert(.element(place), at: 0)
    }
    return .element(element)
  }
}

import FeedDiagnostics
import FeedMarkdown

struct MarkdownBlock {
  enum Kind: Equatable {
    case paragraph
    case list(marker: Character)
    case other
  }

  let text: String
  var kind = Kind.other
}

struct BlockWriter {
  let converter: MarkdownConverter
  /// The places that links of the text lead to.
  let fragments: Set<String>

  /// The blocks of nodes; text and elements within lines that are beside each other make paragraphs.
  func blocks(_ nodes: [MarkupNode]) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var line: [MarkupNode] = []
    for node in nodes {
      switch node {
      case .comment(let text):
        // What is before the comment is the summary, in WordPress and here.
        guard text.trimmed == "more" else { continue }
        blocks += paragraphs(line)
        line = []
        blocks.append(MarkdownBlock(text: "<!--more-->"))
      case .text: line.append(node)
      case .element(let element):
        guard ElementNames.holdsBlock(node) else {
          line.append(node)
          continue
        }
        blocks += paragraphs(line)
        line = []
        blocks += self.blocks(element, after: blocks.last)
      }
    }
    return blocks + paragraphs(line)
  }

  private func blocks(_ element: MarkupElement, after previous: MarkdownBlock?) -> [MarkdownBlock] {
    switch element.name {
    case "h1", "h2", "h3", "h4", "h5", "h6": heading(element)
    case "ul", "ol", "menu", "dir": ListWriter(blocks: self).list(element, after: previous)
    case "dl": DefinitionListWriter(blocks: self).list(element)
    case "blockquote": quote(element)
    case "pre", "listing", "xmp", "plaintext": CodeBlock(element).map { [$0.block] } ?? html(element)
    case "hr": [MarkdownBlock(text: "***")]
    case "table": TableWriter(blocks: self).table(element)
    case "figure": FigureWriter(blocks: self).figure(element)
    case "video", "audio", "iframe", "embed", "object": FigureWriter(blocks: self).player(element)
    case "details": html(element)
    case _ where MarkupSerializer.silent.contains(element.name): []
    // The other blocks mean no more than their content.
    case _ where element.name == "caption" || ElementNames.blocks.contains(element.name): blocks(element.children)
    default: blocks(Self.distributed(element))
    }
  }

  /// The element as HTML, where Markdown has no syntax for it.
  func html(_ element: MarkupElement) -> [MarkdownBlock] {
    let html = converter.serializer.block(element)
    return html.isEmpty ? [] : [MarkdownBlock(text: html)]
  }

  private func heading(_ element: MarkupElement) -> [MarkdownBlock] {
    let level = element.name.last.flatMap { $0.wholeNumberValue } ?? 1
    guard let line = line(element.children) else { return html(element) }
    guard !line.isEmpty else { return [] }
    let text = line.hasSuffix("#") && !line.hasSuffix("\\#") ? line.dropLast() + "\\#" : line
    let name = element["id"].flatMap { fragments.contains($0) && $0.contains(/^[A-Za-z][A-Za-z0-9_-]*$/) ? $0 : nil }
    return [
      MarkdownBlock(
        text: String(repeating: "#", count: level) + " " + text + (name.map { " {#\($0)}" } ?? ""))
    ]
  }

  private func quote(_ element: MarkupElement) -> [MarkdownBlock] {
    let text = blocks(element.children).map(\.text).joined(separator: "\n\n")
    guard !text.isEmpty else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? ">" : "> " + $0 }
    return [MarkdownBlock(text: lines.joined(separator: "\n"))]
  }

  /// What an element within lines holds that holds blocks, with copies of it around the words in each of them.
  private static func distributed(_ element: MarkupElement) -> [MarkupNode] {
    var nodes: [MarkupNode] = []
    var line: [MarkupNode] = []
    func wrapped(_ nodes: [MarkupNode]) -> [MarkupNode] {
      guard nodes.contains(where: { !$0.text.trimmed.isEmpty || $0.element != nil }) else { return nodes }
      var copy = element
      copy.children = nodes
      return [.element(copy)]
    }
    for node in element.children {
      guard case .element(var inner) = node, ElementNames.holdsBlock(node) else {
        line.append(node)
        continue
      }
      nodes += wrapped(line)
      line = []
      if !["pre", "table", "hr", "iframe", "video", "audio"].contains(inner.name) {
        var around = element
        around.children = inner.children
        inner.children = distributed(around)
      }
      nodes.append(.element(inner))
    }
    return nodes + wrapped(line)
  }

  // MARK: Lines of text

  func paragraphs(_ nodes: [MarkupNode]) -> [MarkdownBlock] {
    let text = inline(nodes)
    let sequence = InlineSequence(text)
    var blocks: [MarkdownBlock] = []
    var words = ""
    for pieces in sequence.paragraphs {
      var writer = InlineWriter(
        pieces, delimiters: sequence.delimiters, escaping: MarkdownEscaping(isNote: converter.isNote),
        lineBreak: "\\\n")
      let markdown = writer.write()
      words += writer.words
      guard markdown.contains(where: { !$0.isWhitespace }) else { continue }
      blocks.append(MarkdownBlock(text: markdown, kind: .paragraph))
    }
    guard !isRead(blocks.map(\.text).joined(separator: "\n\n"), words, text.destinations) else { return blocks }
    return html(MarkupElement(name: "p", children: nodes))
  }

  /// Nodes as a single line, for headings and cells; nil where Markdown would not be read as them.
  func line(_ nodes: [MarkupNode], escaping: MarkdownEscaping? = nil) -> String? {
    let text = inline(nodes, isSingleLine: true)
    let sequence = InlineSequence(text)
    let isInTable = escaping?.isInTable == true
    var words = ""
    let lines = sequence.paragraphs.map { pieces in
      var writer = InlineWriter(
        pieces, delimiters: sequence.delimiters, escaping: escaping ?? MarkdownEscaping(isNote: converter.isNote),
        lineBreak: isInTable ? "<br>" : " ")
      defer { words += writer.words }
      return writer.write()
    }
    let line = lines.joined(separator: isInTable ? "<br><br>" : " ").trimmed
    let heading = isInTable ? "| \(line) |\n|---|" : "# " + line
    return line.isEmpty || isRead(heading, words, text.destinations) ? line : nil
  }

  private func inline(_ nodes: [MarkupNode], isSingleLine: Bool = false) -> InlineReader {
    var reader = InlineReader(converter: converter, fragments: fragments, isSingleLine: isSingleLine)
    reader.read(nodes)
    return reader
  }

  /// Whether feedsite reads of Markdown the words, links and images that it was made of.
  private func isRead(_ markdown: String, _ words: String, _ destinations: [String]) -> Bool {
    let body = converter.parser.parse(markdown, at: .init(file: "")).body
    guard body.plainText.withoutSpaces == words.withoutSpaces else { return false }
    var rest = destinations[...]
    for link in body.links where link.destination == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}

extension String {
  fileprivate var withoutSpaces: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isWhitespace }))
  }
}

/// Code that is on lines of its own (CommonMark 0.30, section 4.5).
struct CodeBlock {
  private let text: String
  private let language: String

  /// Reads a `pre`; nil where it holds more than code.
  init?(_ element: MarkupElement) {
    guard element.descendants(["a", "img", "em", "strong"]).isEmpty else { return nil }
    var text = element.shownText(lineBreak: "\n")
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

  var block: MarkdownBlock { MarkdownBlock(text: MarkdownEscaping.codeBlock(text, language: language)) }

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

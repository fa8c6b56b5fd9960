internal import FeedDiagnostics
internal import FeedMarkup

extension MarkdownReader {
  /// Keeps the words and images of a block of raw HTML, as a paragraph.
  mutating func visitHTMLBlock(_ node: CmarkNode) {
    let html = node.literal
    // cmark gives the end of a block that its own last line closes as the line before.
    source.enterBlock(line: node.line, endLine: node.line + html.utf8.count { $0 == UInt8(ascii: "\n") })
    var paragraph = RawHTMLParagraph()
    for piece in RawHTML(html) {
      switch piece {
      case .text(let text): append(text, to: &paragraph)
      case .tag(let tag):
        if !tag.isWithinWords { paragraph.isApart = true }
        guard let image = image(tag, at: node) else { continue }
        start(&paragraph)
        append(image)
      case .moreMark: endExcerpt()
      case .instruction(let written): warn(ofHTML: written, at: node)
      }
    }
    if paragraph.isOpen { markup.append("</p>\n") }
  }

  /// Leaves out a tag within text, but for images.
  mutating func visitInlineHTML(_ node: CmarkNode) {
    for piece in RawHTML(node.literal) {
      switch piece {
      case .text: break
      case .tag(let tag):
        if let image = image(tag, at: node) { append(image) }
        guard tag.name == "br" else { continue }
        // Words must not run together.
        markup.append("\n")
        appendPlain(" ")
      case .moreMark: endExcerpt()
      case .instruction(let written): warn(ofHTML: written, at: node)
      }
    }
  }

  /// Leaves out a tag in the alternative text of an image.
  mutating func visitHTMLInsideImage(_ node: CmarkNode) {
    for piece in RawHTML(node.literal) {
      switch piece {
      case .text: break
      case .tag(let tag): warn(ofHTML: tag.written, at: node)
      case .moreMark: endExcerpt()
      case .instruction(let written): warn(ofHTML: written, at: node)
      }
    }
  }

  private mutating func append(_ text: ArraySlice<UInt8>, to paragraph: inout RawHTMLParagraph) {
    if let first = text.first, first <= UInt8(ascii: " ") { paragraph.isApart = true }
    for word in text.split(whereSeparator: { $0 <= UInt8(ascii: " ") }) {
      let word = HTMLEntities.decoded(word)
      if !word.allSatisfy(\.isWhitespace) {
        start(&paragraph)
        appendText(word)
      }
      paragraph.isApart = true
    }
    if let last = text.last { paragraph.isApart = paragraph.isApart && last <= UInt8(ascii: " ") }
  }

  /// Opens the paragraph where it is not open yet, and sets what follows apart from what stands before it.
  private mutating func start(_ paragraph: inout RawHTMLParagraph) {
    if !paragraph.isOpen {
      startLine()
      markup.append("<p>")
      isBlockPending = true
    } else if paragraph.isApart {
      markup.append(" ")
      appendPlain(" ")
    }
    paragraph.isOpen = true
    paragraph.isApart = false
  }

  /// The image that a tag is; nil, with a warning, where it is left out.
  private mutating func image(_ tag: RawHTMLTag, at node: CmarkNode) -> MarkdownLink? {
    let written = tag.attributes["src"]?.trimmingPrefix(while: \.isWhitespace).description ?? ""
    guard tag.name == "img", !tag.isEnd, !written.isEmpty else {
      warn(ofHTML: tag.written, at: node)
      return nil
    }
    let image = MarkdownLink(
      kind: .image, destination: UnsafeDestination.removed(from: written), title: tag.attributes["title"] ?? "",
      text: tag.attributes["alt"] ?? "", location: location(of: tag.written, in: node))
    return isUnsafe(image, written: written) ? nil : image
  }

  private mutating func append(_ image: MarkdownLink) {
    body.links.append(image)
    appendSlot(.image(body.links.count - 1))
    isEmpty = false
    warnOfMissingAlt(image)
  }

  private mutating func endExcerpt() {
    if body.excerptEnd == nil { body.excerptEnd = plainText.count }
  }

  /// Warns of the first tag of a body that is left out.
  private mutating func warn(ofHTML written: String, at node: CmarkNode) {
    guard !hasWarnedOfHTML else { return }
    hasWarnedOfHTML = true
    diagnostics.append(Diagnostic(.body(.rawHTML(written)), at: location(of: written, in: node)))
  }

  private mutating func location(of written: String, in node: CmarkNode) -> SourceLocation {
    source.location(line: node.line, byteColumn: node.byteColumn, of: .html(written))
  }
}

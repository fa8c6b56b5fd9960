internal import FeedDiagnostics
internal import FeedMarkup

extension MarkdownReader {
  /// Keeps the words and images of a block of raw HTML, as a paragraph.
  mutating func visitHTMLBlock(_ node: CmarkNode) {
    let literal = node.literal
    // It keeps a footnote or definition open that begins with a table.
    if literal == LineCandidate.comment + "\n", source.annotation(line: node.line) != nil { return }
    guard options.rawHTML == .dropped else { return keepHTMLBlock(node) }
    // cmark gives the end of a block that its own last line closes as the line before.
    source.enterBlock(line: node.line, endLine: node.line + literal.utf8.count { $0 == UInt8(ascii: "\n") })
    var paragraph = RawHTMLParagraph()
    let html = HTMLTokenizer.words(of: Array(literal.utf8))
    for token in html {
      switch token {
      case .text(let text): append(html.bytes[text], to: &paragraph)
      case .tag(let tag):
        if !tag.isWithinWords { paragraph.isApart = true }
        guard let image = image(tag, of: html, at: node) else { continue }
        start(&paragraph)
        append(image)
      case .comment(let range): if html.isMoreMark(range) { endExcerpt() }
      case .declaration(let range): warn(ofHTML: html.firstLine(of: range), at: node)
      }
    }
    if paragraph.isOpen { markup.append("</p>\n") }
  }

  /// Leaves out a tag within text, but for images.
  mutating func visitInlineHTML(_ node: CmarkNode) {
    guard options.rawHTML == .dropped else { return keepInlineHTML(node) }
    let html = HTMLTokenizer.words(of: Array(node.literal.utf8))
    for token in html {
      switch token {
      case .text: break
      case .tag(let tag):
        if let image = image(tag, of: html, at: node) { append(image) }
        guard tag.name == "br" else { continue }
        // Words must not run together.
        markup.append("\n")
        appendPlain(" ")
      case .comment(let range): if html.isMoreMark(range) { endExcerpt() }
      case .declaration(let range): warn(ofHTML: html.firstLine(of: range), at: node)
      }
    }
  }

  /// Leaves out a tag in the alternative text of an image, or takes it for text where tags stay, as cmark does.
  mutating func visitHTMLInsideImage(_ node: CmarkNode) {
    let literal = node.literal
    if options.rawHTML != .dropped { alternativeText += literal }
    let html = HTMLTokenizer.words(of: Array(literal.utf8))
    for token in html {
      switch token {
      case .text: break
      case .tag(let tag): warn(ofHTML: html.firstLine(of: tag.range), at: node)
      case .comment(let range): if html.isMoreMark(range) { endExcerpt() }
      case .declaration(let range): warn(ofHTML: html.firstLine(of: range), at: node)
      }
    }
  }

  /// Adds the words of raw HTML.
  mutating func append(_ text: ArraySlice<UInt8>, to paragraph: inout RawHTMLParagraph) {
    if let first = text.first, first <= UInt8(ascii: " ") { paragraph.isApart = true }
    for word in text.split(whereSeparator: { $0 <= UInt8(ascii: " ") }) {
      let word = CharacterReferences.decoded(word)
      if !word.allSatisfy(\.isWhitespace) {
        start(&paragraph)
        if paragraph.isOnlyHeard {
          appendPlain(word)
          isEmpty = false
        } else {
          appendText(word)
        }
      }
      paragraph.isApart = true
    }
    if let last = text.last { paragraph.isApart = paragraph.isApart && last <= UInt8(ascii: " ") }
  }

  /// Opens the paragraph where it is not open yet, and sets what follows apart from what stands before it.
  private mutating func start(_ paragraph: inout RawHTMLParagraph) {
    if paragraph.isOnlyHeard {
      if paragraph.isOpen, paragraph.isApart { appendPlain(" ") }
    } else if !paragraph.isOpen {
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
  private mutating func image(_ tag: HTMLTag, of html: HTMLTokenizer, at node: CmarkNode) -> MarkdownLink? {
    let address = tag.name == "img" && !tag.isEnd ? html.value(of: "src", in: tag) : nil
    let written = address?.trimmingPrefix(while: \.isWhitespace).description ?? ""
    guard !written.isEmpty else {
      warn(ofHTML: html.firstLine(of: tag.range), at: node)
      return nil
    }
    let image = MarkdownLink(
      kind: .image, destination: UnsafeDestination.removed(from: written),
      title: html.value(of: "title", in: tag) ?? "",
      text: html.value(of: "alt", in: tag) ?? "", location: location(of: html.firstLine(of: tag.range), in: node))
    return isUnsafe(image, written: written) ? nil : image
  }

  private mutating func append(_ image: MarkdownLink) {
    body.links.append(image)
    appendSlot(.image(body.links.count - 1))
    isEmpty = false
    warnOfMissingAlt(image)
  }

  /// Ends the excerpt, unless it ended before; the text of a footnote belongs to none.
  mutating func endExcerpt() {
    if body.excerptEnd == nil, footnotes.suspended.isEmpty { body.excerptEnd = plainText.count }
  }

  /// Warns of the first tag of a body that is left out.
  private mutating func warn(ofHTML written: String, at node: CmarkNode) {
    guard options.rawHTML == .dropped, !hasWarnedOfHTML else { return }
    hasWarnedOfHTML = true
    diagnostics.append(Diagnostic(.body(.rawHTML(written)), at: location(of: written, in: node)))
  }

  /// The place of a piece of raw HTML.
  mutating func location(of written: String, in node: CmarkNode) -> SourceLocation {
    source.location(line: node.line, byteColumn: node.byteColumn, of: .html(written))
  }
}

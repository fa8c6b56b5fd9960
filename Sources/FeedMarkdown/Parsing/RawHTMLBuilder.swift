internal import FeedDiagnostics
internal import FeedMarkup

/// Writes what stays of raw HTML: its words and images, or all of it, as the options say.
struct RawHTMLBuilder {
  private var addresses = RawHTMLAddresses()
  private var hasWarned = false
  /// The elements that are open in nodes, the innermost last; used where only harmless tags are kept.
  private var open: [(node: CmarkNode, names: [String], isBlock: Bool)] = []
  /// The open inline element whose content is dropped.
  private var wordless: WordlessElement?
  private var endless: Set<WordlessElement> = []

  mutating func visitBlock(_ node: CmarkNode, in draft: inout BodyDraft) {
    var html = node.literalBytes
    // It keeps a footnote or definition open that begins with a table.
    let isComment = html.elementsEqual("\(RewrittenLine.comment)\n".utf8)
    if isComment, draft.source.annotation(line: node.line) != nil { return }
    // cmark gives the end of a block that its own last line closes as the line before.
    draft.places.enterBlock(line: node.line, endLine: node.line + html.count { $0 == UInt8(ascii: "\n") })
    if draft.options.rawHTML == .dropped { return appendWords(of: .words(of: html), at: node, to: &draft) }
    if html.last == UInt8(ascii: "\n") { html.removeLast() }
    if draft.options.rawHTML == .harmless {
      return keepSanitized(SanitizedHTML(html), isBlock: true, at: node, in: &draft)
    }
    draft.text.startLine()
    draft.text.isBlockPending = true
    keep(RawHTMLFragment(written: html, isBlock: true), at: node, in: &draft)
    draft.text.markup.append("\n")
  }

  /// Whether a node belongs to an element whose content is dropped.
  mutating func skips(_ node: CmarkNode) -> Bool {
    guard wordless != nil else { return false }
    if wordless?.ends(with: node) ?? false { wordless = nil }
    return true
  }

  /// Writes a tag within text.
  mutating func visitInline(_ node: CmarkNode, in draft: inout BodyDraft) {
    let html = HTMLTokenizer.words(of: node.literalBytes)
    switch draft.options.rawHTML {
    case .kept, .tagfilter:
      return keep(RawHTMLFragment(written: html.bytes, isBlock: false), at: node, in: &draft)
    case .harmless, .dropped:
      if let element = WordlessElement(node, endless: &endless) {
        wordless = element
        return warn(of: html.firstLine(of: html.bytes.indices), at: node, in: &draft)
      }
    }
    if draft.options.rawHTML == .harmless {
      return keepSanitized(SanitizedHTML(html.bytes), isBlock: false, at: node, in: &draft)
    }
    for token in html {
      switch token {
      case .text: break
      case .tag(let tag):
        if let image = image(tag, of: html, at: node, in: &draft) { draft.append(image) }
        guard tag.name == "br" else { continue }
        // Words must not run together.
        draft.text.markup.append("\n")
        draft.text.appendPlain(" ")
      case .comment(let range): if html.isMoreMark(range) { draft.endExcerpt() }
      case .declaration(let range): warn(of: html.firstLine(of: range), at: node, in: &draft)
      }
    }
  }

  /// What a tag in the alternative text of an image says there: nothing, or its own text where tags stay, as for cmark.
  mutating func textInImage(_ node: CmarkNode, in draft: inout BodyDraft) -> String {
    let html = HTMLTokenizer.words(of: node.literalBytes)
    for token in html {
      switch token {
      case .text: break
      case .tag(let tag): warn(of: html.firstLine(of: tag.range), at: node, in: &draft)
      case .comment(let range): if html.isMoreMark(range) { draft.endExcerpt() }
      case .declaration(let range): warn(of: html.firstLine(of: range), at: node, in: &draft)
      }
    }
    return draft.options.rawHTML == .dropped || draft.options.rawHTML == .harmless ? "" : node.literal
  }

  // MARK: Words

  /// The paragraph that a block becomes.
  private struct Paragraph {
    /// Whether only its plain text is wanted.
    let isOnlyHeard: Bool
    /// Whether there is anything in it.
    var isOpen = false
    /// Whether a space belongs before what follows.
    var isApart = false
  }

  /// Writes the words and images of a block as a paragraph.
  private mutating func appendWords(of html: HTMLTokenizer, at node: CmarkNode, to draft: inout BodyDraft) {
    var paragraph = Paragraph(isOnlyHeard: false)
    for token in html {
      switch token {
      case .text(let range): Self.append(html.bytes[range], to: &paragraph, in: &draft)
      case .tag(let tag):
        if !tag.isWithinWords { paragraph.isApart = true }
        guard let image = image(tag, of: html, at: node, in: &draft) else { continue }
        Self.start(&paragraph, in: &draft)
        draft.append(image)
      case .comment(let range): if html.isMoreMark(range) { draft.endExcerpt() }
      case .declaration(let range): warn(of: html.firstLine(of: range), at: node, in: &draft)
      }
    }
    guard paragraph.isOpen else { return }
    draft.text.end(.paragraph, "</p>\n")
  }

  private static func append(_ text: ArraySlice<UInt8>, to paragraph: inout Paragraph, in draft: inout BodyDraft) {
    if let first = text.first, first <= UInt8(ascii: " ") { paragraph.isApart = true }
    for word in text.split(whereSeparator: { $0 <= UInt8(ascii: " ") }) {
      let word = CharacterReferences.decoded(word)
      if !word.allSatisfy(\.isWhitespace) {
        start(&paragraph, in: &draft)
        if paragraph.isOnlyHeard {
          draft.text.appendPlain(word)
          draft.text.isEmpty = false
        } else {
          draft.text.append(word)
        }
      }
      paragraph.isApart = true
    }
    if let last = text.last { paragraph.isApart = paragraph.isApart && last <= UInt8(ascii: " ") }
  }

  /// Opens the paragraph where it is not open yet, and sets what follows apart from what is before it.
  private static func start(_ paragraph: inout Paragraph, in draft: inout BodyDraft) {
    if paragraph.isOnlyHeard {
      if paragraph.isOpen, paragraph.isApart { draft.text.appendPlain(" ") }
    } else if !paragraph.isOpen {
      draft.text.startLine()
      draft.text.start(.paragraph, "<p>")
      draft.text.isBlockPending = true
    } else if paragraph.isApart {
      draft.text.markup.append(" ")
      draft.text.appendPlain(" ")
    }
    paragraph.isOpen = true
    paragraph.isApart = false
  }

  /// The image that a tag is; nil, with a warning, where it is left out.
  private mutating func image(
    _ tag: HTMLTag, of html: HTMLTokenizer, at node: CmarkNode, in draft: inout BodyDraft
  ) -> MarkdownLink? {
    let address = tag.name == "img" && !tag.isEnd ? html.value(of: "src", in: tag) : nil
    let written = address?.trimmingPrefix(while: \.isWhitespace).description ?? ""
    guard !written.isEmpty else {
      warn(of: html.firstLine(of: tag.range), at: node, in: &draft)
      return nil
    }
    let image = MarkdownLink(
      kind: .image, destination: UnsafeDestination.removed(from: written),
      title: html.value(of: "title", in: tag) ?? "", text: html.value(of: "alt", in: tag) ?? "",
      location: draft.places.location(of: html.firstLine(of: tag.range), in: node))
    return draft.isUnsafe(image, written: written) ? nil : image
  }

  /// Warns of the first tag of a body that is left out.
  private mutating func warn(of written: String, at node: CmarkNode, in draft: inout BodyDraft) {
    guard draft.options.rawHTML == .dropped || draft.options.rawHTML == .harmless, !hasWarned else { return }
    hasWarned = true
    draft.report(.rawHTML(written), at: draft.places.location(of: written, in: node))
  }

  // MARK: What is harmless

  /// Whether elements are open that began in a node.
  func isOpen(in node: CmarkNode) -> Bool { open.last.map { $0.node == node } ?? false }

  /// Ends the elements that began in a node and are open at its end.
  mutating func close(_ node: CmarkNode, in draft: inout BodyDraft) {
    guard isOpen(in: node), let last = open.popLast() else { return }
    keep(RawHTMLFragment(written: SanitizedHTML.ends(of: last.names), isBlock: last.isBlock), at: node, in: &draft)
    if last.isBlock { draft.text.markup.append("\n") }
  }

  private mutating func keepSanitized(
    _ html: SanitizedHTML, isBlock: Bool, at node: CmarkNode, in draft: inout BodyDraft
  ) {
    guard let parent = node.parent else { return }
    var html = html
    var names = isOpen(in: parent) ? open.removeLast().names : []
    html.read(isBlock: isBlock, open: &names)
    if !names.isEmpty { open.append((parent, names, isBlock)) }
    for tag in html.leftOut { warn(of: tag, at: node, in: &draft) }
    for address in html.unsafe {
      draft.report(.unsafeLink(address), at: draft.places.location(of: address, in: node))
    }
    if html.endsExcerpt { draft.endExcerpt() }
    var isWithinLine = !isBlock
    for piece in html.pieces {
      if !isWithinLine {
        draft.text.startLine()
        draft.text.isBlockPending = true
      }
      isWithinLine = true
      switch piece {
      case .html(let written): keep(RawHTMLFragment(written: written, isBlock: isBlock), at: node, in: &draft)
      case .image(let tag, let address, let attributes):
        append(tag, address, attributes, of: html.html, at: node, in: &draft)
      case .frame(let address, let title):
        draft.text.startLine()
        embed(address, title: title, at: node, in: &draft)
        draft.text.markup.append("\n")
        isWithinLine = false
      }
    }
    if isBlock, isWithinLine { draft.text.markup.append("\n") }
  }

  /// Writes a picture as those of Markdown are written.
  private func append(
    _ tag: HTMLTag, _ address: String, _ attributes: AttributeList, of html: HTMLTokenizer, at node: CmarkNode,
    in draft: inout BodyDraft
  ) {
    var attributes = attributes
    if let id = attributes.id, !draft.anchors.take(id) { _ = attributes.removeValue(of: "id") }
    var link = MarkdownLink(
      kind: .image, destination: address, title: html.value(of: "title", in: tag) ?? "",
      text: html.value(of: "alt", in: tag) ?? "",
      location: draft.places.location(of: html.firstLine(of: tag.range), in: node))
    if !attributes.isEmpty {
      link.attributes = draft.content.attributeLists.count
      draft.content.attributeLists.append(attributes)
    }
    // An empty text is how HTML says that an image is an ornament.
    draft.append(link, warns: tag["alt"] == nil)
  }

  /// Writes the block for an embedded player.
  private func embed(_ address: String, title: String, at node: CmarkNode, in draft: inout BodyDraft) {
    let location = draft.places.location(of: address, in: node)
    draft.content.links.append(MarkdownLink(kind: .link, destination: address, text: title, location: location))
    draft.text.isEmpty = false
    draft.text.mark(.embed)
    draft.text.append(.embed(draft.content.links.count - 1))
  }

  // MARK: All of it

  private mutating func keep(_ html: RawHTMLFragment, at node: CmarkNode, in draft: inout BodyDraft) {
    var fragment = html
    var paragraph = Paragraph(isOnlyHeard: true)
    // The text of `<pre>`, where it is open.
    var code: [UInt8]?
    // The text of drawings and templates is not read out.
    var silence = 0
    let isFiltered = draft.options.rawHTML == .tagfilter
    let html = isFiltered ? HTMLTokenizer.filteredTags(of: fragment.written) : HTMLTokenizer(fragment.written)
    for token in html {
      switch token {
      case .text(let range):
        code?.append(contentsOf: html.bytes[range])
        if fragment.isBlock, silence == 0, !draft.text.isReading {
          Self.append(html.bytes[range], to: &paragraph, in: &draft)
        }
      case .tag(let tag):
        if HTMLTag.silent.contains(tag.name), tag.isEnd || !tag.isSelfClosing {
          silence = max(0, silence + (tag.isEnd ? -1 : 1))
        }
        if HTMLTag.ruby.contains(tag.name) { draft.text.isReading = tag.isReading }
        if !tag.isWithinWords { paragraph.isApart = true }
        if tag.name == "br", !fragment.isBlock { draft.text.appendPlain("\n") }
        if tag.isShown { draft.text.isEmpty = false }
        if tag.name == "audio", !tag.isEnd { fragment.features.insert(.recording) }
        for attribute in tag.attributes { fragment.features.formUnion(PageFeatures(attribute: attribute.name)) }
        Self.note(tag, of: html, code: &code, in: &draft.text)
        noteAddresses(of: tag, in: html, at: node, to: &fragment, in: &draft)
      case .comment(let range): if html.isMoreMark(range) { draft.endExcerpt() }
      case .declaration: break
      }
    }
    if isFiltered { fragment.filterTags() }
    draft.text.append(.rawHTML(draft.content.rawHTML.count))
    draft.content.rawHTML.append(fragment)
  }

  /// Notes what a tag is to the extent of the body.
  ///
  /// - Parameter code: The text of `<pre>`, where it is open.
  private static func note(_ tag: HTMLTag, of html: HTMLTokenizer, code: inout [UInt8]?, in text: inout DraftText) {
    guard let element = MarkdownElement(rawName: tag.name) else { return }
    switch element {
    case .image:
      guard !tag.isEnd else { return }
      func number(_ name: String) -> Int { html.value(of: name, in: tag).flatMap { Int($0) } ?? 0 }
      text.markRaw(.image, width: number("width"), height: number("height"))
    case .code:
      if let written = code, tag.isEnd {
        let lineFeeds = written.count { $0 == UInt8(ascii: "\n") }
        text.markRaw(.code, height: lineFeeds + (written.last == UInt8(ascii: "\n") ? 0 : 1))
      }
      code = tag.isEnd ? nil : []
    case .rule: if !tag.isEnd { text.start(element, isRaw: true) }
    default: if tag.isEnd { text.end(element, isRaw: true) } else { text.start(element, isRaw: true) }
    }
  }

  /// Lists the addresses of a tag among the links of the body.
  private mutating func noteAddresses(
    of tag: HTMLTag, in html: HTMLTokenizer, at node: CmarkNode, to fragment: inout RawHTMLFragment,
    in draft: inout BodyDraft
  ) {
    addresses.pass(tag)
    guard !tag.isEnd else { return }
    var location: SourceLocation?
    var seen: Set<String> = []
    for attribute in tag.attributes {
      guard seen.insert(attribute.name).inserted else { continue }
      guard let kind = addresses.kind(of: attribute.name, in: tag.name) else {
        Self.noteNames(in: attribute, of: html, to: &fragment, in: &draft)
        continue
      }
      let candidates = attribute.name == "srcset" ? html.sourceSet(in: attribute.value) : nil
      for range in candidates?.map(\.address) ?? [attribute.value] {
        // White space around an address does not count (WHATWG URL, section 4.4).
        let value = CharacterReferences.decoded(html.bytes[range])
        let start = value.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { continue }
        let written = String(start[...last])
        let place = location ?? draft.places.location(of: html.firstLine(of: tag.range), in: node)
        location = place
        guard !UnsafeDestination.removed(from: written).isEmpty else {
          draft.report(.unsafeRawLink(written), at: place)
          continue
        }
        fragment.edits.append(RawHTMLEdit(content: .address(draft.content.links.count, attribute), range: range))
        let link = MarkdownLink(
          kind: kind, destination: written, title: html.value(of: "title", in: tag) ?? "",
          text: html.value(of: "alt", in: tag) ?? "", location: place)
        draft.content.links.append(link)
        // An empty text is how HTML says that an image is an ornament.
        if kind == .image, tag["alt"] == nil { draft.warnOfMissingAlt(link) }
      }
    }
  }

  /// Notes the ids in an attribute, which get the prefix of the rendering in front.
  private static func noteNames(
    in attribute: HTMLAttribute, of html: HTMLTokenizer, to fragment: inout RawHTMLFragment, in draft: inout BodyDraft
  ) {
    for range in RawHTMLNames.ranges(in: attribute, of: html.bytes) {
      let name = CharacterReferences.decoded(html.bytes[range])
      if attribute.name == "id" {
        let isFirst = draft.anchors.take(name)
        if draft.options.rawHTML == .harmless, !isFirst || name.hasPrefix("_") {
          // An invalid id with spaces would count as several here: it is removed as a whole.
          fragment.edits.removeAll { attribute.range.contains($0.range.lowerBound) }
          return fragment.edits.append(RawHTMLEdit(content: .dropped, range: attribute.range))
        }
        draft.content.rawNames.insert(name)
      }
      fragment.edits.append(RawHTMLEdit(content: .name(name), range: range))
    }
  }
}

extension SourceMap {
  /// The place of a piece of raw HTML.
  fileprivate mutating func location(of written: String, in node: CmarkNode) -> SourceLocation {
    location(line: node.line, byteColumn: node.byteColumn, of: .html(written))
  }
}

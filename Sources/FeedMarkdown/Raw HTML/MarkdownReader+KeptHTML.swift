internal import FeedDiagnostics
internal import FeedMarkup

extension MarkdownReader {
  /// Keeps a block of raw HTML as it stands.
  mutating func keepHTMLBlock(_ node: CmarkNode) {
    var html = Array(node.literal.utf8)
    source.enterBlock(line: node.line, endLine: node.line + html.count { $0 == UInt8(ascii: "\n") })
    startLine()
    isBlockPending = true
    if html.last == UInt8(ascii: "\n") { html.removeLast() }
    keep(RawHTMLFragment(written: html, isBlock: true), at: node)
    markup.append("\n")
  }

  /// Keeps a tag within text as it stands.
  mutating func keepInlineHTML(_ node: CmarkNode) {
    keep(RawHTMLFragment(written: Array(node.literal.utf8), isBlock: false), at: node)
  }

  private mutating func keep(_ html: RawHTMLFragment, at node: CmarkNode) {
    var fragment = html
    var paragraph = RawHTMLParagraph(isOnlyHeard: true)
    // The text of drawings and templates is not read out.
    var silence = 0
    let isFiltered = options.rawHTML == .filtered
    let html = isFiltered ? HTMLTokenizer.filteredTags(of: fragment.written) : HTMLTokenizer(fragment.written)
    for token in html {
      switch token {
      case .text(let text): if fragment.isBlock, silence == 0 { append(html.bytes[text], to: &paragraph) }
      case .tag(let tag):
        if HTMLTag.silent.contains(tag.name), tag.isEnd || !tag.isSelfClosing {
          silence = max(0, silence + (tag.isEnd ? -1 : 1))
        }
        if !tag.isWithinWords { paragraph.isApart = true }
        if tag.name == "br", !fragment.isBlock { appendPlain("\n") }
        if tag.isShown { isEmpty = false }
        noteAddresses(of: tag, in: html, at: node, to: &fragment)
      case .comment(let range): if html.isMoreMark(range) { endExcerpt() }
      case .declaration: break
      }
    }
    if isFiltered { fragment.filterTags() }
    appendSlot(.rawHTML(body.rawHTML.count))
    body.rawHTML.append(fragment)
  }

  /// Lists the addresses of a tag among the links of the body.
  private mutating func noteAddresses(
    of tag: HTMLTag, in html: HTMLTokenizer, at node: CmarkNode, to fragment: inout RawHTMLFragment
  ) {
    rawHTMLAddresses.pass(tag)
    guard !tag.isEnd else { return }
    var location: SourceLocation?
    var seen: Set<String> = []
    for attribute in tag.attributes {
      guard seen.insert(attribute.name).inserted else { continue }
      guard let kind = rawHTMLAddresses.kind(of: attribute.name, in: tag.name) else {
        noteNames(in: attribute, of: html, to: &fragment)
        continue
      }
      let candidates = attribute.name == "srcset" ? SourceSet(html.bytes).candidates(in: attribute.value) : nil
      for range in candidates?.map(\.address) ?? [attribute.value] {
        let written = Self.address(html.bytes[range])
        guard !written.isEmpty else { continue }
        let place = location ?? self.location(of: html.firstLine(of: tag.range), in: node)
        location = place
        guard !UnsafeDestination.removed(from: written).isEmpty else {
          diagnostics.append(Diagnostic(.body(.unsafeRawLink(written)), at: place))
          continue
        }
        let content: RawHTMLEdit.Content =
          candidates == nil
          ? .address(body.links.count, attribute: attribute.range, isQuoted: attribute.isQuoted)
          : .candidate(body.links.count)
        fragment.edits.append(RawHTMLEdit(content: content, range: range))
        body.links.append(
          MarkdownLink(
            kind: kind, destination: written, title: html.value(of: "title", in: tag) ?? "",
            text: html.value(of: "alt", in: tag) ?? "", location: place))
        // An empty text is how HTML says that an image is an ornament.
        if kind == .image, html.value(of: "alt", in: tag) == nil { warnOfMissingAlt(body.links[body.links.count - 1]) }
      }
    }
  }

  /// Notes the ids in an attribute, which get the prefix of the rendering in front.
  private mutating func noteNames(
    in attribute: HTMLAttribute, of html: HTMLTokenizer, to fragment: inout RawHTMLFragment
  ) {
    for range in RawHTMLNames.ranges(in: attribute, of: html.bytes) {
      let name = CharacterReferences.decoded(html.bytes[range])
      if attribute.name == "id" { body.rawNames.insert(name) }
      fragment.edits.append(RawHTMLEdit(content: .name(name), range: range))
    }
  }

  /// The address that stands in an attribute: white space around it does not count (WHATWG URL, section 4.4).
  private static func address(_ value: ArraySlice<UInt8>) -> String {
    var address = CharacterReferences.decoded(value)[...].drop(while: \.isWhitespace)
    while address.last?.isWhitespace ?? false { address.removeLast() }
    return String(address)
  }
}

/// The paragraph that a block of raw HTML becomes.
struct RawHTMLParagraph {
  /// Whether only its plain text is wanted.
  var isOnlyHeard = false
  /// Whether there is anything in it.
  var isOpen = false
  /// Whether a space belongs before what follows.
  var isApart = false
}

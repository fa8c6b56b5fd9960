internal import FeedMarkup

extension MarkdownRenderer {
  /// Writes raw HTML unchanged, except what leads elsewhere now.
  mutating func appendRawHTML(_ index: Int, to buffer: inout MarkupBuffer) {
    let fragment = body.content.rawHTML[index]
    buffer.features.formUnion(fragment.features)
    var position = 0
    for edit in fragment.edits {
      switch edit.content {
      case .lessThan:
        buffer.append(fragment.written[position..<edit.range.lowerBound])
        buffer.append("&lt;")
        position = edit.range.upperBound
      case .dropped:
        buffer.append(fragment.written[position..<edit.range.lowerBound])
        position = edit.range.upperBound
      case .name(let name):
        guard let prefix = rendering.identifierPrefix, !prefix.isEmpty, body.content.rawNames.contains(name) else {
          continue
        }
        buffer.append(fragment.written[position..<edit.range.lowerBound])
        HTMLEscaping.append(prefix, to: &buffer)
        position = edit.range.lowerBound
      case .address(let link, let attribute) where body.resolution(link).isMissing:
        // Of a set of images others may be there.
        guard attribute.name != "srcset" else { continue }
        buffer.append(fragment.written[position..<attribute.range.lowerBound])
        position = attribute.range.upperBound
      case .address(let link, let attribute):
        let address = rendering.url(withinPage(body.resolution(link).destination))
        guard address != body.content.links[link].destination else { continue }
        buffer.append(fragment.written[position..<edit.range.lowerBound])
        if attribute.name == "srcset" {
          URLEscaping.append(inSourceSet: address, to: &buffer)
        } else {
          if !attribute.isQuoted { buffer.append("\"") }
          URLEscaping.append(address, to: &buffer)
          if !attribute.isQuoted { buffer.append("\"") }
        }
        position = edit.range.upperBound
      }
    }
    buffer.append(fragment.written[position...])
  }

  // MARK: Feeds

  /// Appends the body for a feed, with what is safe of its raw HTML.
  mutating func appendForFeed(to buffer: inout MarkupBuffer) {
    var feed = FeedHTML()
    var boundaries = body.content.boundaries.filter { !$0.isRaw }[...]
    var position = 0
    func append(upTo offset: Int, to feed: inout FeedHTML) {
      feed.append(body.content.markup[position..<offset])
      position = offset
    }
    func passBoundaries(before slot: Int, to feed: inout FeedHTML) {
      while let boundary = boundaries.first, boundary.slot <= slot {
        append(upTo: boundary.offset, to: &feed)
        if boundary.side != .end { feed.startMarkdown(boundary.element.htmlName) }
        if boundary.side != .start { feed.endMarkdown() }
        boundaries.removeFirst()
      }
    }
    for (index, slot) in body.content.slots.enumerated() {
      passBoundaries(before: index, to: &feed)
      append(upTo: slot.offset, to: &feed)
      switch slot.content {
      case .rawHTML(let index):
        self.append(body.content.rawHTML[index], to: &feed)
        continue
      case .linkStart(let index): if !body.isMissing(index) { feed.startMarkdown("a") }
      case .linkEnd(let index): if !body.isMissing(index) { feed.endMarkdown() }
      case .footnoteReference, .footnoteReturn, .embed: feed.passLink()
      case .figure(let index), .player(let index):
        if body.content.links[index].kind != .image, !body.isMissing(index) { feed.passLink() }
      default: break
      }
      var filled = MarkupBuffer()
      fill(slot.content, in: &filled)
      feed.append(filled.bytes[...])
    }
    passBoundaries(before: body.content.slots.count, to: &feed)
    append(upTo: body.content.markup.count, to: &feed)
    feed.finish()
    buffer.append(feed.markup.bytes[...])
  }

  private mutating func append(_ fragment: RawHTMLFragment, to feed: inout FeedHTML) {
    let html = HTMLTokenizer(fragment.written)
    var edits = fragment.edits[...]
    for token in html {
      switch token {
      case .text(let text): feed.appendText(html.bytes[text])
      case .tag(let tag): append(tag, of: html, edits: &edits, to: &feed)
      case .comment, .declaration: break
      }
    }
    if fragment.isBlock { feed.endBlock() }
  }

  private mutating func append(
    _ tag: HTMLTag, of html: HTMLTokenizer, edits: inout ArraySlice<RawHTMLEdit>, to feed: inout FeedHTML
  ) {
    if tag.isEnd {
      feed.end(tag.name)
    } else if SafeElements.hidden.contains(tag.name) {
      let isDrawing = tag.name == "svg" || tag.name == "math"
      if !isDrawing || !tag.isSelfClosing { feed.startHidden(tag.name) }
    } else if let allowed = SafeElements.attributes[tag.name] {
      var markup = MarkupBuffer()
      markup.append("<\(tag.name)")
      var seen: Set<String> = []
      var hasAddress = false
      for attribute in tag.attributes {
        guard allowed.contains(attribute.name) || SafeElements.common.contains(attribute.name),
          seen.insert(attribute.name).inserted
        else { continue }
        let start = markup.count
        append(attribute, of: html, edits: &edits, to: &markup)
        if attribute.name == "src" || attribute.name == "srcset" { hasAddress = hasAddress || markup.count > start }
      }
      guard tag.name != "img" || hasAddress else {
        // An image that leads nowhere.
        if let text = tag["alt"] { feed.appendText(html.bytes[text.value]) }
        return
      }
      markup.append(HTMLTokenizer.void.contains(tag.name) ? " />" : ">")
      feed.start(tag.name, tag: markup)
    }
  }

  private mutating func append(
    _ attribute: HTMLAttribute, of html: HTMLTokenizer, edits: inout ArraySlice<RawHTMLEdit>,
    to markup: inout MarkupBuffer
  ) {
    switch attribute.name {
    case "href", "poster", "src":
      guard let address = address(at: attribute.value, edits: &edits) else { return }
      markup.append(" \(attribute.name)=\"")
      URLEscaping.append(address, to: &markup)
    case "srcset":
      var isFirst = true
      for candidate in html.sourceSet(in: attribute.value) {
        guard let address = address(at: candidate.address, edits: &edits) else { continue }
        markup.append(isFirst ? " srcset=\"" : ", ")
        isFirst = false
        URLEscaping.append(inSourceSet: address, to: &markup)
        if !candidate.descriptor.isEmpty { markup.append(" ") }
        CharacterReferences.appendKeeping(html.bytes[candidate.descriptor], to: &markup)
      }
      guard !isFirst else { return }
    default:
      markup.append(" \(attribute.name)=\"")
      CharacterReferences.appendKeeping(html.bytes[attribute.value], to: &markup)
    }
    markup.append("\"")
  }

  /// The address to write in place of the one that is in a range; nil where it is unsafe or leads nowhere.
  private mutating func address(at range: Range<Int>, edits: inout ArraySlice<RawHTMLEdit>) -> String? {
    while let edit = edits.first, edit.range.lowerBound < range.lowerBound { edits.removeFirst() }
    guard let edit = edits.first, edit.range == range, case .address(let link, _) = edit.content else { return nil }
    let resolution = body.resolution(link)
    return resolution.isMissing ? nil : rendering.url(withinPage(resolution.destination))
  }
}

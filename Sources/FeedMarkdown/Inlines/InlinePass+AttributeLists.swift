internal import CCmark

extension InlinePass {
  /// Takes the lists off the text that it begins with behind a link, an image or marked words; false where no text is
  /// left.
  mutating func readLists(behind node: CmarkNode?, _ text: CmarkNode) -> Bool {
    guard unsafe text.withLiteral({ unsafe $0.first == UInt8(ascii: "{") }), let node = element(before: node) else {
      return true
    }
    let bytes = text.literalBytes
    var rest = bytes[...]
    while piecesLeft > 0, rest.first == UInt8(ascii: "{") {
      guard let parsed = AttributeList.parse(prefixOf: rest, requiresColon: false, mayBeUnclosed: true) else { break }
      // An alternative text is text alone, so that nothing in it has attributes.
      if images == 0 {
        let place = TextPlace(of: rest[..<parsed.end], in: text)
        add(PlacedAttributeList(list: parsed.list, place: .text(place)), to: node)
      }
      piecesLeft -= 1
      rest = rest[parsed.end...]
    }
    guard rest.startIndex > bytes.startIndex else { return true }
    guard !rest.isEmpty else {
      text.remove()
      return false
    }
    text.setLiteral(rest)
    return true
  }

  /// Adds a list to what was found, and to an element, behind those that it has already.
  mutating func add(_ list: PlacedAttributeList, to node: CmarkNode?) {
    var list = list
    list.previous = node?.attributes
    findings.attributeLists.append(list)
    node?.setAttributes(findings.attributeLists.count - 1)
  }

  /// What takes the attributes behind it; the references to footnotes that stood in a link are passed over.
  private func element(before node: CmarkNode?) -> CmarkNode? {
    var node = node
    while let reference = node, reference.type == CMARK_NODE_CUSTOM_INLINE,
      reference.variant == InlineMeaning.footnote.rawValue
    {
      node = reference.previous
    }
    guard let node else { return nil }
    switch node.type {
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE, CMARK_NODE_EMPH, CMARK_NODE_STRONG, CMARK_NODE_CODE: return node
    default: return nil
    }
  }

  /// Reads the lists at the end of a heading: `# Title {#name}`.
  ///
  /// Those with a colon right behind a link belong to the link, as in every other text.
  mutating func readListsOfHeading(_ heading: CmarkNode) {
    guard var last = heading.lastChild, last.type == CMARK_NODE_TEXT else { return }
    while let previous = last.previous, previous.type == CMARK_NODE_TEXT { last = previous }
    last.joinTextBehind()
    let text = last.literalBytes
    var first = text.startIndex
    if element(before: last.previous) != nil {
      while let list = AttributeList.parse(prefixOf: text[first...], requiresColon: true) { first = list.end }
    }
    var rest = text[first...]
    var found: [PlacedAttributeList] = []
    while rest.last == UInt8(ascii: "}"), let start = rest.lastIndex(of: UInt8(ascii: "{")), found.count < piecesLeft,
      let parsed = AttributeList.parse(prefixOf: rest[start...], requiresColon: false), parsed.end == rest.endIndex
    {
      let place = TextPlace(of: rest[start...], in: last, line: heading.line)
      found.append(PlacedAttributeList(list: parsed.list, place: .text(place)))
      rest = rest[..<start]
      while let byte = rest.last, byte.isASCIISpace { rest = rest.dropLast() }
    }
    guard !found.isEmpty else { return }
    piecesLeft -= found.count
    for list in found.reversed() { add(list, to: heading) }
    last.setLiteral(text[..<rest.endIndex])
  }

  /// Joins a list that goes on behind the end of the line to one text; what comes behind it stays where it is.
  ///
  /// No further line holds an opening brace, so that each is looked at for one list only.
  static func joinLinesOfList(in node: CmarkNode) {
    guard unsafe node.withLiteral({ unsafe $0.contains(UInt8(ascii: "{")) }) else { return }
    let text = node.literalBytes
    guard let brace = text.lastIndex(of: UInt8(ascii: "{")), text[brace...].dropFirst().first == UInt8(ascii: ":"),
      !text[brace...].contains(UInt8(ascii: "}"))
    else { return }
    let longest = AttributeListScanner<[UInt8]>.longest
    var list = Array(text[brace...])
    var passed: [CmarkNode] = []
    var line = node
    while list.count <= longest, let end = line.next,
      end.type == CMARK_NODE_SOFTBREAK || end.type == CMARK_NODE_LINEBREAK, let next = end.next,
      next.type == CMARK_NODE_TEXT
    {
      next.joinTextBehind()
      let start = unsafe next.withLiteral { unsafe Array($0.prefix(longest)) }
      guard !start.contains(UInt8(ascii: "{")) else { return }
      list.append(UInt8(ascii: " "))
      let offset = list.count
      list += start
      passed.append(end)
      line = next
      guard start.contains(UInt8(ascii: "}")) else {
        passed.append(next)
        continue
      }
      guard let parsed = AttributeList.parse(prefixOf: list, requiresColon: true), parsed.end >= offset else { return }
      let rest = next.literalBytes[(parsed.end - offset)...]
      node.setLiteral(text[..<brace] + list[..<parsed.end])
      passed.forEach { $0.remove() }
      if rest.isEmpty { next.remove() } else { next.setLiteral(rest) }
      return
    }
  }
}

internal import CCmark
internal import FeedDiagnostics

/// Finds syntax that CommonMark does not know in the text of cmark's tree, and inserts nodes for it.
///
/// It visits each node after everything within it, so it works from the inside out, on the children of one node at a
/// time.
struct InlinePass {
  private let extensions: MarkdownExtensions
  private let features: SourceFeatures
  private let footnotes: Set<String>
  /// What the pass found, to be named by index on nodes.
  private(set) var findings: TreeFindings
  private var noted: Set<BodyProblem> = []
  /// The references to footnotes that the text of the open link holds, where no link is allowed; they are moved after
  /// it.
  private var afterLink: [CmarkNode] = []
  /// How many pieces text may still be taken apart into.
  private var piecesLeft: Int
  /// What may be read within text.
  private let notable: SourceFeatures
  /// Whether spaces are counted, because something is read that spans none.
  private let countsSpaces: Bool
  private var depth = 0
  private var links = 0
  private var images = 0
  private var headings = 0

  /// What is nested deeper stays as cmark read it, because each change of the tree costs as much as the depth.
  private static let deepest = 100

  init(
    extensions: MarkdownExtensions, features: SourceFeatures, footnotes: Set<String>,
    findings: TreeFindings, limits: ExtensionLimits
  ) {
    self.extensions = extensions
    self.features = features
    self.footnotes = footnotes
    self.findings = findings
    piecesLeft = limits[.pieces]
    notable = features.intersection(.tree.union(.webNames))
    countsSpaces = !features.isDisjoint(with: [.strikethrough, .subscripts, .superscripts])
  }

  mutating func visit(_ node: CmarkNode, isEntering: Bool) {
    let type = node.type
    switch type {
    case CMARK_NODE_TEXT, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE,
      CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK:
      return
    default: break
    }
    let step = isEntering ? 1 : -1
    depth += step
    if !isEntering, depth < Self.deepest, holdsText(type) { readChildren(of: node, type) }
    if type == CMARK_NODE_LINK { links += step }
    if type == CMARK_NODE_IMAGE { images += step }
    if type == CMARK_NODE_HEADING { headings += step }
    if links == 0, !afterLink.isEmpty {
      for reference in afterLink.reversed() { node.insertAfter(reference) }
      afterLink = []
    }
  }

  private func holdsText(_ type: cmark_node_type) -> Bool {
    switch type {
    case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING, CMARK_NODE_EMPH, CMARK_NODE_STRONG, CMARK_NODE_LINK,
      CMARK_NODE_IMAGE:
      true
    default: false
    }
  }

  private mutating func readChildren(of parent: CmarkNode, _ type: cmark_node_type) {
    if type == CMARK_NODE_PARAGRAPH, features.contains(.taskLists) { TaskMark.read(in: parent) }
    if type == CMARK_NODE_HEADING, features.contains(.attributeLists) { readListsOfHeading(parent) }
    var stack = DelimiterStack()
    var space = 0
    var child = parent.firstChild
    while let node = child {
      // What is read replaces the node, so that the next one is taken first.
      if node.type == CMARK_NODE_TEXT {
        if features.contains(.attributeLists) { Self.joinLinesOfList(in: node) }
        child = node.next
        readText(node, in: parent, &stack, &space)
      } else {
        child = node.next
        if node.type == CMARK_NODE_SOFTBREAK || node.type == CMARK_NODE_LINEBREAK { space += 1 }
      }
    }
  }

  // MARK: Text

  private mutating func readText(
    _ node: CmarkNode, in parent: CmarkNode, _ stack: inout DelimiterStack, _ space: inout Int
  ) {
    if features.contains(.attributeLists), !readLists(after: node.previous, node) { return }
    let (isNotable, spaces) = unsafe node.withLiteral { bytes in
      let isNotable = unsafe notable.firstBeginning(from: 0, in: bytes) != nil
      return (isNotable, !isNotable && countsSpaces ? unsafe bytes.count(where: \.isASCIISpace) : 0)
    }
    space += spaces
    guard isNotable else { return }
    guard piecesLeft > 0 else { return noteLimit(at: node, in: parent) }
    let text = node.literalBytes
    var scanner = InlineScanner(
      text: text, features: notable, extensions: extensions, footnotes: footnotes, isInLink: links > 0,
      isInImage: images > 0, isMarked: stack.isOpen(.mark),
      outside: (InlineNeighbour(node.previous, in: parent), InlineNeighbour(node.next, in: parent)))
    scanner.scan(upTo: piecesLeft)
    if scanner.isStopped { noteLimit(at: node, in: parent) }
    for (problem, range) in scanner.noted where noted.insert(problem).inserted {
      findings.noted.append((problem, TextPlace(of: text[range], in: node)))
    }
    guard scanner.isChanged else {
      if countsSpaces { space += text.count(where: \.isASCIISpace) }
      return
    }
    piecesLeft -= scanner.pieces.count
    insert(scanner.pieces, of: text, before: node, in: parent, &stack, &space)
    node.remove()
  }

  private mutating func insert(
    _ pieces: [InlinePiece], of text: [UInt8], before node: CmarkNode, in parent: CmarkNode,
    _ stack: inout DelimiterStack, _ space: inout Int
  ) {
    // What a list of attributes right after it belongs to.
    var target: CmarkNode?
    for piece in pieces {
      if case .attributeList(let list, let range) = piece {
        guard images == 0 else { continue }
        let place = TextPlace(of: text[range], in: node, line: max(node.line, parent.line))
        add(PlacedAttributeList(list: list, place: .text(place)), to: target)
        continue
      }
      target = nil
      guard let new = piece.node(of: text) else { continue }
      if case .footnote = piece, links > 0 {
        afterLink.append(new)
        continue
      }
      node.insertBefore(new)
      switch piece {
      case .replacement(_, let range) where headings > 0:
        let name = String(decoding: text[range].dropFirst().dropLast(), as: UTF8.self)
        guard let emoji = CmarkNode.inline(.emoji, label: name) else { continue }
        new.insertBefore(emoji)
        emoji.append(new)
      case .text(let range) where countsSpaces: space += text[range].count(where: \.isASCIISpace)
      case .link: target = new
      case .delimiter(_, let run):
        target = stack.take(
          DelimiterRun(node: new, kind: run.kind, canOpen: run.canOpen, canClose: run.canClose, spaceBefore: space))
      default: break
      }
    }
  }

  // MARK: Findings

  /// Notes that there are more pieces than are read.
  private mutating func noteLimit(at node: CmarkNode, in parent: CmarkNode) {
    guard !findings.exceeded.contains(where: { $0.kind == .pieces }) else { return }
    findings.exceeded.append(ExceededLimit(kind: .pieces, line: max(node.line, parent.line)))
  }

  // MARK: Lists of attributes

  /// Takes the lists off the text that it begins with after a link, an image or marked words; false where no text is
  /// left.
  private mutating func readLists(after node: CmarkNode?, _ text: CmarkNode) -> Bool {
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

  /// Adds a list to what was found, and to an element, after those that it has already.
  private mutating func add(_ list: PlacedAttributeList, to node: CmarkNode?) {
    findings.attributeLists.append(list)
    if let node { findings.attributeLists.give(findings.attributeLists.count - 1, to: node) }
  }

  /// What takes the attributes after it; the references to footnotes that stood in a link are passed over.
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
  /// Those with a colon right after a link belong to the link, as in every other text.
  private mutating func readListsOfHeading(_ heading: CmarkNode) {
    guard let last = heading.lastChild, last.type == CMARK_NODE_TEXT else { return }
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

  /// Joins a list that continues after the end of the line to one text; what comes after it stays where it is.
  ///
  /// No further line holds an opening brace, so that each is looked at for one list only.
  private static func joinLinesOfList(in node: CmarkNode) {
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

/// The box at the beginning of a list item (GFM 0.29, section 5.3).
enum TaskMark {
  /// Puts a box in place of `[ ]` or `[x]`, where the paragraph is the first thing in an item and begins with it.
  static func read(in paragraph: CmarkNode) {
    guard paragraph.previous == nil, paragraph.parent?.type == CMARK_NODE_ITEM, let first = paragraph.firstChild,
      first.type == CMARK_NODE_TEXT, unsafe first.withLiteral({ unsafe $0.first == UInt8(ascii: "[") })
    else { return }
    let text = first.literalBytes
    guard text.count >= 3, text[2] == UInt8(ascii: "]"), text.count == 3 || text[3].isASCIISpace else { return }
    let isDone = text[1] | 0x20 == UInt8(ascii: "x")
    guard isDone || text[1] == UInt8(ascii: " "), text.count > 3 || first.next != nil else { return }
    guard let mark = CmarkNode.inline(isDone ? .doneTask : .task) else { return }
    first.insertBefore(mark)
    first.setLiteral(text[3...])
  }
}

/// Where something within text was written, as far as the tree says it.
struct TextPlace {
  /// The line of what cmark read.
  let line: Int
  /// A column in bytes before which it does not begin.
  let byteColumn: Int
  /// What it begins with, to find its column by.
  var start: [UInt8]

  /// - Parameters:
  ///   - written: A part of the text of a node.
  ///   - line: The line, where it is not that of the node.
  init(of written: ArraySlice<UInt8>, in node: CmarkNode, line: Int? = nil) {
    self.line = line ?? node.line
    byteColumn = node.byteColumn + written.startIndex
    start = Array(written.prefix(16))
  }
}

/// What is beside a place within text, as far as it decides what is read there.
enum InlineNeighbour {
  /// Nothing, or the end of a line.
  case space
  /// The mark of emphasis, or a bracket.
  case punctuation
  case word

  /// What is beside a text node: its sibling on that side.
  init(_ node: CmarkNode?, in parent: CmarkNode) {
    let isSpace =
      switch node?.type {
      case nil: parent.type == CMARK_NODE_PARAGRAPH || parent.type == CMARK_NODE_HEADING
      case let type?: type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK
      }
    self = isSpace ? .space : .punctuation
  }

  /// What a character within the text is like.
  init(_ scalar: Unicode.Scalar) {
    self = scalar.isSpace ? .space : scalar.isPunctuation ? .punctuation : .word
  }
}

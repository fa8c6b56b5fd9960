internal import CCmark

/// Reads in the text of cmark's tree what CommonMark does not know, and puts nodes there that stand for it.
///
/// It is told of each node when all within it is read, so that it works from the inside out, on the children of one
/// node at a time.
struct InlinePass {
  private let extensions: MarkdownExtensions
  private let features: SourceFeatures
  /// The labels of the footnotes.
  private let footnotes: Set<String>
  /// The lists of attributes that nodes name by index.
  private(set) var attributeLists: [PlacedAttributeList]
  /// How many pieces text may still be taken apart into.
  private var piecesLeft: Int
  /// The bytes with which something may begin that the source holds.
  private let notable: ByteSet
  /// Whether spaces are counted, because something is read that spans none.
  private let countsSpaces: Bool
  private var depth = 0
  private var links = 0
  private var images = 0

  /// What is nested deeper stays as cmark read it, because each change of the tree costs as much as the depth.
  private static let deepest = 100

  init(
    extensions: MarkdownExtensions, features: SourceFeatures, footnotes: Set<String>,
    attributeLists: [PlacedAttributeList], limits: ExtensionLimits
  ) {
    self.extensions = extensions
    self.features = features
    self.footnotes = footnotes
    self.attributeLists = attributeLists
    piecesLeft = limits.pieces
    notable = features.notableBytes
    countsSpaces = !features.isDisjoint(with: [.tildes, .carets])
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
    if type == CMARK_NODE_PARAGRAPH, features.contains(.tasks) { TaskMark.read(in: parent) }
    if type == CMARK_NODE_HEADING, features.contains(.attributeLists) { readListOfHeading(parent) }
    var stack = DelimiterStack()
    var space = 0
    var child = parent.firstChild
    while let node = child {
      // What is read replaces the node, so that the next one is taken first.
      if node.type == CMARK_NODE_TEXT {
        node.joinTextBehind()
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
    if features.contains(.attributeLists), !readList(behind: node.previous, node) { return }
    let (isNotable, spaces) = unsafe node.withLiteral { bytes in
      let isNotable = unsafe bytes.contains { notable.contains($0) }
      return (isNotable, !isNotable && countsSpaces ? unsafe bytes.count(where: \.isASCIISpace) : 0)
    }
    space += spaces
    guard isNotable, piecesLeft > 0 else { return }
    let text = node.literalBytes
    var scanner = InlineScanner(
      text, notable: notable, extensions: extensions, footnotes: footnotes, isInLink: links > 0, isInImage: images > 0,
      context: InlineContext(of: node, in: parent))
    scanner.scan(upTo: piecesLeft)
    guard scanner.isChanged else {
      if countsSpaces { space += text.count(where: \.isASCIISpace) }
      return
    }
    piecesLeft -= scanner.pieces.count
    // What a list of attributes right behind it belongs to.
    var target: CmarkNode?
    for piece in scanner.pieces {
      if case .attributeList(let list) = piece {
        guard images == 0 else { continue }
        attributeLists.append(PlacedAttributeList(list: list, line: max(node.line, parent.line), column: nil))
        target?.setAttributes(attributeLists.count - 1)
        target = nil
        continue
      }
      target = nil
      guard let new = piece.node(of: text) else { continue }
      node.insertBefore(new)
      switch piece {
      case .text(let range) where countsSpaces: space += text[range].count(where: \.isASCIISpace)
      case .autolink, .hashtag, .mention: target = new
      case .delimiter(_, let run):
        target = stack.take(
          DelimiterRun(node: new, kind: run.kind, canOpen: run.canOpen, canClose: run.canClose, spaceBefore: space))
      default: break
      }
    }
    node.remove()
  }

  // MARK: Lists of attributes

  /// Takes the list off the text that it begins behind a link, an image or marked words; false where no text is left.
  private mutating func readList(behind node: CmarkNode?, _ text: CmarkNode) -> Bool {
    guard let node, Self.takesAttributes(node.type),
      unsafe text.withLiteral({ unsafe $0.first == UInt8(ascii: "{") }),
      let parsed = AttributeList.parse(prefixOf: text.literalBytes, requiresColon: false)
    else { return true }
    // An alternative text is text alone, so that nothing in it has attributes.
    if images == 0 {
      attributeLists.append(PlacedAttributeList(list: parsed.list, line: node.line, column: nil))
      node.setAttributes(attributeLists.count - 1)
    }
    let rest = text.literalBytes[parsed.end...]
    guard !rest.isEmpty else {
      text.remove()
      return false
    }
    text.setLiteral(rest)
    return true
  }

  private static func takesAttributes(_ type: cmark_node_type) -> Bool {
    switch type {
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE, CMARK_NODE_EMPH, CMARK_NODE_STRONG, CMARK_NODE_CODE: true
    default: false
    }
  }

  /// Reads the list at the end of a heading: `# Title {#name}`.
  private mutating func readListOfHeading(_ heading: CmarkNode) {
    guard heading.attributes == nil, var last = heading.lastChild, last.type == CMARK_NODE_TEXT else { return }
    while let previous = last.previous, previous.type == CMARK_NODE_TEXT { last = previous }
    last.joinTextBehind()
    let text = last.literalBytes
    guard text.last == UInt8(ascii: "}"), let start = text.lastIndex(of: UInt8(ascii: "{")),
      let parsed = AttributeList.parse(prefixOf: text[start...], requiresColon: false), parsed.end == text.count
    else { return }
    attributeLists.append(PlacedAttributeList(list: parsed.list, line: heading.line, column: nil))
    heading.setAttributes(attributeLists.count - 1)
    last.setLiteral(text[..<start].reversed().drop(while: \.isASCIISpace).reversed())
  }
}

internal import CCmark
internal import FeedMarkup

extension MarkdownReader {
  mutating func visitParagraph(_ node: CmarkNode, isEntering: Bool) {
    if isEntering { startParagraph(node) } else { endParagraph(node) }
  }

  private mutating func startParagraph(_ node: CmarkNode) {
    isBlockPending = true
    paragraphForm = form(of: node)
    loneContent = paragraphForm == .paragraph ? loneContent(of: node) : .none
    // A line of attributes below an image or a player that is a paragraph is meant for these.
    if loneContent != .none, let content = node.firstChild { moveAttributes(of: node, to: content) }
    guard paragraphForm != .bare else { return }
    startLine()
    if paragraphForm == .terms {
      if !isDefinitionList(node.previous) { startDefinitionList(node) }
      appendStart("<dt", of: node, as: .block)
    } else if loneContent == .none {
      appendStart("<p", of: node, as: .block)
    }
    paragraphStart = (markup.count, slots.count)
  }

  private mutating func moveAttributes(of paragraph: CmarkNode, to content: CmarkNode) {
    guard let attributes = paragraph.attributes else { return }
    if let earlier = content.attributes {
      var first = attributes
      while let previous = placedAttributes[first].previous { first = previous }
      placedAttributes[first].previous = earlier
    }
    content.setAttributes(attributes)
  }

  private mutating func endParagraph(_ node: CmarkNode) {
    let form = paragraphForm
    let lone = loneContent
    paragraphForm = .paragraph
    loneContent = .none
    switch form {
    case .bare: break
    case .terms: markup.append("</dt>\n")
    case .paragraph where lone != .none: markup.append("\n")
    case .paragraph:
      // A paragraph of which nothing is left but spaces held raw HTML only.
      let isBlank =
        slots.count == paragraphStart.slots
        && markup.bytes[paragraphStart.markup...].allSatisfy { $0 <= UInt8(ascii: " ") }
      if isBlank, node.attributes == nil {
        markup.removeLast(markup.count - paragraphStart.markup + 3)
      } else {
        markup.append("</p>\n")
      }
    }
  }

  private func form(of node: CmarkNode) -> ParagraphForm {
    guard let parent = node.parent else { return .paragraph }
    if hasAnnotations {
      if isDefinitionList(node.next) { return .terms }
      if footnoteLabel(of: parent) != nil { return .paragraph }
      if let list = parent.parent, isDefinitionList(list), let terms = list.previous, list.line > terms.endLine + 1 {
        return .paragraph
      }
    }
    return parent.type == CMARK_NODE_ITEM && parent.parent?.isTightList ?? false ? .bare : .paragraph
  }

  /// Opens the list, which ends with the last definitions that follow without anything else between.
  private mutating func startDefinitionList(_ terms: CmarkNode) {
    var last = terms.next
    while let next = last?.next, next.type == CMARK_NODE_PARAGRAPH, isDefinitionList(next.next) { last = next.next }
    startLine()
    if let last { appendStart("<dl", of: last, as: .block) }
    markup.append("\n")
  }

  /// Whether a node is a list whose items are definitions, with their terms before it.
  ///
  /// There are none where what cmark took for their paragraph became a table or the mark of an alert.
  func isDefinitionList(_ node: CmarkNode?) -> Bool {
    guard hasAnnotations, let node, node.type == CMARK_NODE_LIST, let item = node.firstChild,
      case .definition(item.byteColumn - 1) = source.annotation(line: item.line)
    else { return false }
    return node.previous?.type == CMARK_NODE_PARAGRAPH
  }

  /// What stands alone in a paragraph.
  private func loneContent(of node: CmarkNode) -> LoneContent {
    let extensions = options.extensions
    guard !extensions.isDisjoint(with: [.figures, .players, .embeds]), let child = node.firstChild else { return .none }
    switch child.type {
    case CMARK_NODE_IMAGE where child.next == nil: return figure(child)
    case CMARK_NODE_LINK where child.next == nil && extensions.contains(.embeds): return embed(child)
    default: return .none
    }
  }

  private func figure(_ image: CmarkNode) -> LoneContent {
    let destination = image.destination
    guard !UnsafeDestination.removed(from: destination).isEmpty else { return .none }
    let isPlayer = options.extensions.contains(.players) && MediaFileType(address: destination) != nil
    return isPlayer || options.extensions.contains(.figures) ? .figure : .none
  }

  /// A link that shows its own address, and leads to a page that plays something.
  private func embed(_ link: CmarkNode) -> LoneContent {
    guard link.variant == 0, link.title.isEmpty, let text = link.firstChild, text.next == nil,
      text.type == CMARK_NODE_TEXT, EmbeddedPage(address: link.destination) != nil
    else { return .none }
    return text.literal == link.destination || "http://" + text.literal == link.destination ? .embed : .none
  }
}

/// What is alone in a paragraph and becomes a block.
enum LoneContent {
  case none
  /// An image, or a file of sound or film.
  case figure
  /// The address of a player's page.
  case embed
}

/// Destinations that could run code or read local files.
enum UnsafeDestination {
  private static let schemes = ["javascript:", "vbscript:", "file:", "data:"].map { Array($0.utf8) }
  private static let imageTypes = ["png", "gif", "jpeg", "webp"].map { Array("data:image/\($0)".utf8) }

  /// The destination, or an empty one where it is unsafe.
  ///
  /// The rule is that of cmark's safe mode. Control characters before and inside the scheme, which browsers skip
  /// (WHATWG URL, section 4.4), are skipped here as well.
  static func removed(from destination: String) -> String {
    guard let first = destination.utf8.first(where: { $0 > UInt8(ascii: " ") }), "jvfdJVFD".utf8.contains(first),
      destination.utf8.contains(UInt8(ascii: ":"))
    else { return destination }
    let start = destination.utf8.lazy.filter { $0 > UInt8(ascii: " ") }.prefix(16).map { byte in
      UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }
    guard schemes.contains(where: { start.starts(with: $0) }) else { return destination }
    return imageTypes.contains { start.starts(with: $0) } ? destination : ""
  }
}

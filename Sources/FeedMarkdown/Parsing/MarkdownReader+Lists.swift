internal import CCmark
internal import FeedMarkup

extension MarkdownReader {
  mutating func visitList(_ node: CmarkNode, isEntering: Bool) {
    switch source.annotation(line: node.firstChild?.line ?? 0) {
    case .definition where isDefinitionList(node): visitDefinitionList(node, isEntering: isEntering)
    case .footnote: break
    default: visitPlainList(node, isEntering: isEntering)
    }
  }

  private mutating func visitPlainList(_ node: CmarkNode, isEntering: Bool) {
    let isOrdered = node.isOrderedList
    guard isEntering else { return markup.append(isOrdered ? "</ol>\n" : "</ul>\n") }
    startLine()
    markup.append(isOrdered ? "<ol" : "<ul")
    if isOrdered, node.listStart != 1 { markup.append(" start=\"\(node.listStart)\"") }
    appendAttributes(of: node, as: .list)
    markup.append(">\n")
  }

  /// The terms before the list opened it.
  private mutating func visitDefinitionList(_ node: CmarkNode, isEntering: Bool) {
    guard !isEntering else { return startLine() }
    let isContinued = node.next?.type == CMARK_NODE_PARAGRAPH && isDefinitionList(node.next?.next)
    if !isContinued { markup.append("</dl>\n") }
  }

  mutating func visitItem(_ node: CmarkNode, isEntering: Bool) {
    switch source.annotation(line: node.line) {
    case .footnote(let label) where node.parent?.isOrderedList ?? false:
      visitFootnote(label, node, isEntering: isEntering)
    default:
      let isDefinition = isDefinitionList(node.parent)
      visitItem(
        node, start: isDefinition ? "<dd" : "<li", end: isDefinition ? "</dd>\n" : "</li>\n", isEntering: isEntering)
    }
  }

  private mutating func visitItem(_ node: CmarkNode, start: String, end: String, isEntering: Bool) {
    if isEntering {
      isBlockPending = true
      startLine()
      appendStart(start, of: node, as: .block)
    } else {
      markup.append(end)
    }
  }
}

internal import CCmark
internal import FeedMarkup

extension MarkdownReader {
  mutating func visitList(_ node: CmarkNode, isEntering: Bool) {
    if isDefinitionList(node) {
      visitDefinitionList(node, isEntering: isEntering)
    } else if footnoteLabel(of: node.firstChild) == nil {
      visitPlainList(node, isEntering: isEntering)
    }
  }

  /// The label of the footnote that an item stands for; nil where it is a list's item.
  func footnoteLabel(of item: CmarkNode?) -> String? {
    guard hasAnnotations, let item, item.type == CMARK_NODE_ITEM,
      case .footnote(let label, item.byteColumn - 1) = source.annotation(line: item.line)
    else { return nil }
    return label
  }

  private mutating func visitPlainList(_ node: CmarkNode, isEntering: Bool) {
    let isOrdered = node.isOrderedList
    guard isEntering else { return markup.append(isOrdered ? "</ol>\n" : "</ul>\n") }
    startLine()
    markup.append(isOrdered ? "<ol" : "<ul")
    let index = attributes(of: node, as: isOrdered ? .list : .bullets)
    let isStartGiven = index.map { body.attributeLists[$0]["start"] != nil } ?? false
    if isOrdered, node.listStart != 1, !isStartGiven { markup.append(" start=\"\(node.listStart)\"") }
    if let index { appendSlot(.attributes(index)) }
    markup.append(">\n")
  }

  /// The terms before the list opened it.
  private mutating func visitDefinitionList(_ node: CmarkNode, isEntering: Bool) {
    guard !isEntering else { return startLine() }
    let isContinued = node.next?.type == CMARK_NODE_PARAGRAPH && isDefinitionList(node.next?.next)
    if !isContinued { markup.append("</dl>\n") }
  }

  mutating func visitItem(_ node: CmarkNode, isEntering: Bool) {
    if let label = footnoteLabel(of: node) { return visitFootnote(label, node, isEntering: isEntering) }
    let isDefinition = isDefinitionList(node.parent)
    // A list may go on what a footnote began, where the writer uses every marker there is.
    let isStray = !isDefinition && footnoteLabel(of: node.parent?.firstChild) != nil
    if isStray, isEntering, footnoteLabel(of: node.previous) != nil {
      startLine()
      markup.append(node.parent?.isOrderedList ?? true ? "<ol>\n" : "<ul>\n")
    }
    visitItem(
      node, start: isDefinition ? "<dd" : "<li", end: isDefinition ? "</dd>\n" : "</li>\n", isEntering: isEntering)
    if isStray, !isEntering, node.next == nil || footnoteLabel(of: node.next) != nil {
      markup.append(node.parent?.isOrderedList ?? true ? "</ol>\n" : "</ul>\n")
    }
  }

  private mutating func visitItem(_ node: CmarkNode, start: StaticString, end: StaticString, isEntering: Bool) {
    if isEntering {
      isBlockPending = true
      startLine()
      appendStart(start, of: node, as: .block)
    } else {
      markup.append(end)
    }
  }
}

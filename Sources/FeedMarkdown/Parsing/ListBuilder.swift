internal import CCmark
internal import FeedMarkup

/// Writes lists, and the definitions that cmark takes for some.
enum ListBuilder {
  static func visit(_ node: CmarkNode, isEntering: Bool, in draft: inout BodyDraft) {
    if draft.source.isDefinitionList(node) {
      visitDefinitions(node, isEntering: isEntering, in: &draft)
    } else if draft.source.footnoteLabel(of: node.firstChild) == nil {
      visitItems(node, isEntering: isEntering, in: &draft)
    }
  }

  private static func visitItems(_ node: CmarkNode, isEntering: Bool, in draft: inout BodyDraft) {
    let isOrdered = node.isOrderedList
    guard isEntering else {
      return draft.text.end(.list, isOrdered ? "</ol>\n" : "</ul>\n")
    }
    draft.text.startLine()
    draft.text.start(.list, isOrdered ? "<ol" : "<ul")
    let index = draft.attributes(of: node, as: isOrdered ? .list : .bullets)
    let isStartGiven = index.map { draft.content.attributeLists[$0]["start"] != nil } ?? false
    if isOrdered, node.listStart != 1, !isStartGiven { draft.text.markup.append(" start=\"\(node.listStart)\"") }
    if let index { draft.text.append(.attributes(index)) }
    draft.text.markup.append(">\n")
  }

  /// The terms before the list opened it.
  private static func visitDefinitions(_ node: CmarkNode, isEntering: Bool, in draft: inout BodyDraft) {
    guard !isEntering else { return draft.text.startLine() }
    let isContinued = node.next?.type == CMARK_NODE_PARAGRAPH && draft.source.isDefinitionList(node.next?.next)
    guard !isContinued else { return }
    draft.text.end(.definitionList, "</dl>\n")
  }

  static func visitItem(_ node: CmarkNode, isEntering: Bool, in draft: inout BodyDraft) {
    let isDefinition = draft.source.isDefinitionList(node.parent)
    // A list may go on what a footnote began, where the writer uses every marker there is.
    let isStray = !isDefinition && draft.source.footnoteLabel(of: node.parent?.firstChild) != nil
    let isOrdered = node.parent?.isOrderedList ?? true
    if isStray, isEntering, draft.source.footnoteLabel(of: node.previous) != nil {
      draft.text.startLine()
      draft.text.start(.list, isOrdered ? "<ol>\n" : "<ul>\n")
    }
    let element = isDefinition ? MarkdownElement.definition : .item
    if isEntering {
      draft.text.isBlockPending = true
      draft.text.startLine()
      draft.start(element, isDefinition ? "<dd" : "<li", of: node, as: .block)
    } else {
      draft.text.end(element, isDefinition ? "</dd>\n" : "</li>\n")
    }
    if isStray, !isEntering, node.next == nil || draft.source.footnoteLabel(of: node.next) != nil {
      draft.text.end(.list, isOrdered ? "</ol>\n" : "</ul>\n")
    }
  }
}

extension RewrittenSource {
  /// Whether a node is a list whose items are definitions, with their terms before it.
  ///
  /// There are none where what cmark took for their paragraph became a table or the mark of an alert.
  func isDefinitionList(_ node: CmarkNode?) -> Bool {
    guard !annotations.isEmpty, let node, node.type == CMARK_NODE_LIST, let item = node.firstChild,
      case .definition(item.byteColumn - 1) = annotation(line: item.line)
    else { return false }
    return node.previous?.type == CMARK_NODE_PARAGRAPH
  }
}

/// Writes tables, of whose cells cmark made headings.
enum TableBuilder {
  static func start(_ cell: TableCell, in draft: inout BodyDraft) {
    if cell.column == 0 {
      if cell.isHeader {
        draft.text.startLine()
        draft.text.start(.table, "<table")
        if !cell.attributes.isEmpty {
          draft.text.append(.attributes(draft.attributes(of: cell.attributes, as: .block)))
        }
        draft.text.markup.append(">\n<thead>\n")
      }
      draft.text.start(.row, "<tr>\n")
      draft.text.isBlockPending = true
    } else {
      draft.text.appendPlain(" ")
    }
    draft.text.start(.cell)
    appendStartTag(cell, column: cell.column, to: &draft.text)
  }

  static func end(_ cell: TableCell, in draft: inout BodyDraft) {
    draft.text.end(.cell, cell.isHeader ? "</th>\n" : "</td>\n")
    guard cell.endsRow else { return }
    for column in (cell.column + 1)..<max(cell.alignments.count, cell.column + 1) {
      draft.text.start(.cell)
      appendStartTag(cell, column: column, to: &draft.text)
      draft.text.end(.cell, "</td>\n")
    }
    draft.text.end(.row, "</tr>\n")
    if cell.isHeader { draft.text.markup.append(cell.endsTable ? "</thead>\n" : "</thead>\n<tbody>\n") }
    guard cell.endsTable else { return }
    if !cell.isHeader { draft.text.markup.append("</tbody>\n") }
    draft.text.end(.table, "</table>\n")
    draft.text.isEmpty = false
  }

  private static func appendStartTag(_ cell: TableCell, column: Int, to text: inout DraftText) {
    text.markup.append(cell.isHeader ? "<th" : "<td")
    if let alignment = cell.alignments[column] { text.append(.alignment(alignment)) }
    text.markup.append(">")
  }
}

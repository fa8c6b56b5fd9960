internal import FeedMarkup

extension MarkdownReader {
  /// Writes what a heading stands for that is a cell of a table.
  mutating func visitCell(_ cell: TableCell, isEntering: Bool) {
    if isEntering { startCell(cell) } else { endCell(cell) }
  }

  private mutating func startCell(_ cell: TableCell) {
    if cell.column == 0 {
      if cell.isHeader {
        startLine()
        markup.append("<table")
        if !cell.attributes.isEmpty { appendSlot(.attributes(attributes(of: cell.attributes, as: .block))) }
        markup.append(">\n<thead>\n")
      } else if cell.isInFirstRowOfBody {
        markup.append("<tbody>\n")
      }
      markup.append("<tr>\n")
      isBlockPending = true
    } else {
      appendPlain(" ")
    }
    appendStartTag(cell, column: cell.column)
  }

  private mutating func endCell(_ cell: TableCell) {
    markup.append(cell.isHeader ? "</th>\n" : "</td>\n")
    guard cell.endsRow else { return }
    for column in (cell.column + 1)..<max(cell.alignments.count, cell.column + 1) {
      appendStartTag(cell, column: column)
      markup.append("</td>\n")
    }
    markup.append("</tr>\n")
    if cell.isHeader { markup.append("</thead>\n") }
    guard cell.endsTable else { return }
    if !cell.isHeader { markup.append("</tbody>\n") }
    markup.append("</table>\n")
    isEmpty = false
  }

  private mutating func appendStartTag(_ cell: TableCell, column: Int) {
    markup.append(cell.isHeader ? "<th" : "<td")
    if let alignment = cell.alignments[column] { appendSlot(.alignment(alignment)) }
    markup.append(">")
  }
}

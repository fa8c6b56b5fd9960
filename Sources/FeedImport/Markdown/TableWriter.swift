/// Writes tables (GFM 0.29, section 4.10).
struct TableWriter {
  let blocks: BlockWriter

  /// The table with pipes; one without a single row of headings, or with more than lines in its cells, stays HTML.
  func table(_ element: MarkupElement) -> [MarkdownBlock] {
    if let code = CodeBlock(numbered: element) { return [code.block] }
    let rows = rows(of: element)
    // Old pages have tables around everything.
    let holdsMore = Self.holdsMore(element)
    if rows.count == 1, rows[0].cells.count == 1, !holdsMore { return blocks.blocks(rows[0].cells[0].children) }
    guard let header = rows.first, header.isHeader, !rows.dropFirst().contains(where: { $0.isHeader }),
      header.cells.count > 0, rows.allSatisfy({ $0.cells.count <= header.cells.count }),
      element.descendants(["table", "caption"]).isEmpty, !holdsMore,
      let lines = lines(rows)
    else { return blocks.html(element) }
    let rules = header.cells.map(rule)
    let texts = [line(lines[0]), line(rules)] + lines.dropFirst().map(line)
    return [MarkdownBlock(text: texts.joined(separator: "\n"))]
  }

  /// Whether something is between the cells, or rows and cells where none can be, which browsers show anyway.
  private static func holdsMore(_ part: MarkupElement) -> Bool {
    part.children.contains { node in
      guard case .element(let element) = node else { return !node.text.trimmed.isEmpty }
      switch element.name {
      case "thead", "tbody", "tfoot": return part.name != "table" || holdsMore(element)
      case "tr": return part.name == "tr" || holdsMore(element)
      case "td", "th": return part.name != "tr"
      case "colgroup", "col": return false
      default: return !MarkupSerializer.silent.contains(element.name)
      }
    }
  }

  private struct Row {
    let cells: [MarkupElement]
    let isHeader: Bool
  }

  private func rows(of table: MarkupElement) -> [Row] {
    let parts = ["thead", "tbody", "tfoot"]
    let groups = table.elements.filter { $0.name == "tr" || parts.contains($0.name) }
    return groups.flatMap { group in
      (group.name == "tr" ? [group] : group.elements("tr")).map { row in
        let cells = row.elements.filter { ["td", "th"].contains($0.name) }
        let isHeader = group.name == "thead" || !cells.isEmpty && cells.allSatisfy { $0.name == "th" }
        return Row(cells: cells, isHeader: isHeader)
      }
    }
  }

  private func lines(_ rows: [Row]) -> [[String]]? {
    var lines: [[String]] = []
    for row in rows {
      var line: [String] = []
      for cell in row.cells {
        let isSpanning = ["colspan", "rowspan"].contains { cell[$0].map { $0 != "1" } ?? false }
        guard !isSpanning, let content = cell.lineContent,
          let text = blocks.line(content, escaping: MarkdownEscaping(isNote: blocks.converter.isNote, isInTable: true))
        else { return nil }
        line.append(text)
      }
      lines.append(line + Array(repeating: "", count: rows[0].cells.count - line.count))
    }
    return lines
  }

  private func line(_ cells: [String]) -> String { "|" + cells.map { $0.isEmpty ? "  |" : " \($0) |" }.joined() }

  private func rule(_ cell: MarkupElement) -> String {
    let style = (cell["style"] ?? "").firstMatch(of: /text-align:\s*(left|center|right)/).map { String($0.1) }
    switch cell["align"] ?? style {
    case "left": return ":---"
    case "center": return ":---:"
    case "right": return "---:"
    default: return "---"
    }
  }
}

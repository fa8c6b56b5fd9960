/// Writes lists (CommonMark 0.30, sections 5.2 and 5.3).
struct ListWriter {
  let blocks: BlockWriter

  /// The list; two adjacent lists get different markers, since they would be one otherwise.
  func list(_ element: MarkupElement, after previous: MarkdownBlock?) -> [MarkdownBlock] {
    let items = items(of: element)
    guard !items.isEmpty else { return [] }
    let isOrdered = element.name == "ol"
    guard !isOrdered || isPlain(element, items) else { return blocks.html(element) }
    let markers: [Character] = isOrdered ? [".", ")"] : ["-", "+"]
    let marker = previous?.kind == .list(marker: markers[0]) ? markers[1] : markers[0]
    let start = element["start"].flatMap { Int($0.trimmed) } ?? 1
    let contents = items.map { item in (task(item), blocks.blocks(item.children)) }
    let isTight = contents.allSatisfy { isPlain($0.1) } && items.allSatisfy { $0.elements("p").isEmpty }
    let texts = contents.enumerated().map { index, content in
      let sign = isOrdered ? "\(start + index)\(marker)" : String(marker)
      let text = content.1.map(\.text).joined(separator: isTight ? "\n" : "\n\n")
      return self.text(of: (content.0 ?? "") + text, sign: sign)
    }
    return [MarkdownBlock(text: texts.joined(separator: isTight ? "\n" : "\n\n"), kind: .list(marker: marker))]
  }

  /// Lists within a list, and words beside its items, belong to the item before.
  private func items(of element: MarkupElement) -> [MarkupElement] {
    var items: [MarkupElement] = []
    for node in element.children {
      if case .element(let item) = node, item.name == "li" {
        items.append(item)
      } else if case .comment = node {
        continue
      } else if node.element == nil, node.text.trimmed.isEmpty {
        continue
      } else if items.isEmpty {
        items.append(MarkupElement(name: "li", children: [node]))
      } else {
        items[items.count - 1].children.append(node)
      }
    }
    return items
  }

  /// Whether the numbers are those that Markdown counts.
  private func isPlain(_ element: MarkupElement, _ items: [MarkupElement]) -> Bool {
    let start = element["start"].map { Int($0.trimmed) ?? -1 } ?? 1
    return element["reversed"] == nil && ["1", nil].contains(element["type"]) && (0...99_999_999).contains(start)
      && items.enumerated().allSatisfy { index, item in item["value"].map { Int($0) == start + index } ?? true }
  }

  /// Whether lines of an item need no blank lines between them.
  private func isPlain(_ content: [MarkdownBlock]) -> Bool {
    guard content.count > 1 else { return content.allSatisfy { $0.kind != .other } }
    return content[0].kind == .paragraph
      && content.dropFirst().enumerated().allSatisfy { index, block in
        guard index == 0, case .list = block.kind else { return false }
        // A list interrupts a paragraph only if it begins with one and with words (section 5.2).
        return block.text.contains(/^([-+]|1[.)]) \S/)
      }
  }

  /// The box of a task (GFM 0.29, section 5.3).
  private func task(_ item: MarkupElement) -> String? {
    let first = item.elements.first.flatMap { ["p", "label"].contains($0.name) ? $0.elements.first : $0 }
    guard let box = first, box.name == "input", box["type"] == "checkbox" else { return nil }
    return box["checked"] == nil ? "[ ] " : "[x] "
  }

  private func text(of content: String, sign: String) -> String {
    let indent = String(repeating: " ", count: sign.count + 1)
    let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      if index == 0 { return line.isEmpty ? sign : "\(sign) \(line)" }
      return line.isEmpty ? "" : indent + line
    }.joined(separator: "\n")
  }
}

struct DefinitionListWriter {
  let blocks: BlockWriter

  /// The list as lines that begin with a colon; one that needs more than lines, or has words beside its items, stays HTML.
  func list(_ element: MarkupElement) -> [MarkdownBlock] {
    guard element.children.allSatisfy({ $0.element != nil || $0.text.trimmed.isEmpty }) else {
      return blocks.html(element)
    }
    var groups: [(term: String, definitions: [String])] = []
    for item in element.elements {
      guard ["dt", "dd"].contains(item.name), let content = item.lineContent, let line = blocks.line(content),
        !line.isEmpty
      else { return blocks.html(element) }
      if item.name == "dt" {
        guard groups.last.map({ !$0.definitions.isEmpty }) ?? true else { return blocks.html(element) }
        groups.append((MarkdownEscaping.escapedStart(line), []))
      } else {
        guard !groups.isEmpty else { return blocks.html(element) }
        groups[groups.count - 1].definitions.append(line)
      }
    }
    guard groups.allSatisfy({ !$0.definitions.isEmpty }) else { return blocks.html(element) }
    let texts = groups.map { ([$0.term] + $0.definitions.map { ": " + $0 }).joined(separator: "\n") }
    return texts.isEmpty ? [] : [MarkdownBlock(text: texts.joined(separator: "\n\n"))]
  }
}

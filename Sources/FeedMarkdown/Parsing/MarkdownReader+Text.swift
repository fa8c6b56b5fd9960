internal import FeedMarkup

extension MarkdownReader {
  /// Adds the text of a node that is shown.
  mutating func appendText(of node: CmarkNode) {
    unsafe node.withLiteral { bytes in
      let start = markup.count
      unsafe markup.bytes.append(contentsOf: bytes)
      if unsafe bytes.containsWord(where: HTMLEscaping.mayConcern) {
        HTMLEscaping.escapeKeepingApostrophes(in: &markup, from: start)
      }
      separateBlock(isNeeded: !bytes.isEmpty)
      if isInHeading, let index = node.shortCode {
        headingNames.append((plainText.count..<(plainText.count + bytes.count), shortCodes[index]))
      }
      unsafe plainText.append(contentsOf: bytes)
      if isEmpty { isEmpty = unsafe bytes.allSatisfy(\.isHTMLWhiteSpace) }
    }
  }

  /// Adds text that is shown.
  mutating func appendText(_ text: String) {
    HTMLEscaping.appendKeepingApostrophes(text, to: &markup)
    appendPlain(text)
    if isEmpty { isEmpty = text.utf8.allSatisfy(\.isHTMLWhiteSpace) }
  }

  /// Adds text to what a reader hears.
  mutating func appendPlain(_ text: String) {
    guard !text.isEmpty else { return }
    separateBlock(isNeeded: true)
    plainText.append(contentsOf: text.utf8)
  }

  /// Adds code to what a reader hears, without the line end behind it.
  mutating func appendPlainCode(of node: CmarkNode) {
    unsafe node.withLiteral { code in
      let end = unsafe code.last == UInt8(ascii: "\n") ? code.count - 1 : code.count
      separateBlock(isNeeded: end > 0)
      unsafe plainText.append(contentsOf: code[..<end])
    }
  }

  private mutating func separateBlock(isNeeded: Bool) {
    guard isBlockPending, isNeeded else { return }
    isBlockPending = false
    if !plainText.isEmpty { plainText.append(UInt8(ascii: "\n")) }
  }

  /// The plain text since `start` in one line.
  func plainText(since start: Int) -> String {
    // The line feed that separates the block from the one before it was written after `start` was noted.
    let separator = start < plainText.count && plainText[start] == UInt8(ascii: "\n") ? 1 : 0
    let text = plainText[(start + separator)...]
    guard text.contains(UInt8(ascii: "\n")) else { return String(decoding: text, as: UTF8.self) }
    var line = Array(text)
    for index in line.indices where line[index] == UInt8(ascii: "\n") { line[index] = UInt8(ascii: " ") }
    return String(decoding: line, as: UTF8.self)
  }

  /// Begins a new line of markup.
  mutating func startLine() {
    guard let last = markup.bytes.last else { return }
    let endsWithSlot = slots.last.map { $0.offset == markup.count } ?? false
    if last != UInt8(ascii: "\n") || endsWithSlot { markup.append("\n") }
  }

  mutating func appendSlot(_ content: MarkdownSlotContent) {
    slots.append(MarkdownSlot(content: content, offset: markup.count))
  }
}

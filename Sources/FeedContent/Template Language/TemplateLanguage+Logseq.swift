import FeedDiagnostics
import FeedModel

/// What Logseq writes beside the words of a page: properties of blocks, macros, names of blocks and sizes of pictures,
/// which others write as well.
extension TemplateLanguage {
  /// `collapsed:: true` in a list item, on its first line or below it, and `type:: note` on the first lines of a page:
  /// nothing. In an item, a comment replaces it, because an empty line would set the items apart.
  mutating func property(at index: Int) -> Int? {
    guard page.isTemplate, depth == 0, let line = PropertyLine(at: index, in: bytes),
      output.suffix(line.name.count).elementsEqual(bytes[line.name])
    else { return nil }
    let last = line.previousEnd == lastProperty?.end ? lastProperty : nil
    let isOfPage = !line.isInItem && (line.isFirst || last?.isOfPage == true)
    guard isOfPage || line.isOfBlock && line.isInItem && (line.hasMark || last != nil || line.followsMark(in: bytes))
    else { return nil }
    output.removeLast(line.name.count)
    append(isOfPage ? "" : "<!---->", for: index..<line.end)
    lastProperty = (line.end, isOfPage)
    return line.end
  }

  /// `{{embed [[Note]]}}`, which becomes a link, and what only Logseq can tell, such as `{{query …}}`.
  mutating func macro(at index: Int) -> Int? {
    guard bytes[index...].starts(with: "{{".utf8),
      let name = ["embed", "query", "renderer"].first(where: { bytes[(index + 2)...].starts(with: "\($0) ".utf8) }),
      let close = scanner.closing("}}", from: index + 2),
      !bytes[index..<close].contains(where: \.isLineEnd)
    else { return nil }
    let range = index..<(close + 2)
    let words = String(decoding: bytes[(index + 2 + name.utf8.count)..<close], as: UTF8.self).trimmingWhitespace
    if name == "embed", words.hasPrefix("[["), words.hasSuffix("]]"),
      let link = WikiLink(Array(words.utf8).dropFirst(2).dropLast(2), isEmbed: false)
    {
      return append(link.markdown(hasAttributes: page.hasAttributes), for: range)
    }
    note(UnknownTag(name: name, text: String(decoding: bytes[range], as: UTF8.self), offset: index))
    return leaveOut(range)
  }

  /// `((6379e259-5cf2-4f2c-a4d4-b1b2bd2d3d6e))`, which Logseq alone knows as a block of some page.
  mutating func blockReference(at index: Int) -> Int? {
    let text = bytes[index...].prefix(40)
    guard page.isTemplate, text.count == 40, text.starts(with: "((".utf8), text.suffix(2).elementsEqual("))".utf8),
      FeedUUID(String(decoding: text.dropFirst(2).dropLast(2), as: UTF8.self)) != nil
    else { return nil }
    note("((", at: text.indices)
    return append("", for: text.indices)
  }

  /// `{:height 522, :width 655}` after a picture: its size in Logseq.
  mutating func pictureSize(at index: Int) -> Int? {
    let text = bytes[index...].prefix(64)
    guard output.last == UInt8(ascii: ")"), text.starts(with: "{:height ".utf8) || text.starts(with: "{:width ".utf8),
      let end = text.firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    return append("", for: index..<(end + 1))
  }

  /// `=677x300` after the address of a picture, also `=677x` and `=x300`, as VuePress and HackMD have it: its size.
  mutating func addressedSize(at index: Int) -> Int? {
    guard output.last == UInt8(ascii: " "),
      let close = bytes[index...].prefix(20).firstIndex(of: UInt8(ascii: ")")),
      let size = String(decoding: bytes[(index + 1)..<close], as: UTF8.self)
        .wholeMatch(of: /([0-9]{0,5})%?x([0-9]{0,5})%?[ ]{0,4}/)?.output,
      !size.1.isEmpty || !size.2.isEmpty, isInAddressOfPicture
    else { return nil }
    let isRelative = bytes[index..<close].contains(UInt8(ascii: "%"))
    let attributes = [("width", size.1), ("height", size.2)].filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1)" }
    output.removeLast()
    return append(
      page.hasAttributes && !isRelative ? "){: \(attributes.joined(separator: " "))}" : ")", for: index..<(close + 1))
  }

  /// Whether what is written ends between the parentheses of a picture.
  private var isInAddressOfPicture: Bool {
    let text = output.suffix(1024)
    guard let open = text.lastIndex(of: UInt8(ascii: "(")), text[..<open].last == UInt8(ascii: "]"),
      let label = text[..<open].lastIndex(of: UInt8(ascii: "[")), text[..<label].last == UInt8(ascii: "!")
    else { return false }
    return !text[open...].contains(UInt8(ascii: ")")) && !text[label...].contains(where: \.isLineEnd)
  }
}

/// A line that is a property of Logseq: `id:: 6379e259-5cf2-4f2c-a4d4-b1b2bd2d3d6e`.
private struct PropertyLine {
  /// Where its name is.
  let name: Range<Int>
  let end: Int
  /// Where the line above ends; nil on the first line.
  let previousEnd: Int?
  /// Whether it is one of those that blocks have, with a value of those that Logseq gives them.
  let isOfBlock: Bool
  /// Whether the mark of a list item is before it.
  let hasMark: Bool
  /// Whether it may belong to a list item, since a mark or white space is before it.
  let isInItem: Bool
  /// Whether there is nothing but white space above it.
  let isFirst: Bool

  private static let ofBlocks: Set = [
    "background-color", "collapsed", "created-at", "heading", "id", "logseq.order-list-type", "updated-at",
  ]
  private static let ofPages: Set = [
    "alias", "exclude-from-graph-view", "filters", "icon", "public", "tags", "template", "title", "type",
  ]
  private static let longestName = 32

  /// Nil where the colons at an index make no property of the line.
  init?(at index: Int, in bytes: [UInt8]) {
    guard bytes[index...].starts(with: "::".utf8) else { return nil }
    let word = bytes[..<index].suffix(Self.longestName).reversed().prefix {
      TemplateScanner.isWord($0) || $0 == UInt8(ascii: ".")
    }
    let start = index - word.count
    name = start..<index
    let text = String(decoding: bytes[name], as: UTF8.self)
    let isOfPage = Self.ofPages.contains(text)
    guard isOfPage || Self.ofBlocks.contains(text) else { return nil }
    // What is before it comes first: a line may hold many names.
    var before = bytes[..<start].lastIndex { !$0.isSpaceOrTab }
    let isIndented = start > 0 && bytes[start - 1].isSpaceOrTab
    let isMarked = isIndented && before.map { "*+-".utf8.contains(bytes[$0]) } ?? false
    (isInItem, hasMark) = (isIndented, isMarked)
    if isMarked, let mark = before { before = bytes[..<mark].lastIndex { !$0.isSpaceOrTab } }
    guard before.map({ bytes[$0].isLineEnd }) ?? true else { return nil }
    if let last = before, bytes[..<(last + 1)].suffix(2).elementsEqual("\r\n".utf8) { before = last - 1 }
    previousEnd = before
    isFirst = start < 64 && bytes[..<start].allSatisfy { $0 <= UInt8(ascii: " ") }
    end = bytes.lineEnd(from: index)
    let value = bytes[(index + 2)..<end]
    guard value.first?.isSpaceOrTab ?? true else { return nil }
    let words = value.split(whereSeparator: \.isSpaceOrTab)
    let isWritten = words.count == 1 && (text != "id" || FeedUUID(String(decoding: words[0], as: UTF8.self)) != nil)
    isOfBlock = !isOfPage && isWritten
    guard isOfPage || isWritten else { return nil }
  }

  /// Whether the line above begins with the mark of a list item.
  func followsMark(in bytes: [UInt8]) -> Bool {
    guard let previousEnd else { return false }
    let start = bytes.lineStart(before: previousEnd)
    let line = bytes[start..<previousEnd].drop(while: \.isSpaceOrTab)
    return line.first.map { "*+-".utf8.contains($0) } ?? false && line.dropFirst().first?.isSpaceOrTab ?? true
  }
}

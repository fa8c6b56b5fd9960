import FeedDiagnostics

/// What writers tell themselves: nothing of it is published.
extension TemplateLanguage {
  /// `%%…%%` within a line, or from the beginning of one to the end of another.
  mutating func comment(at index: Int) -> Int? {
    guard index + 2 < bytes.count, bytes[index + 1] == bytes[index], bytes[index + 2] != bytes[index],
      index == 0 || bytes[index - 1] <= UInt8(ascii: " "), let close = scanner.closing("%%", from: index + 2)
    else { return nil }
    let after = close + 2 < bytes.count ? bytes[close + 2] : UInt8(ascii: "\n")
    let hasLines = bytes[index..<close].contains { $0.isLineEnd }
    if hasLines {
      guard index == 0 || bytes[index - 1] < UInt8(ascii: " "), after < UInt8(ascii: " ") else { return nil }
    } else {
      guard after <= UInt8(ascii: " ") || ".,;:!?)".utf8.contains(after) else { return nil }
    }
    return append("", for: index..<(close + 2))
  }

  /// kramdown's `{::comment}` up to `{:/comment}` or `{:/}`, within a line or on lines of their own.
  mutating func kramdownComment(at index: Int) -> Int? {
    guard bytes[index...].starts(with: Self.kramdownStart), output.last != UInt8(ascii: "\\") else { return nil }
    let start = index + Self.kramdownStart.count
    let ends = ["{:/comment}", "{:/}"].compactMap { end in scanner.closing(end, from: start).map { $0 + end.utf8.count }
    }
    return ends.min().map { leaveOut(index..<$0) }
  }

  /// The name that a block has for links of Obsidian, ` ^some-name` at its end: letters, figures and hyphens, among them
  /// a letter.
  mutating func blockIdentifier(at index: Int) -> Int? {
    guard index == 0 || bytes[index - 1] <= UInt8(ascii: " ") else { return nil }
    let name = bytes[(index + 1)...].prefix { $0 < 0x80 && $0 != UInt8(ascii: "_") && TemplateScanner.isWord($0) }
    let end = bytes[name.endIndex...].firstIndex { !$0.isSpaceOrTab } ?? bytes.count
    guard name.count > 1, name.contains(where: { $0 >= UInt8(ascii: "A") }),
      end == bytes.count || bytes[end].isLineEnd
    else { return nil }
    return append("", for: index..<name.endIndex)
  }

  /// `[TOC]`, `[[toc]]` and `[[_TOC_]]` on lines of their own, which ask for a list of the headings.
  mutating func contentsMark(at index: Int) -> Int? {
    let mark = bytes[index...].prefix(9)
    guard let end = mark.lastIndex(of: UInt8(ascii: "]")), isAlone(index..<(end + 1)) else { return nil }
    let name = mark[...end].filter { !"[]_".utf8.contains($0) }.map { $0 | 0x20 }
    return name.elementsEqual("toc".utf8) ? leaveOut(index..<(end + 1)) : nil
  }

  /// kramdown's list with `{:toc}` below its only item, in whose place stands the list of the headings.
  mutating func contentsList(at index: Int) -> Int? {
    guard bytes[index...].starts(with: "{:toc".utf8), output.last == UInt8(ascii: "\n"),
      let end = bytes[index...].prefix(while: { $0 >= UInt8(ascii: " ") }).lastIndex(of: UInt8(ascii: "}")),
      isAlone(index..<(end + 1))
    else { return nil }
    let start = output.dropLast().lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let item = output[start..<(output.count - 1)].drop { $0 == UInt8(ascii: " ") }
    let isItem = item.first.map { "*-+".utf8.contains($0) || $0.isASCIIDigit } ?? false
    guard isItem else { return nil }
    for place in start..<(output.count - 1) { output[place] = UInt8(ascii: " ") }
    return leaveOut(index..<(end + 1))
  }

  private static let kramdownStart = Array("{::comment}".utf8)
}

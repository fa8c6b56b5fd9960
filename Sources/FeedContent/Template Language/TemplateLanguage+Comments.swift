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

  /// kramdown's list item with `{:toc}` below it, in whose place stands the list of headings, also within HTML; no code,
  /// which is further in.
  mutating func contentsList(at index: Int) -> Int? {
    guard bytes[index...].starts(with: "{:toc".utf8), let lineEnd = output.lastIndex(where: { !$0.isSpaceOrTab }),
      output[lineEnd] == UInt8(ascii: "\n"),
      let end = bytes[index...].prefix(while: { $0 >= UInt8(ascii: " ") }).lastIndex(of: UInt8(ascii: "}")),
      isAlone(index..<(end + 1))
    else { return nil }
    let start = output[..<lineEnd].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let mark = output[start..<lineEnd].first { !$0.isSpaceOrTab } ?? 0
    guard "*-+".utf8.contains(mark) || mark.isASCIIDigit else { return nil }
    let item = Array(output[start...])
    output.removeLast(item.count)
    let isInHTML = followsHTML()
    guard isInHTML || !Self.isIndentationOfCode(item.prefix(while: \.isSpaceOrTab)) else {
      output += item
      return nil
    }
    if isInHTML { output += "<!---->".utf8 }
    // No shorter than the item was, up to which columns may have been counted.
    let missing = max(0, lineEnd - output.count)
    output += repeatElement(UInt8(ascii: " "), count: missing)
    output += isInHTML ? [UInt8(ascii: "\n")] : item[(lineEnd - start)...]
    return leaveOut(index..<(end + 1))
  }

  /// kramdown's `{::nomarkdown}` and `{:/nomarkdown}` around HTML, which stays, and `{::options … /}`. An empty line
  /// is left of the end, so that the HTML ends there.
  mutating func kramdownExtension(at index: Int) -> Int? {
    guard bytes[index...].starts(with: "{:".utf8), output.last != UInt8(ascii: "\\"),
      !Self.isIndentationOfCode(indent(before: index)),
      let end = bytes[index...].prefix(256).firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let mark = String(decoding: bytes[index...end], as: UTF8.self)
    if mark == "{:/nomarkdown}" || mark == "{:/}" { return append("", for: index..<(end + 1)) }
    guard mark == "{::nomarkdown}" || mark.hasPrefix("{::nomarkdown ") || mark.hasPrefix("{::options ") else {
      return nil
    }
    return leaveOut(index..<(end + 1))
  }

  /// Whether what stands before something makes a line of code of it.
  private static func isIndentationOfCode(_ indent: ArraySlice<UInt8>) -> Bool {
    indent.allSatisfy(\.isSpaceOrTab) && (indent.count > 3 || indent.contains(UInt8(ascii: "\t")))
  }

  private static let kramdownStart = Array("{::comment}".utf8)
}

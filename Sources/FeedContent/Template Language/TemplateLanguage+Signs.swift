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

  /// `[gallery ids="1,2"]` of WordPress on a line of its own, whose pictures only WordPress knows; the same word in
  /// brackets may be a link.
  mutating func gallery(at index: Int) -> Int? {
    let start = "[gallery"
    guard bytes[index...].starts(with: start.utf8), let close = scanner.closing("]", from: index),
      case let range = index..<(close + 1),
      range.count == start.utf8.count + 1 || bytes[index + start.utf8.count] == UInt8(ascii: " "),
      isAlone(range), scanner.closing("[gallery]:", from: index) == nil
    else { return nil }
    note("gallery", at: range)
    return leaveOut(range)
  }

  /// kramdown's list item with `{:toc}` or `{:footnotes}` below it, in whose place stands the list of headings or that of
  /// footnotes, also within HTML; no code, which is further in.
  mutating func listOfContents(at index: Int) -> Int? {
    let rest = bytes[index...]
    guard let word = ["{:toc", "{:footnotes"].first(where: { rest.starts(with: $0.utf8) }),
      let next = rest.dropFirst(word.utf8.count).first, "} ".utf8.contains(next),
      let lineEnd = output.lastIndex(where: { !$0.isSpaceOrTab }),
      output[lineEnd] == UInt8(ascii: "\n"),
      let end = rest.prefix(while: { $0 >= UInt8(ascii: " ") }).lastIndex(of: UInt8(ascii: "}")),
      isAlone(index..<(end + 1))
    else { return nil }
    let start = output[..<lineEnd].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = output[start..<lineEnd].drop(while: \.isSpaceOrTab)
    let digits = line.prefix(while: \.isASCIIDigit)
    let following = line[digits.endIndex...]
    guard let mark = following.first, (digits.isEmpty ? "*-+" : ".)").utf8.contains(mark),
      following.dropFirst().first?.isSpaceOrTab ?? true
    else { return nil }
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
    guard bytes[index...].starts(with: "{:".utf8), output.last != UInt8(ascii: "\\"), !isInCodeLine(index),
      let end = bytes[index...].prefix(256).firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let mark = String(decoding: bytes[index...end], as: UTF8.self)
    if mark == "{:/nomarkdown}" || mark == "{:/}" { return append("", for: index..<(end + 1)) }
    guard mark == "{::nomarkdown}" || mark.hasPrefix("{::nomarkdown ") || mark.hasPrefix("{::options ") else {
      return nil
    }
    return leaveOut(index..<(end + 1))
  }

  /// kramdown's `\\` at the end of a line, which ends it on the page as well; that of a paragraph needs none.
  mutating func lineBreak(at index: Int) -> Int? {
    let mark = index..<(index + 2)
    guard bytes[index...].starts(with: #"\\"#.utf8), output.last != UInt8(ascii: "\\") else { return nil }
    let rest = bytes[mark.upperBound...]
    guard let first = rest.first, first.isLineEnd else { return nil }
    let next = rest.drop { $0 == UInt8(ascii: "\r") }.dropFirst().prefix { $0 >= UInt8(ascii: " ") }
    return append(next.allSatisfy { $0 == UInt8(ascii: " ") } ? "" : "\\", for: mark)
  }

  /// Whether what is before a byte on its line makes that a line of code.
  private func isInCodeLine(_ index: Int) -> Bool {
    // Only back over white space, so that a long line of such characters is not walked from each of them.
    let start = bytes[..<index].lastIndex { !$0.isSpaceOrTab }.map { $0 + 1 } ?? 0
    guard start == 0 || bytes[start - 1].isLineEnd else { return false }
    return Self.isIndentationOfCode(bytes[start..<index])
  }

  /// Whether what is before something makes a line of code of it.
  private static func isIndentationOfCode(_ indent: ArraySlice<UInt8>) -> Bool {
    indent.allSatisfy(\.isSpaceOrTab) && (indent.count > 3 || indent.contains(UInt8(ascii: "\t")))
  }

  private static let kramdownStart = Array("{::comment}".utf8)
}

/// Formulas of TeX between dollar signs: nothing in them is Markdown.
extension TemplateLanguage {
  /// Longer ones are none.
  private static let longestFormula = 8192

  /// `$a_1$` within a line, or `$$…$$`, which may have several lines but no empty one; all of its characters are
  /// literal.
  mutating func formula(at index: Int) -> Int? {
    guard index == 0 || !TemplateScanner.isWord(bytes[index - 1]) && bytes[index - 1] != UInt8(ascii: "\\") else {
      return nil
    }
    let isDisplay = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "$")
    let start = index + (isDisplay ? 2 : 1)
    guard let end = isDisplay ? displayEnd(from: start) : inlineEnd(from: start) else { return nil }
    let text = bytes[start..<end]
    guard text.contains(where: Self.isSign) else { return nil }
    // The marks of a quotation stand in its lines.
    if text.contains(UInt8(ascii: "\n")), indent(before: index).contains(UInt8(ascii: ">")) { return nil }
    let sign = isDisplay ? "$$" : "$"
    let escaped = text.flatMap { Self.isSign($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
    return append(sign + String(decoding: escaped, as: UTF8.self) + sign, for: index..<(end + sign.utf8.count))
  }

  /// Pandoc's rule: no space inside the dollar signs, and no digit after them, so that prices are no formulas.
  private func inlineEnd(from start: Int) -> Int? {
    guard start < bytes.count, bytes[start] > UInt8(ascii: " ") else { return nil }
    var index = start
    while index < min(bytes.count, start + Self.longestFormula), bytes[index] >= UInt8(ascii: " ") {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "$") {
        let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: " ")
        let isEnd = index > start && bytes[index - 1] > UInt8(ascii: " ") && !next.isASCIIDigit
        return isEnd ? index : nil
      }
      index += 1
    }
    return nil
  }

  private func displayEnd(from start: Int) -> Int? {
    var isEmptyLine = false
    var index = start
    while index + 1 < min(bytes.count, start + Self.longestFormula) {
      switch bytes[index] {
      case UInt8(ascii: "$") where bytes[index + 1] == UInt8(ascii: "$"): return index > start ? index : nil
      case UInt8(ascii: "\n"):
        if isEmptyLine { return nil }
        isEmptyLine = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: isEmptyLine = false
      }
      index += 1
    }
    return nil
  }

  /// Whether a byte is one of the characters that a backslash escapes (CommonMark 0.30, section 2.4).
  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}

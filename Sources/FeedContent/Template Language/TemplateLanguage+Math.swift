import FeedDiagnostics

/// Formulas of TeX between dollar signs: nothing in them is Markdown.
extension TemplateLanguage {
  /// Longer ones are none.
  private static let longestFormula = 8192

  /// `$a_1$` within a line, or `$$…$$`, which may have lines but no empty one; every sign of it stands for itself.
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

  /// Pandoc's rule: no space within the signs, and no figure behind them, so that prices are none.
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

  /// Whether a byte is one of the signs that a backslash makes stand for themselves (CommonMark 0.30, section 2.4).
  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}

/// What writers tell themselves: nothing of it is published.
extension TemplateLanguage {
  /// `%%…%%` within a line, or from the beginning of one to the end of another.
  mutating func comment(at index: Int) -> Int? {
    guard index + 2 < bytes.count, bytes[index + 1] == bytes[index], bytes[index + 2] != bytes[index],
      index == 0 || bytes[index - 1] <= UInt8(ascii: " "), let close = scanner.closing("%%", from: index + 2)
    else { return nil }
    let after = close + 2 < bytes.count ? bytes[close + 2] : UInt8(ascii: "\n")
    let hasLines = bytes[index..<close].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    if hasLines {
      guard index == 0 || bytes[index - 1] < UInt8(ascii: " "), after < UInt8(ascii: " ") else { return nil }
    } else {
      guard after <= UInt8(ascii: " ") || ".,;:!?)".utf8.contains(after) else { return nil }
    }
    append("", for: index..<(close + 2))
    return close + 2
  }

  /// kramdown's `{::comment}` up to `{:/comment}` or `{:/}`, within a line or on lines of their own.
  mutating func kramdownComment(at index: Int) -> Int? {
    guard bytes[index...].starts(with: Self.kramdownStart), output.last != UInt8(ascii: "\\") else { return nil }
    let start = index + Self.kramdownStart.count
    let ends = ["{:/comment}", "{:/}"].compactMap { end in scanner.closing(end, from: start).map { $0 + end.utf8.count }
    }
    guard let end = ends.min() else { return nil }
    leaveOut(index..<end)
    return end
  }

  /// The name that a block has for links of Obsidian, ` ^some-name` at its end: letters, figures and hyphens, among them
  /// a letter.
  mutating func blockIdentifier(at index: Int) -> Int? {
    guard index == 0 || bytes[index - 1] <= UInt8(ascii: " ") else { return nil }
    let name = bytes[(index + 1)...].prefix { $0 < 0x80 && $0 != UInt8(ascii: "_") && TemplateScanner.isWord($0) }
    let end = bytes[name.endIndex...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? bytes.count
    guard name.count > 1, name.contains(where: { $0 >= UInt8(ascii: "A") }),
      end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r"),
      !math.isInMath(before: name.endIndex, in: bytes)
    else { return nil }
    append("", for: index..<name.endIndex)
    return name.endIndex
  }

  private static let kramdownStart = Array("{::comment}".utf8)
}

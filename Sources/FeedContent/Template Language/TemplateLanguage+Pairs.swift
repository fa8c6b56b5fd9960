import FeedDiagnostics
import FeedMarkdown

/// Tags that mean something together with what stands up to their ends, and signs at the ends of lines.
extension TemplateLanguage {
  /// Leaves out what only the other generator could tell: what is said of each entry of a list, and what is said where a
  /// condition does not hold.
  mutating func notHere(_ tag: TemplateTag) -> Int? {
    let openings: [String]
    switch tag.name {
    case "for", "tablerow", "each": openings = [tag.name]
    case "else", "elsif", "elseif", "elif": openings = ["if", "unless"]
    default: return nil
    }
    var found: TemplateTag?
    for name in openings where found == nil {
      let opening = TemplateTag(form: .action, range: tag.range, name: name, isEnd: false, rest: "")
      found = scanner.end(of: opening, nests: true)
    }
    guard let end = found else { return nil }
    if openings == [tag.name] {
      note(tag.name, at: tag.range)
      return leaveOut(tag.range.lowerBound..<end.range.upperBound)
    }
    return leaveOut(tag.range.lowerBound..<end.range.lowerBound)
  }

  /// `{{< button href="https://example.org" >}}Words{{< /button >}}`: words that lead somewhere, whatever they look like.
  mutating func button(_ tag: TemplateTag) -> Int? {
    guard !tag.isEnd, tag.form != .output, let address = tag.arguments.value("href", "url", "link"),
      tag.arguments.value("src", "image", "file") == nil, let end = scanner.literalEnd(of: tag),
      end.lowerBound - tag.range.upperBound <= Self.longestLabel
    else { return nil }
    let words = String(decoding: bytes[tag.range.upperBound..<end.lowerBound], as: UTF8.self).trimmingWhitespace
    guard !words.isEmpty, !words.contains("{"), !words.contains("\n"), !words.contains("](") else { return nil }
    return append(MarkdownText.link(address, text: words), for: tag.range.lowerBound..<end.upperBound)
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

  /// How many bytes the words of a link have at the most.
  private static let longestLabel = 300
}

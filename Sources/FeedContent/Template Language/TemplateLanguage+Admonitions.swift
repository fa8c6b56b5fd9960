import FeedDiagnostics

/// Notices as Python-Markdown and Material for MkDocs write them: `!!! note "Title"` on a line, or `???` where they are
/// folded, and what belongs to it on lines below that are indented by four spaces or a tab.
extension TemplateLanguage {
  /// An alert; nil where no notice begins at an index.
  mutating func admonition(at index: Int) -> Int? {
    guard depth < Self.deepest, let notice = Admonition(at: index, in: bytes) else { return nil }
    let indent = writtenIndent
    let inner = read(block: Array(notice.lines.joined(separator: "\n".utf8))) { _ in index }
    append(TemplateMeaning.noticeStart(named: notice.name, title: notice.title), for: notice.heading)
    for line in inner.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      output.append(UInt8(ascii: "\n"))
      output += indent
      output += (line.isEmpty ? ">" : "> ").utf8
      output += line
    }
    append("", for: notice.end..<notice.end)
    return notice.end
  }
}

/// A notice: its kind and title on the first line, and what it says on those below.
private struct Admonition {
  /// The white space before it.
  private let indent: ArraySlice<UInt8>
  let heading: Range<Int>
  let name: String
  /// Nil where none is stated.
  let title: String?
  /// What stands in it, without the indentation.
  private(set) var lines: [ArraySlice<UInt8>] = []
  /// Where its last line ends.
  private(set) var end: Int

  private static let longestHeading = 512

  /// Nil where none begins at an index.
  init?(at index: Int, in bytes: [UInt8]) {
    let mark = bytes[index...].prefix(3)
    guard mark.elementsEqual("!!!".utf8) || mark.elementsEqual("???".utf8) else { return nil }
    // Back over white space only: a long line of such signs is not gone through from each of them.
    let start = bytes[..<index].lastIndex { !$0.isSpaceOrTab }.map { $0 + 1 } ?? 0
    indent = bytes[start..<index]
    guard start == 0 || bytes[start - 1].isLineEnd, case var line = index..<bytes.lineEnd(from: index),
      line.count <= Self.longestHeading,
      let match = String(decoding: bytes[line].dropFirst(3), as: UTF8.self)
        .wholeMatch(of: /\+? ?([a-z]+)(?: +[\w\-]+)*(?: +"(.*)")?\s*/),
      TemplateMeaning.isNotice(String(match.1))
    else { return nil }
    (heading, name, title) = (line, String(match.1), match.2.map(String.init))
    end = line.upperBound
    var waiting: [ArraySlice<UInt8>] = []
    while let start = Self.next(behind: line.upperBound, in: bytes) {
      line = start..<bytes.lineEnd(from: start)
      if bytes[line].allSatisfy({ $0 <= UInt8(ascii: " ") }) {
        waiting.append([])
        continue
      }
      guard let content = Self.content(of: bytes[line], behind: indent) else { break }
      lines += waiting + [content]
      waiting = []
      end = line.upperBound
    }
    guard !lines.isEmpty else { return nil }
  }

  /// Where the line behind another one begins; nil where that is the last one.
  private static func next(behind end: Int, in bytes: [UInt8]) -> Int? {
    guard end < bytes.count else { return nil }
    let isPair = bytes[end...].starts(with: "\r\n".utf8)
    return end + (isPair ? 2 : 1)
  }

  /// A line without the indentation of the notice and four columns more; nil where it has less.
  private static func content(of line: ArraySlice<UInt8>, behind indent: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard line.starts(with: indent) else { return nil }
    let rest = line.dropFirst(indent.count)
    if rest.first == UInt8(ascii: "\t") { return rest.dropFirst() }
    return rest.starts(with: "    ".utf8) ? rest.dropFirst(4) : nil
  }
}

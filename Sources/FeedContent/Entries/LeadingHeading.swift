import FeedDiagnostics

/// The first-level heading that a body begins with: for many generators, the title where none is stated; many writers
/// also repeat a stated title there.
struct LeadingHeading {
  /// The heading with its marks, as Markdown has it (CommonMark 0.30, sections 4.2 and 4.3).
  let markdown: Substring
  /// What follows, and how many lines are before it.
  let rest: Substring
  let lineCount: Int

  /// Looks at the beginning of a body; nil where something else is there, or a tag of a template.
  init?(_ body: String) {
    var lines = Lines(rest: body.utf8[...])
    var line = lines.next()
    while let blank = line, blank.allSatisfy(\.isSpaceOrTab) { line = lines.next() }
    guard let line, let first = line.first else { return nil }
    let start = line.startIndex
    var end = line.endIndex
    if first == UInt8(ascii: "#") {
      guard line.dropFirst().first?.isSpaceOrTab == true else { return nil }
    } else {
      // A paragraph of a line with equals signs below it.
      guard first >= 0x80 || first.isASCIILetter, let underline = lines.next(), underline.starts(with: "===".utf8),
        underline.drop(while: { $0 == UInt8(ascii: "=") }).allSatisfy(\.isSpaceOrTab)
      else { return nil }
      end = underline.endIndex
    }
    markdown = body[start..<end]
    if markdown.utf8.contains(UInt8(ascii: "{")), markdown.contains("{{") || markdown.contains("{%") { return nil }
    rest = body[lines.rest.startIndex...]
    lineCount = lines.count
  }

  /// Whether two titles are the same except punctuation, spaces and case.
  static func areAlike(_ first: String, _ second: String) -> Bool {
    let words = words(of: first)
    return first == second || !words.isEmpty && words == self.words(of: second)
  }

  /// The words of a title; other symbols stay, in which `C++` and `C` differ.
  private static func words(of title: String) -> String { title.filter { !punctuation.contains($0) }.lowercased() }

  private static let punctuation: Set<Character> = Set(" .,:;!?…'\"‘’“”-–—")

  /// The lines of a text, without their ends.
  private struct Lines {
    var rest: Substring.UTF8View
    var count = 0

    mutating func next() -> Substring.UTF8View? {
      guard !rest.isEmpty else { return nil }
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let line = rest[..<(end ?? rest.endIndex)]
      rest = end.map { rest[rest.index(after: $0)...] } ?? rest[rest.endIndex...]
      count += 1
      return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
  }
}

import FeedDiagnostics

/// Blocks that become quotations or alerts, whatever their delimiters.
extension TemplateLanguage {
  /// `:::note Title` up to `:::`: an alert where the name is one, else its content.
  mutating func container(at index: Int) -> Int? {
    guard index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: ":"), bytes[index + 2] == UInt8(ascii: ":") else {
      return nil
    }
    if let end = containers.ends[index] { return leaveOut(end) }
    guard let opening = containers.openings[index] else { return nil }
    guard depth < Self.deepest, let start = TemplateMeaning.blockStart(named: opening.name, title: opening.title) else {
      return leaveOut(opening.range)
    }
    return quote(start, "", between: opening.range, opening.end)
  }

  /// Marks the lines between two delimiters as a quotation, whose beginning and end replace the delimiters.
  ///
  /// - Returns: Where reading continues.
  mutating func quote(_ start: String, _ ending: String, between first: Range<Int>, _ last: Range<Int>) -> Int {
    let indent = indent(before: first.lowerBound)
    let written = writtenIndent
    let inner = read(block: Array(bytes[first.upperBound..<last.lowerBound])) { first.upperBound + $0 }
    append(start, for: first)
    let lines = inner.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if number == 0 {
        output += line
      } else {
        output.append(UInt8(ascii: "\n"))
        if number == lines.count - 1 { break }
        output += written
        output += "> ".utf8
        output += line.starts(with: indent) ? line.dropFirst(indent.count) : line
      }
    }
    return append(String(decoding: written, as: UTF8.self) + ending, for: last)
  }

  /// Reads what a block holds, apart from what is around it.
  ///
  /// - Parameter offset: The byte of this text at which messages place what begins at a byte of the block.
  mutating func read(block: [UInt8], offset: (Int) -> Int) -> [UInt8] {
    var inner = TemplateLanguage(block, page: page, depth: depth + 1)
    inner.mdx.jsx.goOn(from: mdx.jsx)
    inner.run()
    mdx.jsx.patience = inner.mdx.jsx.patience
    for other in inner.unknown { note(UnknownTag(name: other.name, text: other.text, offset: offset(other.offset))) }
    return inner.output
  }

  /// The white space with which the line ends that is written: its indentation where nothing else is in it, which
  /// elements of MDX take from what they hold. A copy, so that the output is not written into another one.
  var writtenIndent: [UInt8] {
    let start = output.lastIndex { !$0.isSpaceOrTab }.map { $0 + 1 } ?? 0
    return Array(output[start...])
  }
}

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
  /// What is in it, without the indentation.
  private(set) var lines: [ArraySlice<UInt8>] = []
  /// Where its last line ends.
  private(set) var end: Int

  private static let longestHeading = 512

  init?(at index: Int, in bytes: [UInt8]) {
    let mark = bytes[index...].prefix(3)
    guard mark.elementsEqual("!!!".utf8) || mark.elementsEqual("???".utf8) else { return nil }
    // Only back over white space, so that a long line of such characters is not walked from each of them.
    let start = bytes[..<index].lastIndex { !$0.isSpaceOrTab }.map { $0 + 1 } ?? 0
    indent = bytes[start..<index]
    guard start == 0 || bytes[start - 1].isLineEnd, case var line = index..<bytes.lineEnd(from: index),
      line.count <= Self.longestHeading,
      let parts = Self.parts(of: String(decoding: bytes[line].dropFirst(3), as: UTF8.self)),
      TemplateMeaning.isNotice(parts.name)
    else { return nil }
    (heading, name, title) = (line, parts.name, parts.title)
    end = line.upperBound
    var waiting: [ArraySlice<UInt8>] = []
    while let start = Self.next(after: line.upperBound, in: bytes) {
      line = start..<bytes.lineEnd(from: start)
      if bytes[line].allSatisfy({ $0 <= UInt8(ascii: " ") }) {
        waiting.append([])
        continue
      }
      guard let content = Self.content(of: bytes[line], after: indent) else { break }
      lines += waiting + [content]
      waiting = []
      end = line.upperBound
    }
    guard !lines.isEmpty else { return nil }
  }

  /// The name and the title in `note "Title"` and `+ note inline end`; nil for anything else.
  ///
  /// A pattern would be compiled for each notice.
  private static func parts(of heading: String) -> (name: String, title: String?)? {
    var text = heading[...]
    for mark in "+ " where text.first == mark { text = text.dropFirst() }
    guard text.utf8.first?.isASCIILetter == true else { return nil }
    text = String(text).trimmingWhitespace[...]
    let quote = text.firstIndex(of: "\"") ?? text.endIndex
    let words = text[..<quote].split(separator: " ")
    guard let name = words.first, name.utf8.allSatisfy(\.isASCIILetter),
      words.allSatisfy({ $0.allSatisfy(ContainerPlaces.isOfName) })
    else { return nil }
    guard quote < text.endIndex else { return (String(name), nil) }
    let title = text[quote...].dropFirst()
    return text[..<quote].last == " " && title.last == "\"" ? (String(name), String(title.dropLast())) : nil
  }

  /// Where the line after another one begins; nil where that is the last one.
  private static func next(after end: Int, in bytes: [UInt8]) -> Int? {
    guard end < bytes.count else { return nil }
    let isPair = bytes[end...].starts(with: "\r\n".utf8)
    return end + (isPair ? 2 : 1)
  }

  /// A line without the indentation of the notice and four columns more; nil where it has less.
  private static func content(of line: ArraySlice<UInt8>, after indent: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard line.starts(with: indent) else { return nil }
    let rest = line.dropFirst(indent.count)
    if rest.first == UInt8(ascii: "\t") { return rest.dropFirst() }
    return rest.starts(with: "    ".utf8) ? rest.dropFirst(4) : nil
  }
}

/// Tags that mean something together with what stands up to their ends.
extension TemplateLanguage {
  /// Leaves out what only the other generator could tell: what is said of each entry of a list, and what is said where a
  /// condition does not hold.
  mutating func notHere(_ tag: ForeignTag) -> Int? {
    let openings: [String]
    switch tag.name {
    case "for", "tablerow", "each": openings = [tag.name]
    case "else", "elsif", "elseif", "elif": openings = ["if", "unless"]
    default: return nil
    }
    var found: ForeignTag?
    for name in openings where found == nil {
      let opening = ForeignTag(form: .action, range: tag.range, name: name, isEnd: false, rest: "")
      found = scanner.end(of: opening)
    }
    guard let end = found else { return nil }
    if openings == [tag.name] {
      note(tag.name, at: tag.range)
      return leaveOut(tag.range.lowerBound..<end.range.upperBound)
    }
    return leaveOut(tag.range.lowerBound..<end.range.lowerBound)
  }

  /// `{{< button href="https://example.org" >}}Words{{< /button >}}`: a link, whatever its looks.
  mutating func button(_ tag: ForeignTag) -> Int? {
    guard !tag.isEnd, tag.form != .output, let address = tag.arguments.value("href", "url", "link"),
      tag.arguments.value("src", "image", "file") == nil, let end = scanner.literalEnd(of: tag),
      end.lowerBound - tag.range.upperBound <= Self.longestLabel
    else { return nil }
    let words = String(decoding: bytes[tag.range.upperBound..<end.lowerBound], as: UTF8.self).trimmingWhitespace
    guard !words.isEmpty, !words.contains("{"), !words.contains("\n"), !words.contains("](") else { return nil }
    return append(MarkdownText.link(address, text: words), for: tag.range.lowerBound..<end.upperBound)
  }

  /// How many bytes the words of a link have at the most.
  private static let longestLabel = 300
}

/// Where a body holds containers, as Docusaurus, VitePress, HackMD and Pandoc write them: `:::note Title` on a line, and
/// `:::` on a later one.
struct ContainerPlaces {
  /// A line that begins a container.
  struct Opening {
    /// From its colons to the end of the line.
    let range: Range<Int>
    let name: String
    let title: String
    /// The line that ends the container.
    fileprivate(set) var end: Range<Int>
  }

  /// The containers, by the byte with which they begin.
  private(set) var openings: [Int: Opening] = [:]
  /// The lines that end containers, by the byte with which they begin.
  private(set) var ends: [Int: Range<Int>] = [:]

  /// - Parameter codes: Where code is, in order, in which there are none.
  init(in bytes: [UInt8], outside codes: [Range<Int>]) {
    var codes = codes[...]
    var open: [(colons: Int, opening: Opening)] = []
    // The number of open containers by their number of colons, which saves searching all of them.
    var counts: [Int: Int] = [:]
    var start = 0
    while start < bytes.count {
      let end = bytes.lineEnd(from: start)
      while let code = codes.first, code.upperBound <= start { codes.removeFirst() }
      let isCode = codes.first.map { $0.lowerBound <= start } ?? false
      if !isCode, let (colons, range, words) = Self.line(bytes, start..<end) {
        if words.isEmpty {
          let isKnown = counts[colons, default: 0] > 0
          let place = (isKnown ? open.lastIndex { $0.colons == colons } : nil) ?? open.count - 1
          if place >= 0 {
            var opening = open[place].opening
            opening.end = range
            openings[opening.range.lowerBound] = opening
            ends[range.lowerBound] = range
            for closed in open[place...] { counts[closed.colons, default: 0] -= 1 }
            open.removeSubrange(place...)
          }
        } else if let (name, title) = Self.parts(of: String(decoding: words, as: UTF8.self)) {
          open.append((colons, Opening(range: range, name: name, title: title, end: range)))
          counts[colons, default: 0] += 1
        }
      }
      start = end + 1
    }
  }

  /// The colons of a line that begins with at least three, where they and what follows are, and what follows.
  private static func line(
    _ bytes: [UInt8], _ line: Range<Int>
  ) -> (colons: Int, range: Range<Int>, words: ArraySlice<UInt8>)? {
    let content = bytes[line].drop { $0.isSpaceOrTab }
    let colons = content.prefix { $0 == UInt8(ascii: ":") }.count
    guard colons >= 3 else { return nil }
    return (colons, content.indices, content.dropFirst(colons).drop { $0 <= UInt8(ascii: " ") })
  }

  /// The name and the title in `note Title`, `note[Title]`, `{note} Title` and `{.note}`; nil for anything else.
  ///
  /// A line may be as long as a body. A pattern would go on from each letter of the name to its end.
  private static func parts(of words: String) -> (name: String, title: String)? {
    let isBraced = words.hasPrefix("{")
    let start = words.dropFirst(words.hasPrefix("{.") ? 2 : isBraced ? 1 : 0)
    guard start.utf8.first?.isASCIILetter == true else { return nil }
    let name = start.prefix(while: isOfName)
    let rest = start[name.endIndex...]
    guard isBraced else { return (String(name), title(in: String(rest).trimmingWhitespace)) }
    guard let brace = rest.firstIndex(of: "}") else { return nil }
    return (String(name), String(rest[brace...].dropFirst()).trimmingWhitespace)
  }

  /// The title in what follows a name: `Title`, `[Title]`, or either with attributes in braces after it.
  private static func title(in text: String) -> String {
    let hasAttributes = text.last == "}"
    func isEnd(_ index: String.Index) -> Bool {
      let next = text[index...].dropFirst().first { !$0.isWhitespace }
      return next == nil || hasAttributes && next == "{"
    }
    if text.first == "[", let end = text.indices.last(where: { text[$0] == "]" && isEnd($0) }) {
      return String(text[..<end].dropFirst())
    }
    guard hasAttributes, let brace = text.firstIndex(of: "{") else { return text }
    return String(text[..<brace]).trimmingWhitespace
  }

  fileprivate static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }
}

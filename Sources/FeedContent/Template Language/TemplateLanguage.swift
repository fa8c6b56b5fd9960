import FeedDiagnostics
import FeedMarkdown

/// Replaces the tags of other generators in a body by what they mean, before it is parsed as Markdown.
///
/// The number of lines stays, so that places in messages stay right. Code is left alone, apart from the tags that told
/// the other generator to leave it alone.
struct TemplateLanguage {
  let page: TemplatePage
  let bytes: [UInt8]
  let depth: Int
  var scanner: TemplateScanner
  var output: [UInt8] = []
  private var codes: ArraySlice<Range<Int>>
  private var codeReadings = 0
  lazy var containers = ContainerPlaces(in: bytes, outside: CodePlaces(in: bytes, isTemplate: page.isTemplate).ranges)
  private(set) var unknown: [UnknownTag] = []
  private var names: Set<String> = []
  var rawBlocks = RawBlockCursor()
  lazy var markup = MarkupText(framesPlayers: page.framesPlayers)
  private var readTo = TextCursor()
  private var writtenTo = TextCursor()
  private var shifts = ColumnShifts()
  var mdx: MDXReading
  /// The property of Logseq that was left out last: where its line ends, and whether the page has it.
  var lastProperty: (end: Int, isOfPage: Bool)?

  struct UnknownTag {
    let name: String
    /// The tag from brace to brace.
    let text: String
    /// The byte of the body at which it begins.
    let offset: Int
  }

  struct Result {
    let text: String
    let diagnostics: [Diagnostic]
    /// The columns of the body as it was written.
    var shifts = ColumnShifts()
  }

  /// The depth of nesting after which blocks of tags are left as text.
  static let deepest = 8
  private static let mostWarnings = 32

  init(_ bytes: [UInt8], page: TemplatePage, depth: Int) {
    self.bytes = bytes
    self.page = page
    self.depth = depth
    scanner = TemplateScanner(bytes)
    mdx = MDXReading(jsx: JSXScanner(bytes))
    codes = CodePlaces(in: bytes, isTemplate: page.isTemplate).ranges[...]
  }

  /// Reads the tags of a body that begins at a place of its file.
  static func read(_ body: String, page: TemplatePage, at place: SourceLocation) -> Result {
    guard page.isMDX || TemplateScanner.mayHoldTags(body) else { return Result(text: body, diagnostics: []) }
    var reading = TemplateLanguage(Array(body.utf8), page: page, depth: 0)
    reading.run()
    return Result(
      text: String(decoding: reading.output, as: UTF8.self), diagnostics: reading.diagnostics(at: place),
      shifts: reading.shifts)
  }

  /// One warning for each name, up to a limit.
  private func diagnostics(at place: SourceLocation) -> [Diagnostic] {
    unknown.prefix(Self.mostWarnings).map { tag in
      var cursor = TextCursor()
      cursor.move(to: tag.offset, in: bytes)
      return Diagnostic(
        .entry(.liquidTags(tag.text)),
        at: SourceLocation(file: place.file, line: (place.line ?? 1) + cursor.line - 1, column: cursor.column))
    }
  }

  /// Notes what is in a range, by its first line, as a tag whose name was not met before.
  mutating func note(_ name: String, at range: Range<Int>) {
    note(UnknownTag(name: name, text: firstLine(of: range), offset: range.lowerBound))
  }

  /// Notes a tag whose name was not met before.
  mutating func note(_ tag: UnknownTag) {
    if names.insert(tag.name).inserted { unknown.append(tag) }
  }

  func firstLine(of range: Range<Int>) -> String {
    String(decoding: bytes[range].prefix { $0 >= UInt8(ascii: " ") }, as: UTF8.self)
  }

  // MARK: Reading

  mutating func run() {
    var index = 0
    while index < bytes.count {
      if let code = codes.first, code.lowerBound <= index {
        codes.removeFirst()
        guard code.upperBound > index else { continue }
        index = append(code: max(index, code.lowerBound)..<code.upperBound)
        continue
      }
      if let next = step(at: index) {
        index = next
        lookAgainForCode(at: index)
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
  }

  /// What looked like code may have begun in what a tag left out or made code itself.
  private mutating func lookAgainForCode(at index: Int) {
    guard let code = codes.first, code.lowerBound < index, code.upperBound > index, codeReadings < Self.deepest else {
      return
    }
    codeReadings += 1
    codes = CodePlaces(in: bytes, from: index, isTemplate: page.isTemplate).ranges[...]
  }

  /// Where reading continues after what begins at an index; nil where nothing does.
  private mutating func step(at index: Int) -> Int? {
    if page.isMDX, let end = mdx(at: index) { return end }
    switch bytes[index] {
    case UInt8(ascii: "{") where page.isTemplate:
      if let end = programComment(at: index) ?? kramdownComment(at: index) ?? listOfContents(at: index) { return end }
      if let end = kramdownExtension(at: index) { return end }
      if let end = macro(at: index) ?? pictureSize(at: index) { return end }
      if let end = literal(at: index, isCode: false) { return end }
      return scanner.tag(at: index).flatMap { read($0) }
    case UInt8(ascii: "["): return contentsMark(at: index) ?? gallery(at: index) ?? wikiLink(at: index)
    case UInt8(ascii: "("): return blockReference(at: index)
    case UInt8(ascii: "="): return addressedSize(at: index)
    case UInt8(ascii: ":") where page.hasNotices: return container(at: index) ?? property(at: index)
    case UInt8(ascii: "!") where page.hasNotices, UInt8(ascii: "?") where page.hasNotices: return admonition(at: index)
    case UInt8(ascii: "$"): return formula(at: index)
    case UInt8(ascii: "%"): return comment(at: index)
    case UInt8(ascii: "^"): return blockIdentifier(at: index)
    case UInt8(ascii: "\\"): return lineBreak(at: index)
    default: return nil
    }
  }

  /// `{{</* … */>}}` and `{{%/* … */%}}`, which show a tag of Hugo.
  private mutating func literal(at index: Int, isCode: Bool) -> Int? {
    guard index + 5 < bytes.count, bytes[index + 1] == bytes[index], bytes[index + 3] == UInt8(ascii: "/"),
      bytes[index + 4] == UInt8(ascii: "*")
    else { return nil }
    let isAngle = bytes[index + 2] == UInt8(ascii: "<")
    guard isAngle || bytes[index + 2] == UInt8(ascii: "%") else { return nil }
    guard let close = scanner.closing(isAngle ? "*/>}}" : "*/%}}", from: index + 5) else { return nil }
    let text = String(decoding: bytes[(index + 5)..<close], as: UTF8.self)
    let start = isAngle ? (isCode ? "{{<" : "{{\\<") : "{{%"
    return append(start + text + (isAngle ? ">}}" : "%}}"), for: index..<(close + 5))
  }

  private mutating func read(_ tag: ForeignTag) -> Int? {
    if !tag.isEnd {
      if tag.form == .action, tag.name == "raw" || tag.name == "verbatim" { return verbatim(tag) }
      if tag.form == .action, tag.name == "comment" { return hidden(tag) }
      if tag.form == .action, let end = notHere(tag) { return end }
      if TemplateMeaning.isCode(tag), let end = code(tag) { return end }
      if TemplateMeaning.isBlock(tag), let end = block(tag) { return end }
    }
    if tag.isEnd, TemplateMeaning.knownEnds.contains(tag.name) { return leaveOut(tag.range) }
    if let end = button(tag) { return end }
    let before = output.last
    let isAddress = Self.isAddress(output)
    let isInBlock = !isAddress && rawBlocks.isInBlock(after: output)
    let meaning = TemplateMeaning(
      page: page, isAddress: isAddress,
      next: tag.range.upperBound < bytes.count ? bytes[tag.range.upperBound] : nil,
      isParagraph: !isInBlock && isParagraph(tag.range))
    if let text = meaning.text(of: tag) { return append(isInBlock ? markup.html(of: text) : text, for: tag.range) }
    if tag.form == .output, Self.isPartOfCode(before) { return nil }
    // Each file that is included is another tag.
    let file = tag.name.hasPrefix("include") ? tag.arguments.positional.first.map { " " + $0 } ?? "" : ""
    note(tag.name + file, at: tag.range)
    return leaveOut(tag.range)
  }

  /// Whether braces after a byte belong to a formula or a program rather than to a template.
  static func isPartOfCode(_ byte: UInt8?) -> Bool { byte.map("^_\\={}$".utf8.contains) ?? false }

  /// Whether what comes next stands where an address does: `](`, `]: `, `="`.
  private static func isAddress(_ output: [UInt8]) -> Bool {
    guard let last = output.last else { return false }
    let before = output.dropLast().last
    switch last {
    case UInt8(ascii: "("), UInt8(ascii: ":"): return before == UInt8(ascii: "]")
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return before == UInt8(ascii: "=")
    case UInt8(ascii: "<"): return before == UInt8(ascii: "(")
    case UInt8(ascii: "="): return before.map(TemplateScanner.isWord) ?? false
    case UInt8(ascii: " "): return output.suffix(3).elementsEqual("]: ".utf8)
    default: return false
    }
  }

  // MARK: Notes

  /// `[[Note]]` and `![[picture.png]]`.
  private mutating func wikiLink(at index: Int) -> Int? {
    let isEmbed = index > 0 && bytes[index - 1] == UInt8(ascii: "!") && output.last == UInt8(ascii: "!")
    guard WikiLink.mayBegin(at: index, after: index - (isEmbed ? 1 : 0), in: bytes),
      let close = scanner.closing("]]", from: index + 2),
      let link = WikiLink(bytes[(index + 2)..<close], isEmbed: isEmbed),
      !WikiLink.isMarkdown(after: close + 2, in: bytes)
    else { return nil }
    if isEmbed { output.removeLast() }
    return append(
      Self.isAddress(output) ? link.destination : link.markdown(hasAttributes: page.hasAttributes),
      for: index..<(close + 2))
  }

  // MARK: Blocks

  private mutating func verbatim(_ tag: ForeignTag) -> Int? {
    guard let end = scanner.literalEnd(of: tag) else { return leaveOut(tag.range) }
    append("", for: tag.range)
    append(bytes: tag.range.upperBound..<end.lowerBound)
    return append("", for: end)
  }

  private mutating func hidden(_ tag: ForeignTag) -> Int? {
    guard let end = scanner.literalEnd(of: tag) else { return leaveOut(tag.range) }
    return append("", for: tag.range.lowerBound..<end.upperBound)
  }

  /// Code: a fenced block where the tags have lines of their own, else a code span.
  private mutating func code(_ tag: ForeignTag) -> Int? {
    guard let end = scanner.literalEnd(of: tag) else { return nil }
    let inner = bytes[tag.range.upperBound..<end.lowerBound]
    let ticks = inner.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    if isAlone(tag.range), isAlone(end) {
      let fence = String(repeating: "`", count: max(3, ticks + 1))
      append(fence + TemplateMeaning.language(of: tag), for: tag.range)
      append(bytes: inner.indices)
      return append(fence, for: end)
    }
    let text = String(decoding: inner, as: UTF8.self).trimmingPrefix(while: \.isWhitespace)
    let mark = String(repeating: "`", count: ticks + 1)
    return append("\(mark) \(text) \(mark)", for: tag.range.lowerBound..<end.upperBound)
  }

  /// A quotation or an alert.
  private mutating func block(_ tag: ForeignTag) -> Int? {
    guard depth < Self.deepest, isAlone(tag.range), let end = scanner.end(of: tag) else { return nil }
    guard isAlone(end.range) else {
      scanner.noteVainSearch(for: tag, to: end.range.upperBound)
      return nil
    }
    return quote(TemplateMeaning.blockStart(of: tag), TemplateMeaning.blockEnd(of: tag), between: tag.range, end.range)
  }

  // MARK: Writing

  /// Leaves a range out in which a tag stands; within a block of HTML, a comment replaces it, because an empty line
  /// would end the block.
  ///
  /// - Returns: Where reading continues.
  mutating func leaveOut(_ range: Range<Int>) -> Int {
    append(isAlone(range) && followsHTML() ? "<!---->" : "", for: range)
  }

  /// Whether the line above begins as HTML does.
  func followsHTML() -> Bool {
    guard let end = output.lastIndex(of: UInt8(ascii: "\n")) else { return false }
    let start = output[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return output[start..<end].first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "<")
  }

  /// Appends the replacement of a range, and as many line ends as it lacks.
  ///
  /// - Returns: Where reading continues.
  @discardableResult
  mutating func append(_ text: String, for range: Range<Int>) -> Int {
    let start = output.count
    output += text.utf8
    let missing = Self.lineEnds(in: bytes[range]) - Self.lineEnds(in: output[start...])
    if missing > 0 { output += repeatElement(UInt8(ascii: "\n"), count: missing) }
    noteColumns(after: range.upperBound)
    return range.upperBound
  }

  /// Notes where the line continues after something that is longer or shorter now.
  private mutating func noteColumns(after index: Int) {
    guard depth == 0 else { return }
    readTo.move(to: index, in: bytes)
    writtenTo.move(to: output.count, in: output)
    guard readTo.line == writtenTo.line else { return }
    shifts.add(readTo.column - writtenTo.column, line: readTo.line, from: writtenTo.column)
  }

  private mutating func append(bytes range: Range<Int>) {
    output += bytes[range]
    while let code = codes.first, code.upperBound <= range.upperBound { codes.removeFirst() }
  }

  /// Appends code unchanged, without the tags that told other generators to leave it alone.
  ///
  /// - Returns: Where reading continues: after the code, or after what is literal and ends after it.
  private mutating func append(code range: Range<Int>) -> Int {
    if page.isMDX {
      append(mdxCode: range)
      return range.upperBound
    }
    var index = range.lowerBound
    while page.isTemplate, index < range.upperBound,
      let brace = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "{"))
    {
      output += bytes[index..<brace]
      index = brace
      if let tag = scanner.tag(at: brace), tag.form == .action, tag.name == "raw", !tag.isEnd,
        let end = scanner.literalEnd(of: tag), end.upperBound <= range.upperBound
      {
        append("", for: tag.range)
        output += bytes[tag.range.upperBound..<end.lowerBound]
        index = append("", for: end)
      } else if let end = literal(at: brace, isCode: true) {
        index = end
      } else {
        output.append(bytes[brace])
        index = brace + 1
      }
    }
    guard index < range.upperBound else { return index }
    output += bytes[index..<range.upperBound]
    return range.upperBound
  }

  static func lineEnds(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var last: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") && last != UInt8(ascii: "\r") { count += 1 }
      last = byte
    }
    return count
  }

  /// Whether nothing else is on the lines of a range.
  func isAlone(_ range: Range<Int>) -> Bool {
    let before = bytes[..<range.lowerBound].last { !$0.isSpaceOrTab }
    let after = bytes[range.upperBound...].first { !$0.isSpaceOrTab }
    return before?.isLineEnd ?? true && after?.isLineEnd ?? true
  }

  /// Whether nothing else is on the lines of a range, nor on the line after them.
  func isParagraph(_ range: Range<Int>) -> Bool {
    guard isAlone(range), let end = bytes[range.upperBound...].firstIndex(where: \.isLineEnd) else {
      return isAlone(range)
    }
    let isPair = bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
    return bytes[(end + (isPair ? 2 : 1))...].first { !$0.isSpaceOrTab }?.isLineEnd ?? true
  }

  func indent(before index: Int) -> ArraySlice<UInt8> { bytes[bytes.lineStart(before: index)..<index] }
}

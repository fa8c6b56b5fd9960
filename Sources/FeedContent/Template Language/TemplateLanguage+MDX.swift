import FeedDiagnostics
import FeedMedia
import FeedYAML

/// MDX 3, which is Markdown with programs in it: nothing runs them, and what they say in plain words stays. Its comments are
/// read in any Markdown, since Docusaurus writes them there.
extension TemplateLanguage {
  /// Whether a body is MDX although its name does not say so: Docusaurus reads every `.md` as such, and those that need it
  /// import something, on a line after an empty one.
  static func hasImport(_ body: String) -> Bool {
    guard hasLine(of: body, beginningWith: UInt8(ascii: "i")) else { return false }
    // Compiled once, however many lines there are.
    let pattern = /^import\s+(?:[\w$*{}, ]+\s+from\s+)?(?:"[^"]+"|'[^']+');?(?:\s*import\s.*)?\s*$/
    var isAfterEmptyLine = true
    var isInCode = false
    for line in body.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: "```".utf8) || line.starts(with: "~~~".utf8) { isInCode.toggle() }
      if isAfterEmptyLine, !isInCode, line.starts(with: "import ".utf8) {
        if String(decoding: line.prefix(512), as: UTF8.self).contains(pattern) { return true }
      }
      isAfterEmptyLine = line.allSatisfy { $0 <= UInt8(ascii: " ") }
    }
    return false
  }

  private static func hasLine(of body: String, beginningWith byte: UInt8) -> Bool {
    var previous = UInt8(ascii: "\n")
    // An array is walked through several times as fast as a string.
    for other in Array(body.utf8) {
      if other == byte, previous == UInt8(ascii: "\n") { return true }
      previous = other
    }
    return false
  }

  /// Where reading continues after what begins at an index of MDX; nil where nothing does.
  mutating func mdx(at index: Int) -> Int? {
    switch bytes[index] {
    case UInt8(ascii: "{"): return expression(at: index)
    case UInt8(ascii: "<"): return element(at: index)
    case UInt8(ascii: "i"), UInt8(ascii: "e"): return isLineStart(index) ? module(at: index) : nil
    case UInt8(ascii: " "), UInt8(ascii: "\t"): return isLineStart(index) ? indentation(at: index) : nil
    default: return nil
    }
  }

  private func isLineStart(_ index: Int) -> Bool {
    index == 0 || bytes[index - 1].isLineEnd
  }

  /// `import …` and `export …`, which are in no paragraph: the machinery of the page.
  private mutating func module(at index: Int) -> Int? {
    let word = bytes[index...].prefix(6)
    guard word.elementsEqual("import".utf8) || word.elementsEqual("export".utf8),
      index == mdx.moduleEnd || !followsWords(),
      let end = mdx.jsx.moduleEnd(at: index)
    else { return nil }
    noteFile(importedBy: bytes[index..<end])
    if page.fields.fields.isEmpty, ExportedMetadata.isBegun(by: bytes[index..<end]) {
      note("metadata", at: index..<end)
    }
    append("", for: index..<end)
    // Another one may be on the next line.
    mdx.moduleEnd = bytes[end...].firstIndex { $0 > UInt8(ascii: "\r") } ?? end
    return end
  }

  /// Notes the name of a picture, recording or video that a module imports from a path.
  private mutating func noteFile(importedBy module: ArraySlice<UInt8>) {
    guard module.count < 512, module.starts(with: "import".utf8) else { return }
    let words = String(decoding: module, as: UTF8.self).split(maxSplits: 3, whereSeparator: \.isWhitespace)
    guard words.count == 4, words[2] == "from", let quote = words[3].first, quote == "\"" || quote == "'" else {
      return
    }
    let path = String(words[3].dropFirst().prefix { $0 != quote && $0 != "?" })
    guard path.hasPrefix(".") || path.hasPrefix("/"), MediaTypes.isMedia(path) else { return }
    mdx.jsx.importedFiles[String(words[1])] = path
  }

  /// Whether the line before is one of a paragraph.
  private func followsWords() -> Bool {
    guard output.last == UInt8(ascii: "\n") else { return !output.isEmpty }
    let line = output.dropLast().suffix(Self.longestLookBack).reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed()
    guard let first = line.first(where: { $0 > UInt8(ascii: " ") }) else { return false }
    return first != UInt8(ascii: "#") && !["```", "~~~"].contains { line.starts(with: $0.utf8) }
  }

  /// How far back the beginning of a line is looked for.
  private static let longestLookBack = 1024

  // MARK: Expressions

  /// `{/* … */}` on a line of its own or after the words of a heading: the end of the excerpt, an id, or nothing.
  mutating func programComment(at index: Int) -> Int? {
    guard let end = commentEnd(at: index) else { return nil }
    let inner = String(decoding: bytes[(index + 3)..<max(index + 3, end - 3)], as: UTF8.self)
    let isLast = bytes[end...].first { !$0.isSpaceOrTab }.map { $0 < UInt8(ascii: " ") }
    // A copy, since a part of the output would make the next line be written into another one.
    let line = Array(output.suffix(Self.longestLookBack).reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed())
    let marks = line.prefix { $0 == UInt8(ascii: "#") }.count
    if isLast ?? true, (1...6).contains(marks), line.dropFirst(marks).first == UInt8(ascii: " ") {
      let id = Self.id(in: inner)
      return append(page.hasAttributes ? id.map { "{#\($0)}" } ?? "" : "", for: index..<end)
    }
    if isAlone(index..<end), line.count < 4 {
      return inner.trimmingWhitespace.lowercased() == "truncate"
        ? append("<!--more-->", for: index..<end) : leaveOut(index..<end)
    }
    return page.isMDX ? append("", for: index..<end) : nil
  }

  /// The id in the comment of a heading: `#id`, or a word without spaces around it, as the pages of React write it.
  private static func id(in comment: String) -> Substring? {
    let words = comment.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    let id = first.hasPrefix("#") ? first.dropFirst() : first
    guard id != first || first.utf8.count == comment.utf8.count, !id.isEmpty,
      id.utf8.allSatisfy({ TemplateScanner.isWord($0) })
    else { return nil }
    return id
  }

  /// Where a comment ends that begins at a brace. Outside of MDX it does not continue after its line.
  private mutating func commentEnd(at index: Int) -> Int? {
    guard bytes[index...].dropFirst().starts(with: "/*".utf8), output.last != UInt8(ascii: "\\"),
      let end = mdx.jsx.expressionEnd(at: index), end - index >= 6, bytes[(end - 3)..<end].starts(with: "*/".utf8),
      page.isMDX || Self.lineEnds(in: bytes[index..<end]) == 0
    else { return nil }
    return end
  }

  /// `{…}`: a comment, a text, or a program that is not run.
  private mutating func expression(at index: Int) -> Int? {
    if let end = programComment(at: index) { return end }
    // Docusaurus names headings in braces, as lists of attributes do.
    guard index + 1 < bytes.count, !"#.:".utf8.contains(bytes[index + 1]), !Self.isPartOfCode(output.last),
      let end = mdx.jsx.expressionEnd(at: index)
    else { return nil }
    if let text = mdx.jsx.literal(in: index..<end) {
      // What is written so is meant to be nothing but text; in an element of HTML no backslash protects it.
      let isInElement = output.last == UInt8(ascii: ">")
      return append(isInElement ? Self.escapedForHTML(text) : Self.escaped(text), for: index..<end)
    }
    note(firstLine(of: index..<end), at: index..<end)
    return leaveOut(index..<end)
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\`*_{}[]<>()#+-!|&~$^=:@".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  private static func escapedForHTML(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  // MARK: Elements

  /// A component, whose content stays, or an HTML element.
  private mutating func element(at index: Int) -> Int? {
    guard output.last != UInt8(ascii: "\\") else { return nil }
    if bytes[index...].starts(with: "<!--".utf8) {
      // It stays as it is.
      let end = mdx.jsx.htmlCommentEnd(at: index)
      if let end { output += bytes[index..<end] }
      return end
    }
    guard let tag = mdx.jsx.tag(at: index) else { return nil }
    if tag.isEnd, let place = mdx.open.lastIndex(where: { $0.name == tag.name }) { mdx.open.removeSubrange(place...) }
    if !tag.isEnd, !tag.isClosed { open(tag) }
    guard tag.isComponent || tag.hasUnknownSource else {
      let written = String(decoding: bytes[tag.range], as: UTF8.self)
      guard written.contains("{") || written.contains("className") || tag.isClosed else { return nil }
      return append(tag.html, for: tag.range)
    }
    let shortcode = ForeignTag(
      form: .shortcode, range: tag.range, name: tag.name.lowercased(), isEnd: tag.isEnd, rest: Substring(tag.arguments))
    let isInBlock = rawBlocks.isInBlock(after: output)
    let meaning = TemplateMeaning(
      page: page, isAddress: false, next: nil, isParagraph: !isInBlock && isParagraph(tag.range))
    if let text = meaning.text(of: shortcode) {
      return append(isInBlock ? markup.html(of: text) : text, for: tag.range)
    }
    if !tag.isEnd, !tag.name.isEmpty { note(tag.name, at: tag.range) }
    return leaveOut(tag.range)
  }

  // MARK: Indentation

  /// Notes how far the lines are indented that an element holds which begins on a line of its own.
  private mutating func open(_ tag: JSXTag) {
    guard isAlone(tag.range), let next = bytes[tag.range.upperBound...].firstIndex(where: { $0 > UInt8(ascii: " ") })
    else { return }
    let own = mdx.open.last?.outermost ?? indent(before: tag.range.lowerBound).count
    mdx.open.append(MDXReading.Element(name: tag.name, outermost: own, inner: indent(before: next).count))
  }

  /// MDX has no code that is only indented: what an element holds stands as far to the right of it as its author likes.
  private mutating func indentation(at index: Int) -> Int? {
    guard let element = mdx.open.last, element.inner > element.outermost else { return nil }
    let spaces = bytes[index...].prefix(element.inner).prefix { $0.isSpaceOrTab }
    guard spaces.count > element.outermost else { return nil }
    output += spaces.prefix(element.outermost)
    return append("", for: (index + element.outermost)..<spaces.endIndex)
  }

  /// Appends code of MDX without the indentation of the elements around it.
  mutating func append(mdxCode range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if isLineStart(index), let next = indentation(at: index), next <= range.upperBound {
        index = next
        continue
      }
      output.append(bytes[index])
      index += 1
    }
  }
}

/// How far the reading of an MDX body is.
struct MDXReading {
  /// An element that began on a line of its own and is open.
  struct Element {
    let name: String
    /// How far the line of the outermost of those that are open is indented: what holds that one begins there.
    let outermost: Int
    /// How far the first line in it is indented.
    let inner: Int
  }

  var jsx: JSXScanner
  /// Where the line after the last module begins.
  var moduleEnd: Int?
  /// The elements that are open, the innermost last.
  var open: [Element] = []
}

import FeedMarkdown

/// MDX 3, which is Markdown with programs in it: nothing runs them, and what they say in plain words stays.
///
/// A reason for a file of its own: nothing else here looks at a body that is no MDX.
extension TemplateLanguage {
  /// Whether a body is MDX although its name does not say so: Docusaurus reads every `.md` as such, and those that need it
  /// begin with an import.
  static func beginsWithImport(_ body: String) -> Bool {
    let text = body.utf8.drop { $0 <= UInt8(ascii: " ") }
    guard text.starts(with: "import ".utf8) else { return false }
    let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }.prefix(512), as: UTF8.self)
    return line.contains(/^import\s+(?:[\w$*{}, ]+\s+from\s+)?(?:"[^"]+"|'[^']+');?\s*$/)
  }

  /// Where reading goes on behind what begins at an index of MDX; nil where nothing does.
  mutating func mdx(at index: Int) -> Int? {
    let isLineStart = index == 0 || bytes[index - 1] == UInt8(ascii: "\n") || bytes[index - 1] == UInt8(ascii: "\r")
    switch bytes[index] {
    case UInt8(ascii: "{"): return expression(at: index)
    case UInt8(ascii: "<"): return element(at: index)
    case UInt8(ascii: "i") where isLineStart, UInt8(ascii: "e") where isLineStart: return module(at: index)
    case UInt8(ascii: " ") where isLineStart, UInt8(ascii: "\t") where isLineStart: return indentation(at: index)
    default: return nil
    }
  }

  /// `import …` and `export …` between empty lines: the machinery of the page.
  private mutating func module(at index: Int) -> Int? {
    let word = bytes[index...].prefix(6)
    guard word.elementsEqual("import".utf8) || word.elementsEqual("export".utf8) else { return nil }
    let before = output.lastIndex { $0 > UInt8(ascii: " ") }.map { output[($0 + 1)...] } ?? output[...]
    guard before.startIndex == 0 || Self.lineEnds(in: before) > 1 || index == mdx.moduleEnd else { return nil }
    guard let end = mdx.jsx.moduleEnd(at: index) else { return nil }
    append("", for: index..<end)
    // Another one may stand on the next line.
    mdx.moduleEnd = bytes[end...].firstIndex { $0 > UInt8(ascii: "\r") } ?? end
    return end
  }

  /// `{/* … */}`: nothing, but for the end of the excerpt and the id of a heading, which Docusaurus writes so in any file.
  mutating func programComment(at index: Int) -> Int? {
    guard bytes[index...].dropFirst().starts(with: "/*".utf8), output.last != UInt8(ascii: "\\"),
      let end = mdx.jsx.expressionEnd(at: index), bytes[..<end].dropLast().suffix(2).elementsEqual("*/".utf8)
    else { return nil }
    let words = String(decoding: bytes[(index + 3)..<max(index + 3, end - 3)], as: UTF8.self).trimmingWhitespace
    let line = output[((output.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1)...]
    if words.lowercased() == "truncate" {
      append("<!--more-->", for: index..<end)
    } else if page.hasAttributes, line.first == UInt8(ascii: "#"), let id = words.wholeMatch(of: /#?([\w-]+)/)?.1 {
      append("{#\(id)}", for: index..<end)
    } else {
      append("", for: index..<end)
    }
    return end
  }

  /// `{…}`: a comment, a text, or a program that nobody runs.
  private mutating func expression(at index: Int) -> Int? {
    if let end = programComment(at: index) { return end }
    // Docusaurus names headings in braces, as lists of attributes do.
    guard index + 1 < bytes.count, !"#.:".utf8.contains(bytes[index + 1]), !Self.isPartOfCode(output.last),
      let end = mdx.jsx.expressionEnd(at: index), !math.isInMath(before: end, in: bytes)
    else { return nil }
    if let text = mdx.jsx.literal(in: index..<end) {
      append(text, for: index..<end)
    } else {
      note(UnknownTag(name: "{}", text: firstLine(of: index..<end), offset: index))
      leaveOut(index..<end)
    }
    return end
  }

  /// A component, of which the words within stay, or an element of HTML.
  private mutating func element(at index: Int) -> Int? {
    guard output.last != UInt8(ascii: "\\"), let tag = mdx.jsx.tag(at: index) else { return nil }
    guard tag.isComponent || tag.hasUnknownSource else {
      let written = String(decoding: bytes[tag.range], as: UTF8.self)
      guard written.contains("{") || written.contains("className") || tag.isClosed else { return nil }
      append(tag.html, for: tag.range)
      return tag.range.upperBound
    }
    if tag.isEnd {
      if !mdx.indentations.isEmpty { mdx.indentations.removeLast() }
      leaveOut(tag.range)
      return tag.range.upperBound
    }
    if !tag.isClosed { mdx.indentations.append(indentationBehind(tag.range.upperBound)) }
    let shortcode = TemplateTag(
      form: .shortcode, range: tag.range, name: tag.name.lowercased(), isEnd: false, rest: Substring(tag.arguments))
    let meaning = TemplateMeaning(page: page, isAddress: false, next: nil)
    if let text = meaning.text(of: shortcode) {
      append(text, for: tag.range)
    } else {
      if !tag.name.isEmpty { note(UnknownTag(name: tag.name, text: firstLine(of: tag.range), offset: index)) }
      leaveOut(tag.range)
    }
    return tag.range.upperBound
  }

  // MARK: Indentation

  /// MDX has no code that is only indented: what components hold stands as far to the right as their author likes.
  private mutating func indentation(at index: Int) -> Int? {
    guard let most = mdx.indentations.last, most > 0 else { return nil }
    let end = bytes[index...].prefix(most).firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    let next = end ?? min(bytes.count, index + most)
    guard next > index else { return nil }
    append("", for: index..<next)
    return next
  }

  /// How far the next line that is not empty is indented.
  private func indentationBehind(_ index: Int) -> Int {
    guard let first = bytes[index...].firstIndex(where: { $0 > UInt8(ascii: " ") }) else { return 0 }
    let spaces = bytes[index..<first].reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    // What stands behind the tag on its line says nothing of the lines below.
    return spaces == first - index ? mdx.indentations.last ?? 0 : spaces
  }

  /// Appends code of MDX without the indentation of the components around it.
  mutating func append(mdxCode range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let isLineStart = index == 0 || bytes[index - 1] == UInt8(ascii: "\n") || bytes[index - 1] == UInt8(ascii: "\r")
      if isLineStart, let next = indentation(at: index), next <= range.upperBound {
        index = next
        continue
      }
      output.append(bytes[index])
      index += 1
    }
  }

  private func firstLine(of range: Range<Int>) -> String {
    String(decoding: bytes[range].prefix { $0 >= UInt8(ascii: " ") }, as: UTF8.self)
  }
}

/// How far the reading of an MDX body is.
struct MDXReading {
  /// What finds tags and programs.
  var jsx: JSXScanner
  /// Where the line behind the last module begins.
  var moduleEnd: Int?
  /// How far the lines within each component that is open are indented.
  var indentations: [Int] = []
}

import FeedDiagnostics
import FeedMarkup

/// A tag of JSX within MDX: `<Note type="tip">`, `</Note>`, `<img src={picture} />`, `<>`.
struct JSXTag {
  enum Value: Hashable {
    /// A text or a number, in quotation marks or in braces, with the character references of HTML.
    case text(String)
    /// A program in braces, which nothing runs here.
    case program
    /// Nothing: the name alone says it.
    case nothing
  }

  /// What is between `<` and the attributes; empty for a fragment.
  let name: String
  /// Whether it ends what a tag of the same name began.
  let isEnd: Bool
  let isClosed: Bool
  /// The attributes in their order; those that a program spreads over the tag are left out.
  let attributes: [(name: String, value: Value)]
  /// Where it is, from `<` to `>`.
  let range: Range<Int>

  /// Whether it is no element of HTML but something that a program makes.
  var isComponent: Bool { name.first.map { $0.isUppercase } ?? true || name.contains(".") }

  /// Whether only a program knows which picture or film it shows.
  var hasUnknownSource: Bool { attributes.contains { $0.name == "src" && $0.value == .program } }

  /// The texts of its attributes, as the arguments of a shortcode are written.
  var arguments: String {
    attributes.compactMap { name, value in
      guard case .text(let text) = value else { return nil }
      return "\(name)=\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }.joined(separator: " ")
  }

  /// The tag as HTML has it, without what only a program can tell.
  var html: String {
    guard !isEnd else { return "</\(name)>" }
    var text = "<\(name)"
    for (name, value) in attributes {
      let name = ["className": "class", "htmlFor": "for"][name] ?? name
      switch value {
      case .text(let value):
        text += " \(name)=\"\(value.replacing("\"", with: "&quot;"))\""
      case .nothing: text += " \(name)"
      case .program: break
      }
    }
    guard isClosed else { return text + ">" }
    return text + (HTMLTokenizer.void.contains(name) ? ">" : "></\(name)>")
  }
}

/// Finds tags, expressions and modules of MDX 3 in a body, each byte looked at a bounded number of times.
struct JSXScanner {
  let bytes: [UInt8]
  /// The files that modules import, by the names under which expressions know them: `import rain from './rain.webp'`.
  var importedFiles: [String: String] = [:]
  /// How many bytes may still be looked at in vain, in all parts of a body together.
  var patience = 1 << 18

  /// The longest text of an attribute, expression or `import`.
  private static let longest = 1 << 14
  /// The longest `export`.
  private static let longestModule = 1 << 16

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Takes over what was found in the text around this one.
  mutating func goOn(from other: JSXScanner) { (importedFiles, patience) = (other.importedFiles, other.patience) }

  /// The tag that begins at `<`; nil where none does.
  mutating func tag(at start: Int) -> JSXTag? {
    guard patience > 0 else { return nil }
    var index = start + 1
    let tag = tag(at: start, &index)
    if tag == nil { patience -= index - start }
    return tag
  }

  private mutating func tag(at start: Int, _ index: inout Int) -> JSXTag? {
    let isEnd = byte(at: index) == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let name = word(&index)
    guard name.utf8.first?.isASCIILetter ?? true else { return nil }
    var attributes: [(name: String, value: JSXTag.Value)] = []
    while true {
      skipSpace(&index)
      switch byte(at: index) {
      case UInt8(ascii: ">"):
        return JSXTag(name: name, isEnd: isEnd, isClosed: false, attributes: attributes, range: start..<(index + 1))
      case UInt8(ascii: "/"):
        guard byte(at: index + 1) == UInt8(ascii: ">"), !name.isEmpty else { return nil }
        return JSXTag(name: name, isEnd: isEnd, isClosed: true, attributes: attributes, range: start..<(index + 2))
      case UInt8(ascii: "{"):
        guard let end = expressionEnd(at: index) else { return nil }
        index = end
      default:
        guard !name.isEmpty, !isEnd, let attribute = attribute(&index) else { return nil }
        attributes.append(attribute)
      }
    }
  }

  private mutating func attribute(_ index: inout Int) -> (name: String, value: JSXTag.Value)? {
    let name = word(&index)
    guard !name.isEmpty else { return nil }
    var next = index
    skipSpace(&next)
    guard byte(at: next) == UInt8(ascii: "=") else { return (name, .nothing) }
    next += 1
    skipSpace(&next)
    index = next
    switch byte(at: next) {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let end = bytes[(next + 1)...].prefix(Self.longest).firstIndex(of: bytes[next])
      index = end.map { $0 + 1 } ?? min(bytes.count, next + Self.longest)
      return end.map { (name, .text(String(decoding: bytes[(next + 1)..<$0], as: UTF8.self))) }
    case UInt8(ascii: "{"):
      guard let end = expressionEnd(at: next) else { return nil }
      index = end
      let text = literal(in: next..<end) ?? importedFile(in: next..<end)
      return (name, text.map { .text($0.replacing("&", with: "&amp;")) } ?? .program)
    default: return nil
    }
  }

  /// The index after the HTML comment that begins at an index; nil where it is not closed.
  mutating func htmlCommentEnd(at start: Int) -> Int? {
    guard patience > 0 else { return nil }
    if let end = bytes[(start + 4)...].firstRange(of: "-->".utf8) { return end.upperBound }
    patience -= bytes.count - start
    return nil
  }

  /// The file that an expression such as `{rain}` or `{rain.src}` names.
  private func importedFile(in range: Range<Int>) -> String? {
    guard !importedFiles.isEmpty, range.count < 256 else { return nil }
    let name = String(decoding: bytes[range.dropFirst().dropLast()], as: UTF8.self).trimmingWhitespace
    return importedFiles[name.hasSuffix(".src") ? String(name.dropLast(4)) : name]
  }

  /// The text that an expression is, braces included, where it is nothing but one; empty for a comment.
  func literal(in range: Range<Int>) -> String? {
    let content = String(decoding: bytes[range.dropFirst().dropLast()], as: UTF8.self).trimmingWhitespace
    if content.isEmpty || content.hasPrefix("/*") && content.hasSuffix("*/") { return "" }
    if Double(content) != nil { return content }
    guard let quote = content.first, "\"'`".contains(quote), content.last == quote, content.utf8.count > 1 else {
      return nil
    }
    let inner = content.dropFirst().dropLast()
    return inner.contains { $0 == quote || $0 == "\\" || $0 == "$" && quote == "`" } ? nil : String(inner)
  }

  /// The index after the closing brace of an expression that begins at `{`; nil where it is not closed.
  mutating func expressionEnd(at start: Int) -> Int? {
    guard patience > 0 else { return nil }
    let end = program(from: start, upTo: Self.longest) { depth, _ in depth == 0 }
    if end == nil { patience -= min(Self.longest, bytes.count - start) }
    return end
  }

  /// Where an `import` or `export` ends that begins a line, at the end of one.
  mutating func moduleEnd(at start: Int) -> Int? {
    let isImport = bytes[start...].starts(with: "import".utf8)
    var words = bytes[(start + 6)...].prefix(64)
    guard words.first?.isSpaceOrTab == true, patience > 0 else { return nil }
    words = words.drop { $0.isSpaceOrTab }
    guard isImport ? isImportClause(words) : Self.exports.contains(where: { words.starts(with: $0.utf8) }) else {
      return nil
    }
    let end =
      isImport
      ? program(from: start, upTo: Self.longest) { depth, index in depth <= 0 && isLineEnd(index) }
      : program(from: start, upTo: Self.longestModule) { depth, index in
        isLineEnd(index) && isModuleEnd(at: index, isOpen: depth > 0)
      }
    guard let end else {
      patience -= min(isImport ? Self.longest : Self.longestModule, bytes.count - start)
      return nil
    }
    let namesSource = bytes[start..<end].contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    return isImport && !namesSource ? nil : end
  }

  private static let exports = ["const ", "let ", "var ", "function", "async ", "default ", "class ", "{", "*"]

  /// Whether a module ends at the end of a line: where an empty line follows, unless brackets are open and the next line
  /// with words goes on with them. What begins a line of its own is rather a paragraph than part of a program.
  private func isModuleEnd(at index: Int, isOpen: Bool) -> Bool {
    var next = index
    var lines = 0
    while let byte = byte(at: next), byte <= UInt8(ascii: " ") {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && self.byte(at: next + 1) != UInt8(ascii: "\n") {
        lines += 1
      }
      next += 1
    }
    guard lines > 1 || next == bytes.count else { return false }
    guard isOpen, let first = byte(at: next) else { return true }
    return isLineEnd(next - 1) && !"})]".utf8.contains(first)
  }

  private func isLineEnd(_ index: Int) -> Bool { byte(at: index)?.isLineEnd ?? true }

  /// Whether the text after `import` is that of an import: a text, braces, a star, or a name before `from` or a comma.
  private func isImportClause(_ words: ArraySlice<UInt8>) -> Bool {
    guard let first = words.first else { return false }
    if "\"'{*".utf8.contains(first) { return true }
    let name = words.prefix { TemplateScanner.isWord($0) || $0 == UInt8(ascii: "$") }
    let rest = words[name.endIndex...].drop { $0 == UInt8(ascii: " ") }
    return !name.isEmpty && (rest.first == UInt8(ascii: ",") || rest.starts(with: "from ".utf8))
  }

  /// Goes through a program, past its texts and comments, until it ends.
  ///
  /// - Parameter isEnd: Called after each closing bracket, at each end of a line and at the very end, with the number
  ///   of open brackets.
  private func program(from start: Int, upTo length: Int, isEnd: (_ depth: Int, _ index: Int) -> Bool) -> Int? {
    var depth = 0
    var index = start
    let limit = min(bytes.count, start + length)
    while index < limit {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if isEnd(depth, index + 1) { return index + 1 }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): if isEnd(depth, index) { return index }
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): index = textEnd(at: index, limit) ?? index
      case UInt8(ascii: "/") where byte(at: index + 1) == UInt8(ascii: "*"):
        index += 2
        while index < limit, bytes[index] != UInt8(ascii: "*") || byte(at: index + 1) != UInt8(ascii: "/") {
          index += 1
        }
        index += 1
      case UInt8(ascii: "/") where byte(at: index + 1) == UInt8(ascii: "/") && bytes[index - 1] != UInt8(ascii: ":"):
        while index + 1 < limit, !isLineEnd(index + 1) { index += 1 }
      default: break
      }
      index += 1
    }
    return limit == bytes.count && isEnd(depth, limit) ? limit : nil
  }

  /// Where a text in a program ends, at its last quotation mark; nil for an apostrophe, which nothing closes on its line.
  private func textEnd(at start: Int, _ limit: Int) -> Int? {
    var index = start + 1
    while index < limit {
      switch bytes[index] {
      case bytes[start]: return index
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\n") where bytes[start] != UInt8(ascii: "`"): return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func word(_ index: inout Int) -> String {
    let start = index
    while let byte = byte(at: index),
      TemplateScanner.isWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
    {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func skipSpace(_ index: inout Int) {
    while let byte = byte(at: index), byte <= UInt8(ascii: " ") { index += 1 }
  }
}

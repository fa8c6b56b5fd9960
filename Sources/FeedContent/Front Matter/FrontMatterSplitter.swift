package import FeedDiagnostics
import FeedYAML

/// Front matter as it is in a file, without its delimiters.
struct FrontMatter: Sendable {
  /// What front matter can be written in.
  enum Language: Sendable {
    case yaml, toml, json
    /// Lines `Key: value` without delimiters, as Pelican and Nikola read them.
    case lines
  }

  let language: Language
  /// A part of the bytes of the file.
  let text: ArraySlice<UInt8>
  /// How many lines of the file come before the text.
  let lineOffset: Int
}

/// Parts a file into its front matter and its body.
struct FrontMatterSplitter {
  struct Parts: Sendable {
    let frontMatter: FrontMatter?
    let body: String
    /// The line of the file on which the body begins.
    let bodyLine: Int
  }

  /// The path that messages name.
  let file: String

  /// Parts a file: YAML between lines `---`, or of other dashes (``JoinedDashes``), TOML between lines `+++`, JSON from
  /// its first brace to the last, or lines of metadata before the first empty one.
  ///
  /// Delimiters are lines of their own, so that dashes within the YAML harm nothing.
  func split(_ bytes: [UInt8]) throws(Diagnostic) -> Parts {
    // The other half of a letter of ASCII in UTF-16: what such a file says would not be understood, not even that it is a
    // draft.
    if let zero = bytes.prefix(2).firstIndex(of: 0) { throw Self.invalidUTF8(at: zero, in: bytes, file: file) }
    let bytes = Self.withLineFeeds(bytes)
    let rest = Self.withoutByteOrderMark(bytes[...])
    let (start, blank) = Self.start(of: rest)
    let opening = Self.line(in: rest[start...])
    if let program = opening.flatMap({ Self.program(of: $0.text) }) {
      throw Diagnostic(.frontMatter(.program(program)), at: SourceLocation(file: file, line: 1, column: 1))
    }
    guard let opening, let language = Self.language(of: opening.text, in: rest[start...]) else {
      if let opening, let closing = JoinedDashes.closing(in: rest, after: opening) {
        let text = rest[opening.end..<closing.text.startIndex]
        return try parts(
          rest, FrontMatter(language: .yaml, text: text, lineOffset: 1), bodyFrom: closing.end, of: bytes)
      }
      if let end = MetadataLines.end(in: rest) {
        return try parts(
          rest, FrontMatter(language: .lines, text: rest[..<end], lineOffset: 0), bodyFrom: end, of: bytes)
      }
      return Parts(frontMatter: nil, body: try Self.decode(rest, of: bytes, file: file), bodyLine: 1)
    }
    if opening.text.first == UInt8(ascii: "{") {
      guard let end = JSONExtent.end(in: rest) else { throw try unclosed(rest, of: bytes, end: "}") }
      return try parts(rest, FrontMatter(language: .json, text: rest[..<end], lineOffset: 0), bodyFrom: end, of: bytes)
    }
    let delimiter = opening.text.prefix(3)
    var position = opening.end
    while let line = Self.line(in: rest[position...]) {
      if line.text.elementsEqual(delimiter) || language == .yaml && line.text.elementsEqual("...".utf8) {
        let text = rest[opening.end..<line.text.startIndex]
        return try parts(
          rest, FrontMatter(language: language, text: text, lineOffset: blank + 1), bodyFrom: line.end, of: bytes)
      }
      position = line.end
    }
    throw try unclosed(rest, of: bytes, end: String(decoding: delimiter, as: UTF8.self))
  }

  private func parts(
    _ rest: ArraySlice<UInt8>, _ frontMatter: FrontMatter, bodyFrom start: Int, of bytes: [UInt8]
  ) throws(Diagnostic) -> Parts {
    if !frontMatter.text.allSatisfy({ $0 < 0x80 }) { _ = try Self.decode(frontMatter.text, of: bytes, file: file) }
    var bodyStart = start
    if frontMatter.language == .json, let line = Self.line(in: rest[start...]), line.text.isEmpty {
      bodyStart = line.end
    }
    let lines = rest[..<bodyStart].count { $0 == UInt8(ascii: "\n") }
    return Parts(
      frontMatter: frontMatter, body: try Self.decode(rest[bodyStart...], of: bytes, file: file), bodyLine: lines + 1)
  }

  private func unclosed(
    _ rest: ArraySlice<UInt8>, of bytes: [UInt8], end: String
  ) throws(Diagnostic) -> Diagnostic {
    _ = try Self.decode(rest, of: bytes, file: file)
    return Diagnostic(.frontMatter(.unclosed(end: end)), at: SourceLocation(file: file, line: 1, column: 1))
  }

  /// The index at which front matter may begin, and the number of empty lines before it, which Hugo and Zola skip.
  ///
  /// Dashes after an empty line are a thematic break unless a key follows them.
  private static func start(of rest: ArraySlice<UInt8>) -> (index: Int, blank: Int) {
    var (index, blank) = (rest.startIndex, 0)
    while let line = line(in: rest[index...]), line.text.isEmpty { (index, blank) = (line.end, blank + 1) }
    guard blank > 0, let opening = line(in: rest[index...]), let first = line(in: rest[opening.end...])?.text else {
      return (rest.startIndex, 0)
    }
    let isKey = first.first.map { $0 > UInt8(ascii: " ") } == true && first.contains(UInt8(ascii: ":"))
    let begins = opening.text.elementsEqual("+++".utf8) || opening.text.elementsEqual("---".utf8) && isKey
    return begins ? (index, blank) : (rest.startIndex, 0)
  }

  /// The language that the first line announces; nil where no front matter begins.
  private static func language(of line: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) -> FrontMatter.Language? {
    switch line.first {
    case UInt8(ascii: "-"):
      // Eleventy and similar generators name the language after the dashes.
      line.elementsEqual("---".utf8) || line.elementsEqual("---yaml".utf8)
        ? .yaml : line.elementsEqual("---toml".utf8) ? .toml : line.elementsEqual("---json".utf8) ? .json : nil
    case UInt8(ascii: "+"): line.elementsEqual("+++".utf8) ? .toml : nil
    case UInt8(ascii: "{"): JSONExtent.begins(in: text) ? .json : nil
    default: nil
    }
  }

  /// The language of a program in place of front matter, which Eleventy runs; nil where there is none.
  private static func program(of line: ArraySlice<UInt8>) -> String? {
    guard line.starts(with: "---".utf8), (5...13).contains(line.count) else { return nil }
    let name = String(decoding: line.dropFirst(3), as: UTF8.self).trimmingWhitespace
    return ["js", "javascript", "node"].contains(name) ? name : nil
  }

  /// The bytes without carriage returns that stand alone: line feeds are in their places if there are no other line ends,
  /// as old editors of the Mac write, else spaces, since no editor shows a line end there.
  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard let first = bytes.firstIndex(of: carriageReturn) else { return bytes }
    let replacement = bytes.contains(lineFeed) ? UInt8(ascii: " ") : lineFeed
    var result = bytes
    for index in first..<bytes.count where bytes[index] == carriageReturn {
      if index + 1 == bytes.count || bytes[index + 1] != lineFeed { result[index] = replacement }
    }
    return result
  }

  /// The bytes without the mark that some editors put before a text.
  static func withoutByteOrderMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }

  /// The text of a file, which must be UTF-8.
  static func decode(_ bytes: [UInt8], file: String) throws(Diagnostic) -> String {
    try decode(bytes[...], of: bytes, file: file)
  }

  private static func decode(_ part: ArraySlice<UInt8>, of bytes: [UInt8], file: String) throws(Diagnostic) -> String {
    if let text = String(validating: part, as: UTF8.self) { return text }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
    throw invalidUTF8(at: offset, in: bytes, file: file)
  }

  /// The error about a byte that is not part of a character, before which all are.
  private static func invalidUTF8(at offset: Int, in bytes: [UInt8], file: String) -> Diagnostic {
    Diagnostic(.frontMatter(.invalidUTF8(offset: offset)), at: SourceLocation(file: file, offset: offset, in: bytes))
  }

  /// The next line without its end and without trailing white space; nil at the end of the text.
  static func line(in text: ArraySlice<UInt8>) -> (text: ArraySlice<UInt8>, end: Int)? {
    guard !text.isEmpty else { return nil }
    let newline = text.firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
    var last = newline
    while last > text.startIndex, [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(text[last - 1]) {
      last -= 1
    }
    return (text[..<last], newline == text.endIndex ? newline : newline + 1)
  }
}

/// Finds front matter between lines such as `—-`, which keyboards of phones and word processors make of `---`, with
/// something invisible beside the dashes, or with too few or too many of them. As text, a draft would be published.
///
/// A text may begin with a dash. So what is between the lines has to look like YAML, and to hold a key that every
/// entry has.
enum JoinedDashes {
  /// The line that closes front matter after the first line of a text; nil where that opens none.
  static func closing(
    in text: ArraySlice<UInt8>, after opening: (text: ArraySlice<UInt8>, end: Int)
  ) -> (text: ArraySlice<UInt8>, end: Int)? {
    guard isJoined(opening.text) else { return nil }
    var position = opening.end
    var (hasKey, isKnown) = (false, false)
    // Text of several lines in YAML is indented, and may hold dashes.
    let isIndented = begins(withSpace: opening.text)
    while let line = FrontMatterSplitter.line(in: text[position...]) {
      if (isIndented || !begins(withSpace: line.text)) && isJoined(line.text) || line.text.elementsEqual("---".utf8)
        || line.text.elementsEqual("...".utf8)
      {
        return isKnown ? line : nil
      }
      if let key = key(of: line.text) {
        hasKey = true
        isKnown = isKnown || KindDeclarationDecoder.sharedKeys.contains(LocatedFields.comparable(key))
      } else if !isBesideKeys(line.text, hasKey: hasKey) {
        return nil
      }
      position = line.end
    }
    return nil
  }

  private static func begins(withSpace line: ArraySlice<UInt8>) -> Bool { line.first.map { $0 <= 0x20 } ?? false }

  /// Whether a line is made of up to three dashes, or of two hyphens or more.
  private static func isJoined(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, first >= 0x80 || " \t-".utf8.contains(first), line.count <= 80 else { return false }
    let dashes = withoutInvisible(String(decoding: line, as: UTF8.self).unicodeScalars)
    if dashes.allSatisfy({ $0 == "-" }) { return dashes.count > 1 }
    return dashes.count <= 3
      && dashes.allSatisfy { $0 == "-" || ("\u{2010}"..."\u{2015}").contains($0) || $0 == "\u{2212}" }
  }

  /// A line without what is typed or copied along on either side: spaces, also without width, and marks of direction.
  private static func withoutInvisible(_ line: String.UnicodeScalarView) -> Substring.UnicodeScalarView {
    func isVisible(_ scalar: Unicode.Scalar) -> Bool {
      scalar != "\t" && ![.format, .spaceSeparator].contains(scalar.properties.generalCategory)
    }
    guard let first = line.firstIndex(where: isVisible), let last = line.lastIndex(where: isVisible) else {
      return line[..<line.startIndex]
    }
    return line[first...last]
  }

  /// The word before a colon with which a line begins.
  private static func key(of line: ArraySlice<UInt8>) -> String? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      colon + 1 == line.endIndex || line[colon + 1] == UInt8(ascii: " "),
      line[..<colon].allSatisfy({ $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "#") })
    else { return nil }
    return String(decoding: line[..<colon], as: UTF8.self)
  }

  /// Whether a line without a key is empty, a comment, or belongs to a key above.
  private static func isBesideKeys(_ line: ArraySlice<UInt8>, hasKey: Bool) -> Bool {
    guard let first = line.first, first != UInt8(ascii: "#") else { return true }
    return hasKey && (" \t]}".utf8.contains(first) || line.starts(with: "- ".utf8))
  }
}

/// The Markdown of a file, and where in the file it is.
package struct BodyText: Sendable {
  /// The text; nothing of the front matter is in it.
  package let text: String
  /// Where its first line is.
  package let place: SourceLocation

  /// Takes the body out of the bytes of a file, which must be UTF-8.
  ///
  /// - Parameter skipsFrontMatter: Whether a block between lines of three dashes at the top is front matter. In plain
  ///   CommonMark it is text like any other.
  package init(of bytes: [UInt8], file: String, skipsFrontMatter: Bool) throws(Diagnostic) {
    if skipsFrontMatter {
      let parts = try FrontMatterSplitter(file: file).split(bytes)
      text = parts.body
      place = SourceLocation(file: file, line: parts.bodyLine, column: 1)
    } else {
      text = try FrontMatterSplitter.decode(bytes, file: file)
      place = SourceLocation(file: file, line: 1, column: 1)
    }
  }
}

import FeedDiagnostics

/// Parts a file into its front matter and its body.
struct FrontMatterSplitter {
  /// A file's two parts.
  struct Parts: Sendable {
    /// The YAML between the delimiters; nil where the file has no front matter.
    let frontMatter: String?
    /// Everything after it.
    let body: String
    /// The line of the file on which the body begins.
    let bodyLine: Int
  }

  /// The path that messages name.
  let file: String

  /// Parts a file; both delimiters are lines of their own, so that dashes within the YAML harm nothing.
  func split(_ bytes: [UInt8]) throws(Diagnostic) -> Parts {
    let rest = Self.withoutByteOrderMark(try Self.decode(bytes, file: file))[...]
    guard let opening = Self.line(in: rest), Self.isDelimiter(opening.text) else {
      if let opening = Self.line(in: rest), opening.text == "+++" {
        throw Diagnostic(
          .frontMatter(.notYAML(delimiter: "+++")), at: SourceLocation(file: file, line: 1, column: 1))
      }
      return Parts(frontMatter: nil, body: String(rest), bodyLine: 1)
    }
    var position = opening.end
    var lineNumber = 1
    while let line = Self.line(in: rest[position...]) {
      lineNumber += 1
      if Self.isDelimiter(line.text) || line.text == "..." {
        return Parts(
          frontMatter: String(rest[opening.end..<line.start]), body: String(rest[line.end...]),
          bodyLine: lineNumber + 1)
      }
      position = line.end
    }
    throw Diagnostic(.frontMatter(.unclosed), at: SourceLocation(file: file, line: 1, column: 1))
  }

  /// The text without the mark that some editors put before it.
  static func withoutByteOrderMark(_ text: String) -> String {
    text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// The text of a file, which must be UTF-8.
  static func decode(_ bytes: [UInt8], file: String) throws(Diagnostic) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var location = SourceLocation(file: file, line: 1, column: 1)
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
      if scalar == "\n" {
        location = SourceLocation(file: file, line: (location.line ?? 1) + 1, column: 1)
      } else {
        location.column = (location.column ?? 1) + 1
      }
    }
    throw Diagnostic(.frontMatter(.invalidUTF8(offset: offset)), at: location)
  }

  private static func isDelimiter(_ line: Substring) -> Bool { line == "---" }

  /// The next line without its end and without trailing white space; nil at the end of the text.
  private static func line(
    in text: Substring
  ) -> (text: Substring, start: String.Index, end: String.Index)? {
    guard !text.isEmpty else { return nil }
    let bytes = text.utf8
    let newline = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    var last = newline
    while last > bytes.startIndex {
      let previous = bytes.index(before: last)
      guard [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(bytes[previous]) else { break }
      last = previous
    }
    return (
      text[bytes.startIndex..<last], bytes.startIndex,
      newline == bytes.endIndex ? newline : bytes.index(after: newline)
    )
  }
}

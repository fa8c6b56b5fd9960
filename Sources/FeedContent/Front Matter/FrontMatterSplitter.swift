import FeedDiagnostics

/// Parts a file into its front matter and its body.
struct FrontMatterSplitter {
  /// A file's two parts.
  struct Parts: Sendable {
    /// The YAML between the delimiters, in the bytes of the file; nil where the file has no front matter.
    let frontMatter: ArraySlice<UInt8>?
    /// Everything after it.
    let body: String
    /// The line of the file on which the body begins.
    let bodyLine: Int
  }

  /// The path that messages name.
  let file: String

  /// Parts a file; both delimiters are lines of their own, so that dashes within the YAML harm nothing.
  func split(_ bytes: [UInt8]) throws(Diagnostic) -> Parts {
    let rest = Self.withoutByteOrderMark(bytes[...])
    guard let opening = Self.line(in: rest), Self.isDelimiter(opening.text) else {
      let body = try Self.decode(rest, of: bytes, file: file)
      if let opening = Self.line(in: rest), opening.text.elementsEqual("+++".utf8) {
        throw Diagnostic(
          .frontMatter(.notYAML(delimiter: "+++")), at: SourceLocation(file: file, line: 1, column: 1))
      }
      return Parts(frontMatter: nil, body: body, bodyLine: 1)
    }
    var position = opening.end
    var lineNumber = 1
    while let line = Self.line(in: rest[position...]) {
      lineNumber += 1
      if Self.isDelimiter(line.text) || line.text.elementsEqual("...".utf8) {
        let frontMatter = rest[opening.end..<line.text.startIndex]
        if !frontMatter.allSatisfy({ $0 < 0x80 }) { _ = try Self.decode(frontMatter, of: bytes, file: file) }
        return Parts(
          frontMatter: frontMatter, body: try Self.decode(rest[line.end...], of: bytes, file: file),
          bodyLine: lineNumber + 1)
      }
      position = line.end
    }
    _ = try Self.decode(rest, of: bytes, file: file)
    throw Diagnostic(.frontMatter(.unclosed), at: SourceLocation(file: file, line: 1, column: 1))
  }

  /// The bytes without the mark that some editors put before a text.
  static func withoutByteOrderMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }

  /// The text of a file, which must be UTF-8.
  static func decode(_ bytes: [UInt8], file: String) throws(Diagnostic) -> String {
    try decode(bytes[...], of: bytes, file: file)
  }

  /// The text of a part of a file, which must be UTF-8.
  private static func decode(_ part: ArraySlice<UInt8>, of bytes: [UInt8], file: String) throws(Diagnostic) -> String {
    if let text = String(validating: part, as: UTF8.self) { return text }
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

  private static func isDelimiter(_ line: ArraySlice<UInt8>) -> Bool { line.elementsEqual("---".utf8) }

  /// The next line without its end and without trailing white space; nil at the end of the text.
  private static func line(in text: ArraySlice<UInt8>) -> (text: ArraySlice<UInt8>, end: Int)? {
    guard !text.isEmpty else { return nil }
    let newline = text.firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
    var last = newline
    while last > text.startIndex, [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(text[last - 1]) {
      last -= 1
    }
    return (text[..<last], newline == text.endIndex ? newline : newline + 1)
  }
}

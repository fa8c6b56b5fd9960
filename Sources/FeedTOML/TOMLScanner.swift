import FeedDiagnostics

/// Walks over the bytes of a TOML document and knows the place of each.
struct TOMLScanner {
  private let bytes: ArraySlice<UInt8>
  private let file: String
  /// The byte that comes next.
  private(set) var position: Int
  private var line: Int
  /// A place on the line whose column is known, so that a long line is counted once only.
  private var mark: (position: Int, column: Int)

  init(_ bytes: ArraySlice<UInt8>, file: String, lineOffset: Int) {
    self.bytes = bytes
    self.file = file
    position = bytes.startIndex
    line = lineOffset + 1
    mark = (bytes.startIndex, 1)
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  /// The next byte; nil at the end.
  var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  /// A byte further on; nil past the end.
  func byte(after count: Int) -> UInt8? {
    position + count < bytes.endIndex ? bytes[position + count] : nil
  }

  /// Where the next byte is, in lines and columns of Unicode scalars.
  var location: SourceLocation {
    mutating get {
      var column = mark.column
      for index in mark.position..<position where bytes[index] & 0xC0 != 0x80 { column += 1 }
      mark = (position, column)
      return SourceLocation(file: file, line: line, column: column)
    }
  }

  func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  func bytes(from start: Int) -> ArraySlice<UInt8> { bytes[start..<position] }

  /// Skips some bytes, none of which ends a line.
  mutating func skip(_ count: Int = 1) { position += count }

  /// Passes over a byte if it is the next one.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Skips the wanted bytes, none of which ends a line.
  mutating func skip(while isWanted: (UInt8) -> Bool) {
    while position < bytes.endIndex, isWanted(bytes[position]) { position += 1 }
  }

  mutating func skipBlanks() {
    skip { $0.isSpaceOrTab }
  }

  /// Passes over the end of a line: a line feed, perhaps with a carriage return before it.
  mutating func takeNewline() -> Bool {
    switch next {
    case UInt8(ascii: "\n"): position += 1
    case UInt8(ascii: "\r") where byte(after: 1) == UInt8(ascii: "\n"): position += 2
    default: return false
    }
    line += 1
    mark = (position, 1)
    return true
  }

  /// Passes over a comment, if one begins here, up to the end of its line.
  mutating func skipComment() throws(Diagnostic) {
    guard take("#") else { return }
    skip { !Self.isControl($0) }
    if let next, !isAtNewline { throw fault(.controlCharacter(next)) }
  }

  /// Passes over blanks, comments and ends of lines.
  mutating func skipLines() throws(Diagnostic) {
    repeat {
      skipBlanks()
      try skipComment()
    } while takeNewline()
  }

  var isAtNewline: Bool {
    next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") && byte(after: 1) == UInt8(ascii: "\n")
  }

  /// Whether a byte is a control character, none of which but the tab may be in a line.
  static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F }

  /// The error that something is wrong at a place; without one, here.
  mutating func fault(_ fault: TOMLFault, at place: SourceLocation? = nil) -> Diagnostic {
    Diagnostic(.frontMatter(.invalidTOML(fault)), at: place ?? location)
  }
}

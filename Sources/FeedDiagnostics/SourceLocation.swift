/// A place in a file of the site: which file and, where known, which line and column.
public struct SourceLocation: Hashable, Sendable {
  /// The path of the file as the user would write it, for example `content/songs/rain.md`.
  public var file: String
  /// The line, counted from one.
  public var line: Int? {
    get { lineNumber == 0 ? nil : Int(lineNumber) }
    set { lineNumber = newValue.map(UInt32.init(clamping:)) ?? 0 }
  }
  /// The column in Unicode scalars, counted from one.
  public var column: Int? {
    get { columnNumber == 0 ? nil : Int(columnNumber) }
    set { columnNumber = newValue.map(UInt32.init(clamping:)) ?? 0 }
  }
  // A site with many entries stores dozens of places for each, so zero means nil.
  private var lineNumber: UInt32 = 0
  private var columnNumber: UInt32 = 0

  /// Creates a location; without a line it means the file as a whole.
  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation {
  /// Creates the location of a byte by its offset in text of UTF-8, whose lines end with line feeds.
  ///
  /// - Parameter firstLine: The number of the line with which the text begins.
  package init(file: String, offset: Int, in bytes: some Sequence<UInt8>, firstLine: Int = 1) {
    var (line, column) = (firstLine, 1)
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.init(file: file, line: line, column: column)
  }
}

extension SourceLocation: Comparable {
  /// Orders by file, then line, then column; a whole file comes before its lines.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.file, lhs.line ?? 0, lhs.column ?? 0) < (rhs.file, rhs.line ?? 0, rhs.column ?? 0)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, as compilers write it and editors understand it.
  public var description: String {
    guard let line else { return file }
    guard let column else { return "\(file):\(line)" }
    return "\(file):\(line):\(column)"
  }
}

/// A source as lines.
struct SourceLines {
  /// The source; its line ends are line feeds.
  let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = bytes.lineStarts
    if starts.last == bytes.count { starts.removeLast() }
    self.starts = starts
  }

  /// The number of lines.
  var count: Int { starts.count }

  /// A line, counted from one, without its end.
  subscript(line: Int) -> ArraySlice<UInt8> {
    let start = starts[line - 1]
    guard line < starts.count else {
      return bytes[start..<(bytes.last == UInt8(ascii: "\n") ? bytes.count - 1 : bytes.count)]
    }
    return bytes[start..<(starts[line] - 1)]
  }
}

import FeedDiagnostics

/// A template's text as Unicode scalars with their places.
struct TemplateText {
  private let scalars: [Unicode.Scalar]
  /// The text in UTF-8, and where in it each scalar begins.
  private let bytes: [UInt8]
  private let offsets: [Int]
  private let lineStarts: [Int]

  /// Takes a text whose lines end with line feeds.
  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    let bytes = Array(text.utf8)
    self.bytes = bytes
    offsets = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
    lineStarts = [0] + scalars.indices.lazy.filter { [scalars] in scalars[$0] == "\n" }.map { $0 + 1 }
  }

  /// The number of scalars.
  var count: Int { scalars.count }

  /// The scalar at an offset; nil behind the end.
  func scalar(at offset: Int) -> Unicode.Scalar? { scalars.indices.contains(offset) ? scalars[offset] : nil }

  /// The text of a range.
  subscript(range: Range<Int>) -> String {
    String(decoding: bytes[offsets[range.lowerBound]..<offsets[range.upperBound]], as: UTF8.self)
  }

  /// Where two scalars stand side by side for the first time at or after `start`.
  func first(_ pair: String, from start: Int) -> Int? {
    let wanted = Array(pair.unicodeScalars)
    return scalars.indices.dropFirst(start).first { scalars[$0...].starts(with: wanted) }
  }

  /// A range without the white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = range.first { !scalars[$0].properties.isWhitespace } ?? range.upperBound
    let end = range.last { !scalars[$0].properties.isWhitespace }.map { $0 + 1 } ?? start
    return start..<end
  }

  /// Line and column of an offset.
  func place(at offset: Int) -> TemplatePlace {
    let line = lineStarts.partitioningIndex { $0 > offset }
    return TemplatePlace(line: line, column: offset - lineStarts[line - 1] + 1)
  }
}

internal import CCmark
internal import FeedDiagnostics
internal import FeedHighlighting

/// Turns cmark's lines and byte columns into places of the file.
///
/// cmark counts the lines of a paragraph from its first one, although it removed the link reference definitions at its
/// beginning, and assumes that all lines are indented alike. Its places are therefore checked, and a construct that is
/// not there is looked for: it comes later, never earlier, as nothing else changes lines.
struct SourceMap {
  private let shifts: ColumnShifts
  private let place: SourceLocation
  private let source: RewrittenSource
  private var bytes: [UInt8] { source.bytes }
  /// Where each line starts, in bytes; found when the first place is needed.
  private var lineStarts: [Int] = []
  /// The place that was counted last, from which the next one on the same line is counted on or back.
  private var counted: (line: Int, index: Int, column: Int)?
  /// How far after its earliest place something within text is searched, in bytes.
  private static let reach = 512
  /// The first and the last line of the block whose constructs are looked for.
  private var block = 1...1
  /// After the last construct found in the block.
  private var cursor = 0
  /// How many lines of definitions the block begins with; nil until it is needed.
  private var definitionLines: Int?
  /// Whether a search in the block was in vain. There is no second one, lest the time become quadratic.
  private var isLost = false

  /// Creates a map of `source`, whose first line is at `place`.
  init(_ source: RewrittenSource, place: SourceLocation, shifts: ColumnShifts) {
    self.place = place
    self.shifts = shifts
    self.source = source
  }

  /// The place of a line as cmark counts, or of a column of scalars on it.
  func location(line: Int, column: Int? = nil) -> SourceLocation {
    let origin = source.origin(line: line, column: column)
    return location(writtenLine: origin.line, column: origin.column)
  }

  /// The place of a line, or of a column on it, as they were written.
  func location(writtenLine line: Int, column: Int?) -> SourceLocation {
    var location = place
    location.line = (place.line ?? 1) + line - 1
    location.column = column.map { shifts.column($0, line: line) }
    return location
  }

  /// Begins a leaf block; the next places are in it, in the order of the text.
  mutating func enterBlock(line: Int, endLine: Int) {
    block = line...max(line, endLine)
    definitionLines = nil
    isLost = false
  }

  /// The place of a construct, or its line alone as cmark gave it, where the construct is not found.
  mutating func location(line: Int, byteColumn: Int, of construct: SourceConstruct) -> SourceLocation {
    if lineStarts.isEmpty { lineStarts = bytes.lineStarts }
    guard line >= 1, line <= lineStarts.count,
      let index = index(line: line, byteColumn: byteColumn, of: construct)
    else { return location(line: line) }
    cursor = index + 1
    let found = lineOf(index, from: line)
    return location(line: found, column: column(of: index, line: found))
  }

  /// The place of something within text, or only its line where it is not found; these need not come in the order of
  /// the text.
  mutating func location(of text: TextPlace) -> SourceLocation {
    let line = text.line
    if lineStarts.isEmpty { lineStarts = bytes.lineStarts }
    guard 1...lineStarts.count ~= line else { return location(line: line) }
    let first = start(ofLine: line) + max(text.byteColumn - 1, 0)
    let end = min(start(ofLine: line + 1), first + Self.reach)
    guard first < end, let index = (first..<end).first(where: { bytes[$0...].starts(with: text.start) }) else {
      return location(line: line)
    }
    return location(line: line, column: column(of: index, line: line))
  }

  private mutating func index(line: Int, byteColumn: Int, of construct: SourceConstruct) -> Int? {
    let skipped = definitionLines ?? countDefinitionLines()
    definitionLines = skipped
    let first = max(cursor, start(ofLine: max(line, block.lowerBound + skipped)))
    let expected = start(ofLine: line + skipped) + byteColumn - 1
    if byteColumn >= 1, line + skipped <= lineStarts.count, expected >= first,
      expected < start(ofLine: line + skipped + 1), construct.stands(at: expected, in: bytes)
    {
      return expected
    }
    guard !isLost else { return nil }
    let end = start(ofLine: max(line, block.upperBound) + 1)
    if first < end, let index = (first..<end).first(where: { construct.stands(at: $0, in: bytes) }) { return index }
    isLost = true
    return nil
  }

  /// The number of lines at the beginning of the block that look like `[name]: address` and nothing else.
  private func countDefinitionLines() -> Int {
    var line = block.lowerBound
    while line < block.upperBound, isDefinition(bytes[start(ofLine: line)..<start(ofLine: line + 1)]) { line += 1 }
    return line - block.lowerBound
  }

  /// What may be before a definition: the markers of quotes and items.
  private static let markers = ByteSet(" >\t-+*.)0123456789")

  private func isDefinition(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.drop { Self.markers.contains($0) }
    guard words.first == UInt8(ascii: "["), let close = words.firstIndex(of: UInt8(ascii: "]")),
      close + 1 < words.endIndex, words[close + 1] == UInt8(ascii: ":")
    else { return false }
    let address = words[(close + 2)...].drop { $0 <= UInt8(ascii: " ") }
    let rest = address.drop { $0 > UInt8(ascii: " ") }.drop { $0 <= UInt8(ascii: " ") }
    return !address.isEmpty && (rest.first.map { "\"'(".utf8.contains($0) } ?? true)
  }

  private func start(ofLine line: Int) -> Int {
    line <= lineStarts.count ? lineStarts[max(line, 1) - 1] : bytes.count
  }

  private func lineOf(_ index: Int, from line: Int) -> Int {
    var line = line
    if let counted, counted.index <= index { line = max(line, counted.line) }
    while line < lineStarts.count, lineStarts[line] <= index { line += 1 }
    return line
  }

  private mutating func column(of index: Int, line: Int) -> Int {
    var base = (line: line, index: start(ofLine: line), column: line == 1 ? place.column ?? 1 : 1)
    if let counted, counted.line == line { base = counted }
    // Every byte of UTF-8 but a continuation begins a scalar.
    let between = bytes[min(index, base.index)..<max(index, base.index)].count { $0 & 0xC0 != 0x80 }
    base.column += index < base.index ? -between : between
    base.index = index
    counted = base
    return base.column
  }
}

extension [UInt8] {
  /// Where each line starts; line feeds end lines.
  var lineStarts: [Int] {
    var starts = [0]
    // Lines of prose are longer, and a list that grew once is large enough for most.
    starts.reserveCapacity(count / 32 + 2)
    unsafe withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      var offset = 0
      while let found = unsafe memchr(base + offset, 0x0A, source.count - offset) {
        offset = unsafe found - UnsafeMutableRawPointer(mutating: base) + 1
        starts.append(offset)
      }
    }
    return starts
  }
}

/// What a construct of the source begins with.
enum SourceConstruct {
  /// A link, by the beginning of the text in it as cmark read it.
  case link([UInt8])
  case image
  case hashtag
  case mention
  /// A tag or another piece of raw HTML, as written.
  case html(String)

  /// Whether it begins at `index`.
  ///
  /// What is between opening and text of a link, as in `[*text*]`, is passed over, and where the source has an entity
  /// or a backslash, the text may be anything. An address may stand as it is.
  func stands(at index: Int, in bytes: [UInt8]) -> Bool {
    let byte = bytes[index]
    switch self {
    case .image: return byte == UInt8(ascii: "!") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "[")
    case .hashtag: return byte == UInt8(ascii: "#")
    case .mention: return byte == UInt8(ascii: "@")
    case .html(let written):
      return byte == written.utf8.first && bytes[index...].starts(with: written.utf8.prefix(64))
    case .link(let text):
      guard byte == UInt8(ascii: "[") || byte == UInt8(ascii: "<") else { return false }
      return Self.holds(text, after: index, in: bytes)
    }
  }

  private static func holds(_ text: [UInt8], after index: Int, in bytes: [UInt8]) -> Bool {
    let text = text.drop(while: isMarkup).prefix(32).prefix { !isMarkup($0) }
    guard !text.isEmpty else { return true }
    if index > 0, bytes[index - 1] == UInt8(ascii: "\\") { return false }
    let rest = bytes[(index + 1)...].prefix(256).drop(while: isMarkup)
    for (written, read) in zip(rest, text) where written != read {
      return written == UInt8(ascii: "&") || written == UInt8(ascii: "\\")
    }
    return rest.count >= text.count
  }

  private static func isMarkup(_ byte: UInt8) -> Bool { byte < 0x80 && markup[Int(byte)] }

  private static let markup: [Bool] = (0..<0x80).map { $0 <= 0x20 || "!*_`[>\"'.-".utf8.contains(UInt8($0)) }
}

/// Which columns of a text stand at others in the text that it was made of, line by line.
package struct ColumnShifts: Sendable {
  private var shifts: [Int: [(start: Int, shift: Int)]] = [:]

  package init() {}

  /// Shifts the columns of a line from one on; lines and columns are counted from one, and those of a line come in order.
  package mutating func add(_ shift: Int, line: Int, from column: Int) {
    shifts[line, default: []].append((column, shift))
  }

  /// The column in the other text.
  func column(_ column: Int, line: Int) -> Int {
    guard let shifts = shifts[line] else { return column }
    return column + (shifts.last { $0.start <= column }?.shift ?? 0)
  }
}

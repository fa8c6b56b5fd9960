/// A place in code, and the tokens found before it.
///
/// Tokens are in order, do not overlap and begin and end between characters, whatever a scanner asks for.
struct CodeCursor {
  /// The code, in UTF-8.
  let bytes: [UInt8]
  /// Where reading stops; an embedded language has an end of its own.
  private(set) var end: Int
  /// The place that is read next.
  var position = 0
  /// What was found so far.
  private(set) var tokens: [CodeToken] = []

  /// Creates a cursor at the start of code.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
  }

  /// Whether everything was read.
  var isAtEnd: Bool { position >= end }

  /// The byte at the position; 0 at the end.
  var current: UInt8 { position < end ? bytes[position] : 0 }

  /// The byte at a place; 0 outside of the code.
  func byte(at index: Int) -> UInt8 {
    index >= 0 && index < end ? bytes[index] : 0
  }

  /// Whether the code goes on with `prefix` at a place, the position if none is given.
  func hasPrefix(_ prefix: [UInt8], at index: Int? = nil, ignoringCase: Bool = false) -> Bool {
    let start = index ?? position
    guard start >= 0, prefix.count <= end - start else { return false }
    for offset in prefix.indices {
      let byte = bytes[start + offset]
      guard byte == prefix[offset] || ignoringCase && byte.lowercasedASCII == prefix[offset] else { return false }
    }
    return true
  }

  /// Moves on by some bytes, but not past the end.
  mutating func advance(_ count: Int = 1) {
    position = min(position + count, end)
  }

  /// Moves over the bytes of a set.
  mutating func skip(_ set: ByteSet) {
    position = end(of: set, from: position)
  }

  /// Moves to the next byte of a set, or to the end.
  mutating func skip(upTo set: ByteSet) {
    while position < end, !set.contains(bytes[position]) { position += 1 }
  }

  /// Moves to the end of the line, before its line feed.
  mutating func skipLine() {
    position = lineEnd(from: position)
  }

  /// Moves to the end of the line and marks what stood there.
  mutating func readLine(as kind: CodeTokenKind) {
    let start = position
    skipLine()
    mark(kind, from: start)
  }

  /// The end of the line that holds a place, before its line feed.
  func lineEnd(from index: Int) -> Int {
    var index = index
    while index < end, bytes[index] != .newline { index += 1 }
    return index
  }

  /// The first place from one on whose byte is not of the set, or the end.
  func end(of set: ByteSet, from index: Int) -> Int {
    var index = index
    while index < end, set.contains(bytes[index]) { index += 1 }
    return index
  }

  /// Whether only blanks stand between the start of the line and a place.
  func isFirstOnLine(_ index: Int) -> Bool {
    var index = index - 1
    while index >= 0, ByteSet.blanks.contains(bytes[index]) { index -= 1 }
    return index < 0 || bytes[index] == .newline
  }

  /// Marks what was read from `start` to the position.
  mutating func mark(_ kind: CodeTokenKind, from start: Int) {
    mark(kind, start..<position)
  }

  /// Marks a piece that lies behind all others.
  mutating func mark(_ kind: CodeTokenKind, _ range: Range<Int>) {
    var (start, stop) = (max(range.lowerBound, tokens.last?.range.upperBound ?? 0), range.upperBound)
    while start < bytes.count, bytes[start].isContinuation { start += 1 }
    while stop < bytes.count, bytes[stop].isContinuation { stop += 1 }
    guard start < stop else { return }
    if let last = tokens.last, last.kind == kind, last.range.upperBound == start {
      tokens[tokens.count - 1].range = last.range.lowerBound..<stop
    } else {
      tokens.append(CodeToken(kind: kind, range: start..<stop))
    }
  }

  /// Lets another scanner read up to a place.
  mutating func scan(upTo stop: Int, with scanner: some CodeScanner) {
    let outerEnd = end
    end = max(position, min(stop, outerEnd))
    scanner.scan(&self)
    position = end
    end = outerEnd
  }
}

/// Finds the tokens of a language.
///
/// A scanner reads each byte a bounded number of times, whatever the code holds: code comes from writers, and a block
/// can be long.
protocol CodeScanner: Sendable {
  /// Reads from the cursor's position to its end and marks what it finds.
  func scan(_ cursor: inout CodeCursor)
}

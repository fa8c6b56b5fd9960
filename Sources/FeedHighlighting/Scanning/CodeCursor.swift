/// A place in code, and the tokens found before it.
///
/// Tokens are in order, do not overlap and begin and end between characters, whatever a scanner does.
struct CodeCursor {
  /// The code, in UTF-8.
  let bytes: [UInt8]
  /// Where reading stops; an embedded language has an end of its own.
  private(set) var end: Int
  /// The place that is read next.
  var position = 0
  private(set) var tokens: [CodeToken] = []

  /// Creates a cursor at the start of code.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
  }

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

  /// Whether only blanks are between the start of the line and a place.
  func isFirstOnLine(_ index: Int) -> Bool {
    var index = index - 1
    while index >= 0, ByteSet.blanks.contains(bytes[index]) { index -= 1 }
    return index < 0 || bytes[index] == .newline
  }

  /// Marks what was read from `start` to the position.
  mutating func mark(_ kind: CodeTokenKind, from start: Int) {
    mark(kind, start..<position)
  }

  /// Marks a piece that comes after all others.
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

  // MARK: Literals

  private static let boundaries = ByteSet(" \t\r\n([{,;|&")

  /// Whether the position is at the start of a line or after a blank, an opening bracket or a separator.
  var followsBlank: Bool { position == 0 || Self.boundaries.contains(bytes[position - 1]) }

  /// Moves past a piece that begins here and marks it.
  mutating func read(_ rule: DelimitedRule) {
    let start = position
    skip(rule)
    mark(rule.kind, from: start)
  }

  /// Moves past a piece that begins here, with those inside of it.
  mutating func skip(_ rule: DelimitedRule) {
    advance(rule.open.count)
    var depth = 1
    while depth > 0, !isAtEnd {
      if current == .newline, !rule.isMultiline { return }
      if let interpolation = rule.interpolation, hasPrefix(interpolation.open) {
        skip(interpolation, isMultiline: rule.isMultiline)
      } else if current == rule.escape {
        advance(2)
      } else if hasPrefix(rule.close) {
        advance(rule.close.count)
        if rule.doublesClose, hasPrefix(rule.close) { advance(rule.close.count) } else { depth -= 1 }
      } else if let nested = rule.nestedOpen, hasPrefix(nested) {
        depth += 1
        advance(nested.count)
      } else {
        advance()
      }
    }
  }

  /// Moves past code inside a text literal, with the literals and code inside of that.
  private mutating func skip(_ interpolation: Interpolation, isMultiline: Bool) {
    let bracket = interpolation.open.last ?? 0
    // The innermost bracket or quotation mark that is to come is the last.
    var awaited = [interpolation.close]
    advance(interpolation.open.count)
    while let closing = awaited.last, !isAtEnd {
      let byte = current
      if byte == .newline, !isMultiline { return }
      if byte == closing {
        awaited.removeLast()
        advance()
      } else if closing != interpolation.close {
        if hasPrefix(interpolation.open) {
          awaited.append(interpolation.close)
          advance(interpolation.open.count)
        } else {
          advance(byte == .backslash ? 2 : 1)
        }
      } else {
        if byte == bracket { awaited.append(interpolation.close) }
        if interpolation.quotes.contains(byte) { awaited.append(byte) }
        advance()
      }
    }
  }

  /// Moves past a string literal that ends with the characters or the word that it began with; false where none begins
  /// here.
  mutating func skip(_ rule: FencedRule) -> Bool {
    let start = position
    let fence = start + rule.before.count
    var length = 0
    if let fill = rule.fill {
      while fence + length < end, bytes[fence + length] == fill { length += 1 }
    } else {
      // C++ allows 16 characters ([lex.string]), which keeps looking for the end linear.
      while length < 16, ByteSet.wordPart.contains(byte(at: fence + length)) { length += 1 }
    }
    guard length >= rule.minimum, hasPrefix(rule.open, at: fence + length) else { return false }
    position = fence + length + rule.open.count
    while !isAtEnd, rule.isMultiline || current != .newline {
      guard hasPrefix(rule.close) else {
        advance()
        continue
      }
      advance(rule.close.count)
      let behind = position
      while position - behind < length, current == bytes[fence + position - behind], !isAtEnd { advance() }
      if position - behind == length, hasPrefix(rule.after) {
        advance(rule.after.count)
        return true
      }
    }
    return true
  }

  /// Moves past `'a'` or `'\n'`; false where an apostrophe means something else.
  mutating func skipCharacter() -> Bool {
    var index = position + 1
    if byte(at: index) == .backslash {
      index += 2
      // `'\u{10FFFF}'` is the longest that any language has.
      let limit = position + 12
      while index < limit, byte(at: index) != .apostrophe, byte(at: index) != .newline { index += 1 }
    } else {
      guard byte(at: index) != .newline, byte(at: index) != .apostrophe else { return false }
      index += 1
      while byte(at: index).isContinuation { index += 1 }
    }
    guard byte(at: index) == .apostrophe else { return false }
    position = index + 1
    return true
  }

  /// Moves past `/…/` and its flags; false where it does not end on the line.
  mutating func skipRegularExpression() -> Bool {
    let start = position
    var isInClass = false
    advance()
    while !isAtEnd, current != .newline {
      switch current {
      case .backslash: advance()
      case .openBracket: isInClass = true
      case .closeBracket: isInClass = false
      case .slash where !isInClass:
        advance()
        skip(.wordPart)
        return true
      default: break
      }
      advance()
    }
    position = start
    return false
  }

  /// Moves past a literal whose delimiter the writer chose; false where none begins here.
  mutating func skip(_ rule: QuoteLikeRule) -> Bool {
    let open = byte(at: position + rule.open.count)
    guard rule.delimiters.contains(open) else { return false }
    advance(rule.open.count)
    let close = zip("([{<".utf8, ")]}>".utf8).first { $0.0 == open }?.1 ?? open
    for part in 0..<rule.parts {
      // With brackets each part has its own pair; other delimiters are shared.
      if part == 0 || close != open {
        if part > 0 { skip(.whitespace) }
        guard current == open else { break }
        advance()
      }
      var depth = 1
      while depth > 0, !isAtEnd {
        let byte = current
        if byte == .backslash { advance() } else if byte == close { depth -= 1 } else if byte == open { depth += 1 }
        advance()
      }
    }
    skip(Self.flags)
    return true
  }

  private static let flags = ByteSet("abcdefghijklmnopqrstuvwxyz")

  /// Reads `<<NAME`, `<<-NAME`, `<<~'NAME'`, whose first bytes were found here, and marks it; nil where it is
  /// something else.
  mutating func readHereDocumentName(after count: Int) -> Range<Int>? {
    let start = position
    var index = start + count
    if byte(at: index) == .hyphen || byte(at: index) == .tilde { index += 1 }
    let quote = byte(at: index)
    let isQuoted = quote == .quotationMark || quote == .apostrophe
    if isQuoted { index += 1 }
    let name = index..<end(of: .wordPart, from: index)
    guard !name.isEmpty, !bytes[index].isASCIIDigit, !isQuoted || byte(at: name.upperBound) == quote else { return nil }
    position = name.upperBound + (isQuoted ? 1 : 0)
    mark(.string, from: start)
    return name
  }

  /// Moves past the line that ends a here document, which begins here, and marks both.
  mutating func skipHereDocument(named name: Range<Int>) {
    let start = position
    while !isAtEnd {
      skip(.blanks)
      let line = position
      var length = 0
      while length < name.count, byte(at: line + length) == bytes[name.lowerBound + length] { length += 1 }
      if length == name.count, !ByteSet.wordPart.contains(byte(at: line + length)) {
        advance(length)
        break
      }
      skipLine()
      advance()
    }
    mark(.string, from: start)
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

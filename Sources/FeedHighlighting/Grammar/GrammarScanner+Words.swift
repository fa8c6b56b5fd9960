extension GrammarScanner {
  /// Reads a word and marks it after what it is, or after what stands around it.
  func scanWord(_ cursor: inout CodeCursor, _ state: inout GrammarState) {
    let start = cursor.position
    cursor.skip(grammar.wordPart)
    let range = start..<cursor.position
    let next = cursor.current
    if grammar.stringPrefixes.word(in: cursor.bytes, range) != nil, next == .quotationMark || next == .apostrophe {
      return cursor.mark(.string, range)
    }
    let introduced = state.introduced
    state.introduced = nil
    let previous = cursor.byte(at: start - 1)
    let isQualified =
      previous == .backtick || previous == .dot && cursor.byte(at: start - 2) != .dot
      || grammar.labelsEndInColon && next == .colon && cursor.byte(at: cursor.position + 1) == .space
    state.followsValue = true
    if let word = grammar.words.word(in: cursor.bytes, range), !isQualified || word.kind != .keyword {
      cursor.mark(word.kind, range)
      state.introduced = word.introduces ?? (next == .dot ? introduced : nil)
      state.followsValue = word.kind != .keyword
    } else if let introduced, next != .dot {
      cursor.mark(introduced, range)
    } else if let kind = kind(ofName: range, cursor) {
      cursor.mark(kind, range)
      // `fun Type.name` introduces the last name.
      if next == .dot { state.introduced = introduced }
    }
  }

  private func kind(ofName range: Range<Int>, _ cursor: CodeCursor) -> CodeTokenKind? {
    let isMember = grammar.membersAreCapital && cursor.byte(at: range.lowerBound - 1) == .dot
    if grammar.capitalsAreTypes, !isMember, isTypeName(range, cursor) { return .type }
    if grammar.marksBangCalls, cursor.current == .exclamationMark {
      let next = cursor.byte(at: cursor.position + 1)
      if next == .openParenthesis || next == .openBracket || next == .openBrace { return .function }
    }
    if grammar.hyphensMarkCalls, cursor.bytes[range].contains(.hyphen) { return .function }
    return grammar.marksCalls && cursor.current == .openParenthesis ? .function : nil
  }

  /// Whether it begins with a capital letter and does not look like a constant: `Point`, `URL`, but not `MAX_SIZE`.
  private func isTypeName(_ range: Range<Int>, _ cursor: CodeCursor) -> Bool {
    guard cursor.bytes[range.lowerBound].isASCIICapital else { return false }
    var hasUnderscore = false
    for byte in cursor.bytes[range] {
      if byte == UInt8(ascii: "_") { hasUnderscore = true }
      if byte.isASCIILetter, !byte.isASCIICapital { return true }
    }
    return !hasUnderscore
  }

  /// Reads a number with whatever belongs to it: base, separators, fraction, exponent, suffix.
  func scanNumber(_ cursor: inout CodeCursor, _ state: inout GrammarState) {
    let start = cursor.position
    let second = cursor.byte(at: start + 1).lowercasedASCII
    let isHexadecimal = cursor.current == UInt8(ascii: "0") && second == UInt8(ascii: "x")
    var hasDot = false
    while !cursor.isAtEnd {
      let byte = cursor.current
      let next = cursor.byte(at: cursor.position + 1)
      if byte == .dot {
        guard !hasDot, next.isASCIIDigit else { break }
        hasDot = true
      } else if byte == .plus || byte == .hyphen {
        let exponent = cursor.byte(at: cursor.position - 1).lowercasedASCII
        let isExponent = exponent == UInt8(ascii: isHexadecimal ? "p" : "e")
        guard isExponent, next.isASCIIDigit, cursor.position > start else { break }
      } else if byte == grammar.digitSeparator {
        guard next.isASCIIDigit || next.isASCIILetter else { break }
      } else if !ByteSet.wordPart.contains(byte) {
        break
      }
      cursor.advance()
    }
    cursor.mark(.number, from: start)
    state.followsValue = true
    state.introduced = nil
  }
}

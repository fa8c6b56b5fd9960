/// The scanner for languages that consist of words, numbers, literals and comments: one pass, driven by a table.
struct GrammarScanner: CodeScanner {
  /// The language.
  let grammar: CodeGrammar

  /// What begins the line that names the interpreter of a script.
  private static let scriptStart = Array("#!/".utf8)

  func scan(_ cursor: inout CodeCursor) {
    var state = GrammarState()
    if cursor.position == 0, cursor.hasPrefix(Self.scriptStart) { cursor.readLine(as: .comment) }
    while !cursor.isAtEnd {
      let byte = cursor.current
      if applyRules(for: byte, &cursor, &state) { continue }
      if grammar.wordStart.contains(byte) {
        scanWord(&cursor, &state)
      } else if byte.isASCIIDigit || byte == .dot && startsFraction(cursor, state) {
        scanNumber(&cursor, &state)
      } else if byte == .newline, !state.hereDocuments.isEmpty {
        cursor.advance()
        for name in state.hereDocuments { cursor.skipHereDocument(named: name) }
        state.hereDocuments = []
      } else if byte == grammar.escape {
        cursor.advance(2)
      } else {
        if !ByteSet.whitespace.contains(byte) {
          state.followsValue = byte == .closeParenthesis || byte == .closeBracket || byte == .closeBrace
          if byte != .dot { state.introduced = nil }
        }
        cursor.advance()
        // A fill that began nothing is passed at once, not counted again from each of its bytes.
        if grammar.fills.contains(byte) { cursor.skip(grammar.fills) }
      }
    }
  }

  /// Whether one of the rules for a byte could be applied; the cursor stands behind what it found then.
  private func applyRules(for byte: UInt8, _ cursor: inout CodeCursor, _ state: inout GrammarState) -> Bool {
    grammar.rules[Int(byte)].contains { cursor.hasPrefix($0.opening) && apply($0.rule, &cursor, &state) }
  }

  private func startsFraction(_ cursor: CodeCursor, _ state: GrammarState) -> Bool {
    !state.followsValue && cursor.byte(at: cursor.position + 1).isASCIIDigit
      && cursor.byte(at: cursor.position - 1) != .dot
  }
}

/// What a scanner remembers between two tokens.
struct GrammarState {
  /// Whether an operand ended just now, so that a slash divides.
  var followsValue = false
  /// How the next name is marked, behind words such as `func`.
  var introduced: CodeTokenKind?
  /// The names of the here documents that begin with the next line.
  var hereDocuments: [Range<Int>] = []
  /// Up to where no regular expression can end, so that looking for its end again is in vain.
  var regularExpressionLimit = 0
}

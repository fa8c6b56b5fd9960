/// The scanner for languages that consist of words, numbers, literals and comments: one pass, driven by a table.
struct GrammarScanner: CodeScanner {
  let grammar: CodeGrammar
  let words: WordTable
  let stringPrefixes: WordTable
  let wordStart: ByteSet
  let wordPart: ByteSet
  let escape: UInt8?
  let digitSeparator: UInt8?
  /// What literals with delimiters of any length may begin with.
  private let fills: ByteSet
  /// The rules by the first byte, those with the longest beginning first.
  private let rules: [[GrammarRule]]

  /// What begins the line that names the interpreter of a script.
  private static let scriptStart = Array("#!/".utf8)

  /// Creates the scanner of a language.
  init(_ grammar: CodeGrammar) {
    self.grammar = grammar
    words = grammar.wordTable
    stringPrefixes = WordTable(
      grammar.stringPrefixes.split(separator: " ").map { ($0, Word(kind: .string)) }, ignoresCase: true)
    wordStart = .wordStart.union(ByteSet(grammar.extraWordStart))
    wordPart = .wordPart.union(ByteSet(grammar.extraWordStart + grammar.extraWordPart))
    escape = grammar.escape?.asciiValue
    digitSeparator = grammar.digitSeparator?.asciiValue
    fills = ByteSet(
      String(decoding: grammar.filledStrings.filter(\.before.isEmpty).map(\.fill), as: UTF8.self))
    var rules: [[GrammarRule]] = Array(repeating: [], count: 256)
    for rule in grammar.rules {
      guard let first = rule.opening.first else { continue }
      let list = rules[Int(first)]
      let place = list.firstIndex { $0.opening.count < rule.opening.count } ?? list.count
      rules[Int(first)].insert(rule, at: place)
    }
    self.rules = rules
  }

  func scan(_ cursor: inout CodeCursor) {
    var state = GrammarState()
    if cursor.position == 0, cursor.hasPrefix(Self.scriptStart) {
      cursor.skipLine()
      cursor.mark(.comment, from: 0)
    }
    while !cursor.isAtEnd {
      let byte = cursor.current
      if applyRules(for: byte, &cursor, &state) { continue }
      if wordStart.contains(byte) {
        scanWord(&cursor, &state)
      } else if byte.isASCIIDigit || byte == .dot && startsFraction(cursor, state) {
        scanNumber(&cursor, &state)
      } else if byte == .newline, !state.hereDocuments.isEmpty {
        cursor.advance()
        for name in state.hereDocuments { cursor.skipHereDocument(named: name) }
        state.hereDocuments = []
      } else if byte == escape {
        cursor.advance(2)
      } else {
        if !ByteSet.whitespace.contains(byte) {
          state.followsValue = byte == .closeParenthesis || byte == .closeBracket || byte == .closeBrace
          if byte != .dot { state.introduced = nil }
        }
        cursor.advance()
        // A fill that began nothing is passed at once, not counted again from each of its bytes.
        if fills.contains(byte) { cursor.skip(fills) }
      }
    }
  }

  /// Whether one of the rules for a byte could be applied; the cursor stands behind what it found then.
  private func applyRules(for byte: UInt8, _ cursor: inout CodeCursor, _ state: inout GrammarState) -> Bool {
    for rule in rules[Int(byte)] where cursor.hasPrefix(rule.opening) && apply(rule, &cursor, &state) { return true }
    return false
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

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

/// What has to be known of a language to find its tokens: the data that ``GrammarScanner`` works from.
struct CodeGrammar: Sendable {
  /// The words with their meanings.
  var words = WordTable([])
  /// Words that belong to the text literal that follows at once, such as `f` in Python.
  var stringPrefixes = WordTable([])
  /// What words may begin with.
  var wordStart = ByteSet.wordStart
  /// What words may go on with.
  var wordPart = ByteSet.wordPart
  /// A byte that may stand between digits, beside the underscore.
  var digitSeparator: UInt8?
  /// A byte that, outside of literals, takes the meaning from the next one.
  var escape: UInt8?
  /// The rules for all else, by the first byte, those with the longest beginning first.
  var rules: [[(opening: [UInt8], rule: GrammarRule)]] = Array(repeating: [], count: 256)
  /// What literals with delimiters of any length may begin with.
  var fills = ByteSet("")

  /// Whether a capital letter at its start makes a word the name of a type.
  var capitalsAreTypes = false
  /// Whether members of types begin with capital letters as well, so that nothing behind a dot is a type.
  var membersAreCapital = false
  /// Whether a word before a parenthesis is the name of a function.
  var marksCalls = true
  /// Whether a word with a hyphen is the name of a function, as in PowerShell.
  var hyphensMarkCalls = false
  /// Whether `name!(` is a call, as in Rust.
  var marksBangCalls = false
  /// Whether a keyword before a colon is a label.
  var labelsEndInColon = false
  /// Whether a text before a colon is a key.
  var marksKeys = false
  /// Whether a comment that ends with the line begins only where a word could.
  var commentsFollowBlanks = false

  /// Adds a rule behind those that begin with as many bytes or more.
  mutating func add(_ rule: GrammarRule) {
    let opening = rule.opening
    guard let first = opening.first else { return }
    if case .fenced(let rule) = rule, rule.before.isEmpty { fills.insert(first) }
    let list = rules[Int(first)]
    let place = list.firstIndex { $0.opening.count < opening.count } ?? list.count
    rules[Int(first)].insert((opening, rule), at: place)
  }
}

/// The scanner for the Bourne shell and its successors, where a word means what its place says.
struct ShellScanner: CodeScanner {
  /// What is expected next.
  private enum Expectation {
    /// The name of a command, or a word of the language.
    case command
    /// A name that a word such as `for` or `function` introduces.
    case name(CodeTokenKind)
    case argument
  }

  private static let keywords: WordTable = {
    func words(_ text: String, _ introduces: CodeTokenKind?) -> [(text: Substring, word: Word)] {
      text.split(separator: " ").map { ($0, Word(kind: .keyword, introduces: introduces)) }
    }
    // After those that introduce nothing a command follows, after `meta` words without a meaning.
    return WordTable(
      words("if then else elif fi do done while until esac time coproc ! { }", nil)
        + words("for select local export readonly declare typeset", .variable) + words("function", .function)
        + words("case in return exit break continue [[ ]]", .meta))
  }()
  private static let literals = WordTable("true false", .literal)
  private static let double = DelimitedRule(
    string: "\"", isMultiline: true,
    interpolation: Interpolation(open: Array("$(".utf8), close: .closeParenthesis, quotes: ByteSet("\"'")))
  private static let single = DelimitedRule(string: "'", escape: nil, isMultiline: true)
  private static let ansi = DelimitedRule(string: "$'", "'", isMultiline: true)
  private static let specialNames = ByteSet("0123456789@*#?-$!")
  private static let wordEnd = ByteSet(" \t\r\n;&|()<>\"'`$")
  private static let hereDocument = Array("<<".utf8)
  private static let hereString = Array("<<<".utf8)

  func scan(_ cursor: inout CodeCursor) {
    var next = Expectation.command
    var hereDocuments: [Range<Int>] = []
    while !cursor.isAtEnd {
      let start = cursor.position
      let byte = cursor.current
      switch byte {
      case .hash where cursor.followsBlank:
        cursor.readLine(as: .comment)
      case .newline:
        cursor.advance()
        for name in hereDocuments { cursor.skipHereDocument(named: name) }
        hereDocuments = []
        next = .command
      case .ampersand where cursor.byte(at: start - 1) == .greaterThan:
        cursor.advance()
      case .semicolon, .ampersand, .verticalBar, .openParenthesis, .closeParenthesis, .backtick:
        cursor.advance()
        next = .command
      case .quotationMark, .apostrophe:
        // The value of a variable that is set for a command is before the command.
        if cursor.byte(at: start - 1) != .equals { next = .argument }
        cursor.read(byte == .apostrophe ? Self.single : Self.double)
      case .dollar:
        if scanVariable(&cursor) { next = .command } else if cursor.byte(at: start - 1) != .equals { next = .argument }
      case .lessThan where cursor.hasPrefix(Self.hereString):
        cursor.advance(3)
      case .lessThan where cursor.hasPrefix(Self.hereDocument):
        if let name = cursor.readHereDocumentName(after: 2) { hereDocuments.append(name) } else { cursor.advance(2) }
      case let byte where Self.wordEnd.contains(byte):
        cursor.advance()
      default:
        next = scanWord(&cursor, next)
      }
    }
  }

  private func scanWord(_ cursor: inout CodeCursor, _ expected: Expectation) -> Expectation {
    let start = cursor.position
    if let next = scanName(&cursor, expected) { return next }
    skipWord(&cursor)
    let range = start..<cursor.position
    // `in` and `]]` follow other words.
    if let word = Self.keywords.word(in: cursor.bytes, range),
      isCommand(expected) || ["in", "]]"].contains(where: { cursor.bytes[range].elementsEqual($0.utf8) })
    {
      cursor.mark(.keyword, range)
      return switch word.introduces {
      case nil: .command
      case .meta?: .argument
      case let kind?: .name(kind)
      }
    }
    if isCommand(expected) {
      cursor.mark(Self.literals.word(in: cursor.bytes, range) == nil ? .function : .literal, range)
      return .argument
    }
    if cursor.bytes[start] == .hyphen, range.count > 1, cursor.byte(at: start - 1) == .space {
      cursor.mark(.attribute, range)
    } else if cursor.bytes[range].allSatisfy(\.isASCIIDigit) {
      cursor.mark(.number, range)
    }
    return expected
  }

  /// Reads `name=`, `name+=` and names that were introduced; nil where none is here.
  private func scanName(_ cursor: inout CodeCursor, _ expected: Expectation) -> Expectation? {
    let start = cursor.position
    let end = cursor.end(of: .wordPart, from: start)
    guard end > start else { return nil }
    let isAssigned =
      cursor.byte(at: end) == .equals || cursor.byte(at: end) == .plus && cursor.byte(at: end + 1) == .equals
    switch expected {
    case .name(let kind):
      cursor.mark(kind, start..<end)
    case .command where isAssigned:
      cursor.mark(.variable, start..<end)
    default:
      return nil
    }
    cursor.position = end
    guard isAssigned else { return .argument }
    cursor.skip(ByteSet("+="))
    // A value without quotes is no command.
    skipWord(&cursor)
    return expected
  }

  private func skipWord(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd, !Self.wordEnd.contains(cursor.current) {
      cursor.advance(cursor.current == .backslash ? 2 : 1)
    }
  }

  private func isCommand(_ expectation: Expectation) -> Bool {
    if case .command = expectation { true } else { false }
  }

  /// Reads a variable or what else a dollar begins; true where a command begins after it.
  private func scanVariable(_ cursor: inout CodeCursor) -> Bool {
    let start = cursor.position
    let next = cursor.byte(at: start + 1)
    if next == .openParenthesis {
      cursor.advance(2)
      return true
    }
    if next == .apostrophe {
      cursor.read(Self.ansi)
      return false
    }
    cursor.advance()
    if next == .openBrace {
      cursor.skip(upTo: ByteSet("}\n"))
      if cursor.current == .closeBrace { cursor.advance() }
    } else if ByteSet.wordStart.contains(next) {
      cursor.skip(.wordPart)
    } else if Self.specialNames.contains(next) {
      cursor.advance()
    } else {
      return false
    }
    cursor.mark(.variable, from: start)
    return false
  }
}

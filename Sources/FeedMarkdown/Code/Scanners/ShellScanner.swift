/// The scanner for the Bourne shell and its successors, where a word means what its place says.
struct ShellScanner: CodeScanner {
  /// Behind these words another command begins.
  private static let keywords = WordTable(
    "if then else elif fi do done while until esac time coproc ! {".split(separator: " ")
      .map { ($0, Word(kind: .keyword)) }
      + "for case select function in return exit break continue local export readonly declare typeset [[ ]]"
      .split(separator: " ").map { ($0, Word(kind: .keyword, introduces: .variable)) })
  private static let literals = WordTable(["true", "false"].map { ($0[...], Word(kind: .literal)) })
  private static let double = StringRule("\"", isMultiline: true, interpolation: .command)
  private static let single = StringRule("'", escape: nil, isMultiline: true)
  private static let ansi = StringRule("$'", "'", isMultiline: true)
  private static let wordEnd = ByteSet(" \t\r\n;&|()<>\"'`$\\")
  private static let hereDocument = Array("<<".utf8)
  private static let hereString = Array("<<<".utf8)

  func scan(_ cursor: inout CodeCursor) {
    var isCommand = true
    var hereDocuments: [Range<Int>] = []
    while !cursor.isAtEnd {
      let start = cursor.position
      let byte = cursor.current
      switch byte {
      case .hash where cursor.followsBlank:
        cursor.skipLine()
        cursor.mark(.comment, from: start)
      case .newline:
        cursor.advance()
        for name in hereDocuments { cursor.skipHereDocument(named: name) }
        hereDocuments = []
        isCommand = true
      case .semicolon, .ampersand, UInt8(ascii: "|"), .openParenthesis, .closeParenthesis, .backtick:
        cursor.advance()
        isCommand = true
      case .quotationMark, .apostrophe:
        cursor.skipString(byte == .apostrophe ? Self.single : Self.double)
        cursor.mark(.string, from: start)
        isCommand = false
      case .dollar:
        scanVariable(&cursor, &isCommand)
      case .lessThan where cursor.hasPrefix(Self.hereString):
        cursor.advance(3)
      case .lessThan where cursor.hasPrefix(Self.hereDocument):
        if let name = cursor.readHereDocumentName(behind: 2) { hereDocuments.append(name) } else { cursor.advance(2) }
      case .backslash:
        cursor.advance(2)
      case let byte where Self.wordEnd.contains(byte):
        cursor.advance()
      default:
        scanWord(&cursor, &isCommand)
      }
    }
  }

  private func scanWord(_ cursor: inout CodeCursor, _ isCommand: inout Bool) {
    let start = cursor.position
    var name = start
    while ByteSet.wordPart.contains(cursor.byte(at: name)) { name += 1 }
    if isCommand, name > start, isAssignment(cursor, at: name) {
      cursor.position = name
      cursor.mark(.variable, from: start)
      return cursor.skip(ByteSet("+="))
    }
    cursor.skip(upTo: Self.wordEnd)
    let range = start..<cursor.position
    if let word = Self.keywords.word(in: cursor.bytes, range), isCommand || isIn(range, cursor) {
      cursor.mark(.keyword, range)
      isCommand = word.introduces == nil
    } else if isCommand {
      cursor.mark(Self.literals.word(in: cursor.bytes, range) == nil ? .function : .literal, range)
      isCommand = false
    } else if cursor.bytes[start] == .hyphen, cursor.byte(at: start - 1) == .space, range.count > 1 {
      cursor.mark(.attribute, range)
    } else if cursor.bytes[range].allSatisfy(\.isASCIIDigit) {
      cursor.mark(.number, range)
    }
  }

  /// `name=` and `name+=`.
  private func isAssignment(_ cursor: CodeCursor, at index: Int) -> Bool {
    let next = cursor.byte(at: index)
    return next == .equals || next == .plus && cursor.byte(at: index + 1) == .equals
  }

  /// `in` and `]]` stand behind other words.
  private func isIn(_ range: Range<Int>, _ cursor: CodeCursor) -> Bool {
    let word = cursor.bytes[range]
    return word.elementsEqual("in".utf8) || word.elementsEqual("]]".utf8)
  }

  private func scanVariable(_ cursor: inout CodeCursor, _ isCommand: inout Bool) {
    let start = cursor.position
    let next = cursor.byte(at: start + 1)
    if next == .openParenthesis {
      cursor.advance(2)
      isCommand = true
      return
    }
    isCommand = false
    if next == .apostrophe {
      cursor.skipString(Self.ansi)
      return cursor.mark(.string, from: start)
    }
    cursor.advance()
    if next == .openBrace {
      cursor.skip(upTo: ByteSet("}\n"))
      if cursor.current == .closeBrace { cursor.advance() }
    } else if ByteSet.wordStart.contains(next) {
      cursor.skip(.wordPart)
    } else if ByteSet("0123456789@*#?-$!").contains(next) {
      cursor.advance()
    } else {
      return
    }
    cursor.mark(.variable, from: start)
  }
}

/// The scanner for makefiles: targets, variables, directives, and recipes as shell lines.
struct MakefileScanner: CodeScanner {
  private static let directives = WordTable(
    "include -include sinclude define endef ifdef ifndef ifeq ifneq else endif export unexport override private vpath",
    .keyword)
  private static let double = DelimitedRule(string: "\"")
  private static let single = DelimitedRule(string: "'", escape: nil)
  private static let wordEnd = ByteSet(" \t\r\n:=+?!#$")
  private static let operators = ByteSet(":+?!")
  private static let targetsEnd = ByteSet("\n=#$:")

  func scan(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd {
      let isRecipe = cursor.current == .tab
      cursor.skip(.blanks)
      if !isRecipe { scanStart(&cursor) }
      scanRest(&cursor)
      cursor.advance()
    }
  }

  /// A directive, the name of a variable that is set, or targets.
  private func scanStart(_ cursor: inout CodeCursor) {
    let start = cursor.position
    cursor.skip(upTo: Self.wordEnd)
    let word = start..<cursor.position
    if let directive = Self.directives.word(in: cursor.bytes, word) { return cursor.mark(directive.kind, word) }
    guard !word.isEmpty else { return }
    let blanksEnd = cursor.end(of: .blanks, from: word.upperBound)
    if cursor.byte(at: cursor.end(of: Self.operators, from: blanksEnd)) == .equals {
      return cursor.mark(.variable, word)
    }
    cursor.skip(upTo: Self.targetsEnd)
    if cursor.current == .colon {
      cursor.mark(.function, from: start)
    } else {
      cursor.position = word.upperBound
    }
  }

  private func scanRest(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd, cursor.current != .newline {
      switch cursor.current {
      case .hash:
        cursor.readLine(as: .comment)
      case .backslash:
        cursor.advance(2)
      case .quotationMark, .apostrophe:
        cursor.read(cursor.current == .apostrophe ? Self.single : Self.double)
      case .dollar:
        scanVariable(&cursor)
      default:
        cursor.advance()
      }
    }
  }

  /// `$(NAME)`, `${NAME}`, `$@`.
  private func scanVariable(_ cursor: inout CodeCursor) {
    let start = cursor.position
    let open = cursor.byte(at: start + 1)
    if open == .openParenthesis || open == .openBrace {
      cursor.advance(2)
      cursor.skip(upTo: ByteSet(")}\n"))
      if cursor.current != .newline { cursor.advance() }
    } else {
      cursor.advance(open == .newline ? 1 : 2)
    }
    cursor.mark(.variable, from: start)
  }
}

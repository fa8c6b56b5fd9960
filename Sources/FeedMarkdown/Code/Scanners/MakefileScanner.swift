/// The scanner for makefiles: targets, variables, directives, and recipes as shell lines.
struct MakefileScanner: CodeScanner {
  private static let directives = WordTable(
    "include -include sinclude define endef ifdef ifndef ifeq ifneq else endif export unexport override private vpath"
      .split(separator: " ").map { ($0, Word(kind: .keyword)) })

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
    cursor.skip(upTo: ByteSet(" \t\r\n:=+?!#$"))
    let word = start..<cursor.position
    if let directive = Self.directives.word(in: cursor.bytes, word) { return cursor.mark(directive.kind, word) }
    guard !word.isEmpty else { return }
    var index = word.upperBound
    while ByteSet.blanks.contains(cursor.byte(at: index)) { index += 1 }
    while ByteSet(":+?!").contains(cursor.byte(at: index)) { index += 1 }
    if cursor.byte(at: index) == .equals {
      cursor.mark(.variable, word)
    } else if let end = targetsEnd(cursor) {
      cursor.position = end
      cursor.mark(.function, start..<end)
    }
  }

  /// The colon behind targets on this line; nil where there is none.
  private func targetsEnd(_ cursor: CodeCursor) -> Int? {
    var index = cursor.position
    while index < cursor.end, !ByteSet("\n=#$").contains(cursor.byte(at: index)) {
      if cursor.byte(at: index) == .colon { return index }
      index += 1
    }
    return nil
  }

  private func scanRest(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd, cursor.current != .newline {
      let start = cursor.position
      switch cursor.current {
      case .hash:
        cursor.skipLine()
        cursor.mark(.comment, from: start)
      case .backslash:
        cursor.advance(2)
      case .quotationMark, .apostrophe:
        cursor.skipString(cursor.current == .apostrophe ? StringRule("'", escape: nil) : StringRule("\""))
        cursor.mark(.string, from: start)
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

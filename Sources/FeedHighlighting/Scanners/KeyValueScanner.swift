/// The scanner for settings of the shape `key = value` in sections, such as TOML and INI.
struct KeyValueScanner: CodeScanner {
  private let comments: ByteSet
  private let hasLists: Bool

  private static let literals = WordTable("true false yes no on off null none inf nan", .literal, ignoresCase: true)
  private static let strings = [
    DelimitedRule(string: "\"\"\"", isMultiline: true), DelimitedRule(string: "'''", escape: nil, isMultiline: true),
    DelimitedRule(string: "\""), DelimitedRule(string: "'", escape: nil),
  ]
  private static let valueEnd = ByteSet(" \t\r\n,]}=")
  private static let flow = ByteSet("[]{},")

  /// Creates a scanner; `comments` are the characters that begin a comment, and lists in brackets may go over lines.
  init(comments: String, hasLists: Bool) {
    self.comments = ByteSet(comments)
    self.hasLists = hasLists
  }

  func scan(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd {
      cursor.skip(.whitespace)
      let start = cursor.position
      if comments.contains(cursor.current) {
        cursor.readLine(as: .comment)
      } else if cursor.current == .openBracket {
        cursor.skip(upTo: ByteSet("]\n"))
        cursor.skip(ByteSet("]"))
        cursor.mark(.type, from: start)
        scanValue(&cursor)
      } else {
        scanKey(&cursor)
        scanValue(&cursor)
      }
    }
  }

  private func scanKey(_ cursor: inout CodeCursor) {
    let start = cursor.position
    var end = start
    while !cursor.isAtEnd, cursor.current != .newline, cursor.current != .equals, cursor.current != .colon {
      let byte = cursor.current
      cursor.advance()
      if !ByteSet.blanks.contains(byte) { end = cursor.position }
    }
    // A line without an equals sign is a flag, or the rest of a list.
    if cursor.current == .equals || cursor.current == .colon {
      cursor.mark(.attribute, start..<end)
    } else {
      cursor.position = start
    }
  }

  /// The rest of the line; a text in three quotation marks may go over lines, and a list may as well.
  private func scanValue(_ cursor: inout CodeCursor) {
    var depth = 0
    while !cursor.isAtEnd, depth > 0 || cursor.current != .newline {
      let start = cursor.position
      let byte = cursor.current
      if comments.contains(byte), cursor.followsBlank {
        cursor.readLine(as: .comment)
      } else if startsValue(cursor), let rule = Self.strings.first(where: { cursor.hasPrefix($0.open) }) {
        cursor.read(rule)
      } else if Self.flow.contains(byte) || ByteSet.whitespace.contains(byte) || byte == .equals {
        if hasLists, byte == .openBracket { depth += 1 }
        if hasLists, byte == .closeBracket { depth -= 1 }
        cursor.advance()
      } else {
        cursor.skip(upTo: Self.valueEnd)
        let range = start..<cursor.position
        if Self.literals.word(in: cursor.bytes, range) != nil {
          cursor.mark(.literal, range)
        } else if cursor.bytes[range].looksNumeric {
          cursor.mark(.number, range)
        }
      }
    }
  }

  /// Whether a text in quotation marks can begin: an apostrophe inside of a word begins none.
  private func startsValue(_ cursor: CodeCursor) -> Bool {
    let previous = cursor.byte(at: cursor.position - 1)
    return cursor.followsBlank || previous == .equals || previous == .colon
  }
}

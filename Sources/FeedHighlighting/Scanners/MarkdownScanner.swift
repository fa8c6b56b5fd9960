/// The scanner for Markdown: what single lines show, and front matter.
struct MarkdownScanner: CodeScanner {
  private static let dashes = Array("---".utf8)
  private static let fences = ["```", "~~~"].map { Array($0.utf8) }
  private static let comment = DelimitedRule(block: "<!--", "-->")

  func scan(_ cursor: inout CodeCursor) {
    if cursor.position == 0, cursor.hasPrefix(Self.dashes) { scanFrontMatter(&cursor) }
    var fence: [UInt8]?
    while !cursor.isAtEnd {
      let line = cursor.position
      cursor.skip(.blanks)
      if let open = fence ?? Self.fences.first(where: { cursor.hasPrefix($0) }) {
        fence = fence == nil || !cursor.hasPrefix(open) ? open : nil
        cursor.skipLine()
        cursor.mark(.string, from: line)
      } else {
        scanLine(&cursor)
      }
      cursor.advance()
    }
  }

  private func scanFrontMatter(_ cursor: inout CodeCursor) {
    var index = cursor.lineEnd(from: 0) + 1
    while index < cursor.end, !cursor.hasPrefix(Self.dashes, at: index) { index = cursor.lineEnd(from: index) + 1 }
    cursor.scan(upTo: cursor.lineEnd(from: index), with: YAMLScanner())
    cursor.advance()
  }

  private func scanLine(_ cursor: inout CodeCursor) {
    let start = cursor.position
    if cursor.current == .hash { return cursor.readLine(as: .keyword) }
    cursor.skip(.digits)
    let isNumbered = cursor.position > start
    let isMarker =
      switch cursor.current {
      case .dot, .closeParenthesis: isNumbered
      case .greaterThan: !isNumbered
      case .hyphen, .plus, UInt8(ascii: "*"): !isNumbered && cursor.byte(at: start + 1) == .space
      default: false
      }
    if isMarker {
      cursor.advance()
      cursor.mark(.meta, from: start)
    }
    scanInlines(&cursor)
  }

  /// Code spans, links and comments on a line.
  private func scanInlines(_ cursor: inout CodeCursor) {
    // Up to here no code span can end on this line.
    var codeLimit = 0
    while !cursor.isAtEnd, cursor.current != .newline {
      let start = cursor.position
      switch cursor.current {
      case .backslash:
        cursor.advance(cursor.byte(at: start + 1) == .newline ? 1 : 2)
      case .backtick where start >= codeLimit:
        cursor.advance()
        cursor.skip(upTo: ByteSet("`\n"))
        if cursor.current == .backtick {
          cursor.advance()
          cursor.mark(.string, from: start)
        } else {
          codeLimit = cursor.position
          cursor.position = start + 1
        }
      case .openParenthesis where cursor.byte(at: start - 1) == .closeBracket:
        cursor.advance()
        cursor.skip(upTo: ByteSet(")\n"))
        cursor.mark(.string, start + 1..<cursor.position)
      case .openBracket:
        cursor.advance()
        cursor.skip(upTo: ByteSet("[]`\n"))
        if cursor.current == .closeBracket { cursor.mark(.attribute, start + 1..<cursor.position) }
      case .lessThan where cursor.hasPrefix(Self.comment.open):
        cursor.read(Self.comment)
      default:
        cursor.advance()
      }
    }
  }
}

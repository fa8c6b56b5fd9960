/// The scanner for sessions in a terminal: prompts, commands after them, and what the commands printed.
struct ConsoleScanner: CodeScanner {
  /// A prompt with a path or a host is not longer than this.
  private static let longestPrompt = 80

  func scan(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd {
      let start = cursor.position
      if let end = promptEnd(cursor) {
        cursor.position = end
        cursor.mark(.meta, from: start)
        cursor.scan(upTo: commandEnd(cursor), with: ShellScanner())
      } else {
        cursor.skipLine()
      }
      cursor.advance()
    }
  }

  /// The end of the prompt that begins here: `$`, `%`, `#` or `>`, alone or after a host or a path, then a space.
  private func promptEnd(_ cursor: CodeCursor) -> Int? {
    let start = cursor.position
    let line = min(cursor.lineEnd(from: start), start + Self.longestPrompt)
    var hasPlace = false
    var index = start
    while index < line {
      switch cursor.byte(at: index) {
      case .dollar, .percent, .hash, .greaterThan:
        let isEnd = cursor.byte(at: index + 1) == .space || index + 1 == line
        return isEnd && (index == start || hasPlace) ? index + 1 : nil
      case .at, .colon, .tilde, .backslash, .closeBracket: hasPlace = true
      case .space where !hasPlace && index - start > 2: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The end of the command, which continues after a backslash at the end of a line.
  private func commandEnd(_ cursor: CodeCursor) -> Int {
    var end = cursor.lineEnd(from: cursor.position)
    while end > 0, cursor.byte(at: end - 1) == .backslash, end < cursor.end { end = cursor.lineEnd(from: end + 1) }
    return end
  }
}

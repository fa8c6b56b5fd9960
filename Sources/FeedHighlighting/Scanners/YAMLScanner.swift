/// The scanner for YAML 1.2: keys, texts, values with a meaning, anchors, tags, comments and blocks of text.
struct YAMLScanner: CodeScanner {
  private static let literals = WordTable("true false null yes no on off ~", .literal, ignoresCase: true)
  private static let marker = Array("---".utf8)
  private static let documentEnd = Array("...".utf8)
  private static let flow = ByteSet("]},")
  private static let properties = ByteSet("&*!")
  private static let propertyEnd = ByteSet(" \t\r\n,]}")
  private static let double = DelimitedRule(string: "\"", isMultiline: true)
  private static let single = DelimitedRule(string: "'", escape: nil, doublesClose: true, isMultiline: true)

  func scan(_ cursor: inout CodeCursor) {
    // How many brackets are open; only inside of them commas and brackets end a text.
    var depth = 0
    while !cursor.isAtEnd {
      scanLine(&cursor, &depth)
      cursor.advance()
    }
  }

  private func scanLine(_ cursor: inout CodeCursor, _ depth: inout Int) {
    let line = cursor.position
    if cursor.hasPrefix(Self.marker) || cursor.hasPrefix(Self.documentEnd) {
      cursor.advance(3)
      cursor.mark(.meta, from: line)
    } else if cursor.current == .percent {
      return cursor.readLine(as: .meta)
    }
    cursor.skip(.blanks)
    let indentation = cursor.position - line
    while !cursor.isAtEnd, cursor.current != .newline {
      let start = cursor.position
      let byte = cursor.current
      if byte == .hash, cursor.followsBlank {
        cursor.readLine(as: .comment)
      } else if byte == .quotationMark || byte == .apostrophe {
        cursor.skip(byte == .apostrophe ? Self.single : Self.double)
        cursor.mark(isKey(cursor) ? .attribute : .string, from: start)
      } else if Self.properties.contains(byte), ByteSet.wordPart.contains(cursor.byte(at: start + 1)) {
        cursor.skip(upTo: Self.propertyEnd)
        cursor.mark(byte == .exclamationMark ? .type : .variable, from: start)
      } else if byte == .verticalBar || byte == .greaterThan, cursor.followsBlank {
        return scanBlockText(&cursor, indentation: indentation)
      } else if byte == .openBracket || byte == .openBrace {
        depth += 1
        cursor.advance()
      } else if depth > 0, Self.flow.contains(byte) {
        if byte != UInt8(ascii: ",") { depth -= 1 }
        cursor.advance()
      } else if ByteSet.blanks.contains(byte) {
        cursor.advance()
      } else if byte == .hyphen || byte == UInt8(ascii: "?") || byte == .colon, isBlank(cursor.byte(at: start + 1)) {
        cursor.advance()
      } else {
        scanPlain(&cursor, isInFlow: depth > 0)
      }
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0 || ByteSet.whitespace.contains(byte) }

  private func isKey(_ cursor: CodeCursor) -> Bool {
    cursor.current == .colon && isBlank(cursor.byte(at: cursor.position + 1))
  }

  /// A text without quotes: a key, a number, a value with a meaning, or just words.
  private func scanPlain(_ cursor: inout CodeCursor, isInFlow: Bool) {
    let start = cursor.position
    var end = start
    while !cursor.isAtEnd, cursor.current != .newline, !isKey(cursor) {
      let byte = cursor.current
      if byte == .hash && cursor.followsBlank || isInFlow && Self.flow.contains(byte) { break }
      cursor.advance()
      if !ByteSet.blanks.contains(byte) { end = cursor.position }
    }
    let range = start..<end
    if isKey(cursor) {
      cursor.mark(.attribute, range)
    } else if Self.literals.word(in: cursor.bytes, range) != nil {
      cursor.mark(.literal, range)
    } else if cursor.bytes[range].looksNumeric {
      cursor.mark(.number, range)
    } else {
      cursor.mark(.string, range)
    }
  }

  /// The lines after `|` or `>` that are indented more than the line that announced them.
  private func scanBlockText(_ cursor: inout CodeCursor, indentation: Int) {
    let start = cursor.position
    cursor.skip(upTo: ByteSet("#\n"))
    cursor.mark(.meta, from: start)
    if cursor.current == .hash { cursor.readLine(as: .comment) }
    let text = cursor.position
    while !cursor.isAtEnd {
      let line = cursor.position + 1
      var index = line
      while cursor.byte(at: index) == .space { index += 1 }
      guard index - line > indentation || cursor.byte(at: index) == .newline else { break }
      cursor.position = cursor.lineEnd(from: index)
    }
    cursor.mark(.string, from: text)
  }
}

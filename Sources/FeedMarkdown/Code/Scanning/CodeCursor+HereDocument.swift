extension CodeCursor {
  /// Reads `<<NAME`, `<<-NAME`, `<<~'NAME'`, whose first bytes were found here, and marks it; nil where it is
  /// something else.
  mutating func readHereDocumentName(behind count: Int) -> Range<Int>? {
    let start = position
    var index = start + count
    if byte(at: index) == .hyphen || byte(at: index) == UInt8(ascii: "~") { index += 1 }
    let quote = byte(at: index)
    let isQuoted = quote == .quotationMark || quote == .apostrophe
    if isQuoted { index += 1 }
    let name = index
    while ByteSet.wordPart.contains(byte(at: index)), index < end { index += 1 }
    guard index > name, !bytes[name].isASCIIDigit, !isQuoted || byte(at: index) == quote else { return nil }
    position = isQuoted ? index + 1 : index
    mark(.string, from: start)
    return name..<index
  }

  /// Moves behind the line that ends a here document, which begins here, and marks both.
  mutating func skipHereDocument(named name: Range<Int>) {
    let start = position
    while !isAtEnd {
      skip(.blanks)
      let line = position
      var length = 0
      while length < name.count, byte(at: line + length) == bytes[name.lowerBound + length] { length += 1 }
      if length == name.count, !ByteSet.wordPart.contains(byte(at: line + length)) {
        advance(length)
        break
      }
      skipLine()
      advance()
    }
    mark(.string, from: start)
  }
}

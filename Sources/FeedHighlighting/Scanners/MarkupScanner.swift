/// The scanner for HTML and XML: tags with their attributes, comments, references, and what scripts and style sheets
/// hold.
struct MarkupScanner: CodeScanner {
  /// Whether scripts and style sheets are read as such.
  let isHTML: Bool

  private static let sections: [DelimitedRule] = [
    DelimitedRule(block: "<!--", "-->"), DelimitedRule(block: "<![CDATA[", "]]>", kind: .string),
    DelimitedRule(block: "<?", "?>", kind: .meta), DelimitedRule(block: "<!", ">", nestedOpen: "<", kind: .meta),
  ]
  private static let double = DelimitedRule(string: "\"", escape: nil, isMultiline: true)
  private static let single = DelimitedRule(string: "'", escape: nil, isMultiline: true)
  private static let nameParts = ByteSet.wordPart.union(ByteSet(":.-"))
  private static let nameEnd = ByteSet(" \t\r\n=\"'<>/")
  private static let valueEnd = ByteSet(" \t\r\n<>")
  private static let script = Array("script".utf8)
  private static let style = Array("style".utf8)

  func scan(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd {
      if cursor.current == .lessThan {
        if let section = Self.sections.first(where: { cursor.hasPrefix($0.open) }) {
          cursor.read(section)
        } else {
          scanTag(&cursor)
        }
      } else if cursor.current == .ampersand {
        scanReference(&cursor)
      } else {
        cursor.advance()
      }
    }
  }

  private func scanTag(_ cursor: inout CodeCursor) {
    cursor.advance()
    let isClosing = cursor.current == .slash
    if isClosing { cursor.advance() }
    guard ByteSet.wordStart.contains(cursor.current) else { return }
    let name = cursor.position
    cursor.skip(Self.nameParts)
    cursor.mark(.tag, from: name)
    let nameRange = name..<cursor.position
    scanAttributes(&cursor)
    guard isHTML, !isClosing else { return }
    if matches(Self.script, nameRange, cursor), let script = CodeLanguage.named("javascript") {
      cursor.scan(upTo: endOfRawText(Self.script, cursor), with: script.scanner)
    } else if matches(Self.style, nameRange, cursor) {
      cursor.scan(upTo: endOfRawText(Self.style, cursor), with: CodeStyleSheetScanner())
    }
  }

  private func matches(_ name: [UInt8], _ range: Range<Int>, _ cursor: CodeCursor) -> Bool {
    range.count == name.count && cursor.hasPrefix(name, at: range.lowerBound, ignoringCase: true)
  }

  /// Where the element that holds raw text is closed.
  private func endOfRawText(_ name: [UInt8], _ cursor: CodeCursor) -> Int {
    let end = (cursor.position..<cursor.end).first {
      cursor.byte(at: $0) == .lessThan && cursor.byte(at: $0 + 1) == .slash
        && cursor.hasPrefix(name, at: $0 + 2, ignoringCase: true)
    }
    return end ?? cursor.end
  }

  /// Reads attributes up to the end of the tag, or to a tag that begins before.
  private func scanAttributes(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd, cursor.current != .lessThan {
      let start = cursor.position
      switch cursor.current {
      case .greaterThan:
        return cursor.advance()
      case .equals:
        cursor.advance()
        cursor.skip(.whitespace)
        scanValue(&cursor)
      case .quotationMark, .apostrophe:
        scanValue(&cursor)
      case let byte where Self.nameEnd.contains(byte):
        cursor.advance()
      default:
        cursor.skip(upTo: Self.nameEnd)
        cursor.mark(.attribute, from: start)
      }
    }
  }

  private func scanValue(_ cursor: inout CodeCursor) {
    let start = cursor.position
    switch cursor.current {
    case .quotationMark: cursor.skip(Self.double)
    case .apostrophe: cursor.skip(Self.single)
    default: cursor.skip(upTo: Self.valueEnd)
    }
    cursor.mark(.string, from: start)
  }

  /// `&amp;` and `&#38;`; the longest name that HTML has is shorter than the limit.
  private func scanReference(_ cursor: inout CodeCursor) {
    var index = cursor.position + 1
    if cursor.byte(at: index) == .hash { index += 1 }
    let name = index
    while index - name < 40, ByteSet.wordPart.contains(cursor.byte(at: index)) { index += 1 }
    guard index > name, cursor.byte(at: index) == .semicolon else { return cursor.advance() }
    cursor.mark(.literal, cursor.position..<index + 1)
    cursor.position = index + 1
  }
}

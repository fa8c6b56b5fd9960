/// The scanner for CSS and the languages that add nesting and variables to it.
struct CodeStyleSheetScanner: CodeScanner {
  private static let nameStart = ByteSet.wordStart.union(ByteSet("-"))
  private static let namePart = ByteSet.wordPart.union(ByteSet("-"))
  private static let numberPart = namePart.union(ByteSet(".%"))
  private static let comment = DelimitedRule(block: "/*", "*/")
  private static let double = DelimitedRule(string: "\"")
  private static let single = DelimitedRule(string: "'")

  /// What a name means where it is.
  private enum Place {
    /// In a selector, or in what follows an at-rule.
    case selector
    /// Before the colon of a declaration.
    case property
    /// After it.
    case value
  }

  func scan(_ cursor: inout CodeCursor) {
    var place = place(from: cursor)
    while !cursor.isAtEnd {
      let start = cursor.position
      let byte = cursor.current
      let next = cursor.byte(at: start + 1)
      if byte == .slash, cursor.hasPrefix(Self.comment.open) {
        cursor.read(Self.comment)
      } else if byte == .slash, next == .slash, cursor.byte(at: start - 1) != .colon {
        cursor.readLine(as: .comment)
      } else if byte == .quotationMark || byte == .apostrophe {
        cursor.read(byte == .apostrophe ? Self.single : Self.double)
      } else if byte == .openBrace || byte == .closeBrace || byte == .semicolon {
        cursor.advance()
        place = self.place(from: cursor)
      } else if byte == .colon, place == .property {
        cursor.advance()
        place = .value
      } else if let kind = prefixed(byte, next, place) {
        cursor.advance()
        cursor.skip(Self.namePart)
        cursor.mark(kind, from: start)
        if kind == .keyword, byte != .exclamationMark { place = .selector }
      } else if byte.isASCIIDigit || byte == .dot && next.isASCIIDigit {
        cursor.skip(Self.numberPart)
        cursor.mark(.number, from: start)
      } else if Self.nameStart.contains(byte) {
        scanName(&cursor, place)
      } else {
        cursor.advance()
      }
    }
  }

  /// The kind of a name that follows a character; nil where that means nothing.
  private func prefixed(_ byte: UInt8, _ next: UInt8, _ place: Place) -> CodeTokenKind? {
    guard Self.namePart.contains(next) || byte == .colon && next == .colon else { return nil }
    return switch byte {
    case .at, .exclamationMark: .keyword
    case .dollar: .variable
    case .hyphen where next == .hyphen: place == .property ? .attribute : .variable
    case .hash: place == .selector ? .type : .number
    case .dot where !next.isASCIIDigit: .type
    case .percent where place == .selector, .ampersand: .type
    case .colon where place == .selector: .attribute
    default: nil
    }
  }

  private func scanName(_ cursor: inout CodeCursor, _ place: Place) {
    let start = cursor.position
    if cursor.current == .hyphen, cursor.byte(at: start + 1).isASCIIDigit {
      cursor.advance()
      cursor.skip(Self.numberPart)
      return cursor.mark(.number, from: start)
    }
    cursor.skip(Self.namePart)
    if cursor.current == .openParenthesis {
      cursor.mark(.function, from: start)
    } else if place == .property {
      cursor.mark(.attribute, from: start)
    } else if place == .selector {
      // Names of attributes and of media features are in brackets.
      let before = cursor.byte(at: start - 1)
      cursor.mark(before == .openBracket || before == .openParenthesis ? .attribute : .tag, from: start)
    }
  }

  /// Whether a selector or a declaration begins, by the first brace or semicolon.
  ///
  /// The text that is scanned here ends where the next call begins, so all calls together are linear.
  private func place(from cursor: CodeCursor) -> Place {
    var index = cursor.position
    var hasColon = false
    while index < cursor.end {
      switch cursor.byte(at: index) {
      case .openBrace: return .selector
      case .semicolon, .closeBrace: return hasColon ? .property : .selector
      case .colon: hasColon = true
      default: break
      }
      index += 1
    }
    return hasColon ? .property : .selector
  }
}

extension CodeCursor {
  /// Whether the position is at the start of a line or behind a blank, an opening bracket or a separator.
  var followsBlank: Bool {
    position == 0 || ByteSet(" \t\r\n([{,;|&").contains(bytes[position - 1])
  }

  /// Moves behind a text literal that begins here.
  mutating func skipString(_ rule: StringRule) {
    advance(rule.open.count)
    while !isAtEnd {
      if current == .newline, !rule.isMultiline { return }
      if let interpolation = rule.interpolation, hasPrefix(interpolation.open) {
        skip(interpolation, isMultiline: rule.isMultiline)
      } else if current == rule.escape {
        advance(2)
      } else if hasPrefix(rule.close) {
        advance(rule.close.count)
        guard rule.doublesClose, hasPrefix(rule.close) else { return }
        advance(rule.close.count)
      } else {
        advance()
      }
    }
  }

  /// Moves behind code inside a text literal, with the literals and code inside of that.
  private mutating func skip(_ interpolation: Interpolation, isMultiline: Bool) {
    let bracket = interpolation.open.last ?? 0
    // The innermost bracket or quotation mark that is to come is the last.
    var awaited = [interpolation.close]
    advance(interpolation.open.count)
    while let closing = awaited.last, !isAtEnd {
      let byte = current
      if byte == .newline, !isMultiline { return }
      if byte == closing {
        awaited.removeLast()
        advance()
      } else if closing != interpolation.close {
        if hasPrefix(interpolation.open) {
          awaited.append(interpolation.close)
          advance(interpolation.open.count)
        } else {
          advance(byte == .backslash ? 2 : 1)
        }
      } else {
        if byte == bracket { awaited.append(interpolation.close) }
        if interpolation.quotes.contains(byte) { awaited.append(byte) }
        advance()
      }
    }
  }

  /// Moves behind a text literal with delimiters of any length; false where none begins here.
  mutating func skipFilledString(_ rule: FilledStringRule) -> Bool {
    let start = position
    advance(rule.before.count)
    let count = skipRun(of: rule.fill)
    guard count >= rule.minimum, hasPrefix(rule.open) else {
      position = start
      return false
    }
    advance(rule.open.count)
    while !isAtEnd {
      if current == .newline, !rule.isMultiline { return true }
      guard hasPrefix(rule.close) else {
        advance()
        continue
      }
      advance(rule.close.count)
      if skipRun(of: rule.fill, atMost: count) == count, hasPrefix(rule.after) {
        advance(rule.after.count)
        return true
      }
    }
    return true
  }

  private mutating func skipRun(of byte: UInt8, atMost limit: Int = .max) -> Int {
    var count = 0
    while count < limit, !isAtEnd, current == byte {
      advance()
      count += 1
    }
    return count
  }

  /// Moves behind a text literal that ends with a word of its own; false where none begins here.
  mutating func skipTaggedString(_ rule: TaggedStringRule) -> Bool {
    let tagStart = position + rule.before.count
    var tagEnd = tagStart
    // C++ allows 16 characters ([lex.string]), which keeps looking for the end linear.
    while tagEnd - tagStart < 16, ByteSet.wordPart.contains(byte(at: tagEnd)) { tagEnd += 1 }
    guard hasPrefix(rule.open, at: tagEnd) else { return false }
    let closing = rule.close + bytes[tagStart..<tagEnd] + rule.after
    position = tagEnd + rule.open.count
    skip(through: closing)
    return true
  }

  /// Moves behind a block that begins here, with those inside of it.
  mutating func skipBlock(_ rule: BlockRule) {
    advance(rule.open.count)
    var depth = 1
    while depth > 0, !isAtEnd {
      if hasPrefix(rule.close) {
        depth -= 1
        advance(rule.close.count)
      } else if let nested = rule.nestedOpen, hasPrefix(nested) {
        depth += 1
        advance(nested.count)
      } else {
        advance()
      }
    }
  }

  /// Moves behind `'a'` or `'\n'`; false where an apostrophe means something else.
  mutating func skipCharacter() -> Bool {
    var index = position + 1
    if byte(at: index) == .backslash {
      index += 2
      // `'\u{10FFFF}'` is the longest that any language has.
      let limit = position + 12
      while index < limit, byte(at: index) != .apostrophe, byte(at: index) != .newline { index += 1 }
    } else {
      guard byte(at: index) != .newline, byte(at: index) != .apostrophe else { return false }
      index += 1
      while byte(at: index).isContinuation { index += 1 }
    }
    guard byte(at: index) == .apostrophe else { return false }
    position = index + 1
    return true
  }

  /// Moves behind `/…/` and its flags; false where it does not end on the line.
  mutating func skipRegularExpression() -> Bool {
    let start = position
    var isInClass = false
    advance()
    while !isAtEnd, current != .newline {
      switch current {
      case .backslash: advance()
      case .openBracket: isInClass = true
      case .closeBracket: isInClass = false
      case .slash where !isInClass:
        advance()
        skip(.wordPart)
        return true
      default: break
      }
      advance()
    }
    position = start
    return false
  }

  /// Moves behind a literal whose delimiter the writer chose; false where none begins here.
  mutating func skipQuoteLike(_ rule: QuoteLikeRule) -> Bool {
    let open = byte(at: position + rule.open.count)
    guard rule.delimiters.contains(open) else { return false }
    advance(rule.open.count)
    let close = Self.closing(of: open)
    for part in 0..<rule.parts {
      // With brackets each part has its own pair; other delimiters are shared.
      if part == 0 || close != open {
        if part > 0 { skip(.whitespace) }
        guard current == open else { break }
        advance()
      }
      var depth = 1
      while depth > 0, !isAtEnd {
        let byte = current
        if byte == .backslash { advance() } else if byte == close { depth -= 1 } else if byte == open { depth += 1 }
        advance()
      }
    }
    skip(ByteSet("abcdefghijklmnopqrstuvwxyz"))
    return true
  }

  private static func closing(of open: UInt8) -> UInt8 {
    switch open {
    case .openParenthesis: .closeParenthesis
    case .openBracket: .closeBracket
    case .openBrace: .closeBrace
    case .lessThan: .greaterThan
    default: open
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it reads as a number, a date, a time or a version: it begins with a digit, perhaps behind a sign, and
  /// holds only what such things hold.
  var looksNumeric: Bool {
    let digits = first == .hyphen || first == .plus ? dropFirst() : self[...]
    guard let first = digits.first, first.isASCIIDigit else { return false }
    return digits.allSatisfy { $0.isASCIIDigit || Self.numericPunctuation.contains($0) }
  }

  private static var numericPunctuation: ByteSet { ByteSet("xXoOabcdefABCDEF_.:+-TZtz ") }
}

/// The scanner for languages that consist of words, numbers, literals and comments: one pass, driven by a table.
struct GrammarScanner: CodeScanner {
  let grammar: CodeGrammar

  /// What begins the line that names the interpreter of a script.
  private static let scriptStart = Array("#!/".utf8)

  func scan(_ cursor: inout CodeCursor) {
    var state = GrammarState()
    if cursor.position == 0, cursor.hasPrefix(Self.scriptStart) { cursor.readLine(as: .comment) }
    while !cursor.isAtEnd {
      let byte = cursor.current
      // No rule begins with a space, the most frequent character in code.
      guard byte != .space else {
        cursor.advance()
        continue
      }
      if grammar.openings.contains(byte), applyRules(for: byte, &cursor, &state) { continue }
      if grammar.wordStart.contains(byte) {
        scanWord(&cursor, &state)
      } else if byte.isASCIIDigit || byte == .dot && startsFraction(cursor, state) {
        scanNumber(&cursor, &state)
      } else if byte == .newline, !state.hereDocuments.isEmpty {
        cursor.advance()
        for name in state.hereDocuments { cursor.skipHereDocument(named: name) }
        state.hereDocuments = []
      } else if byte == grammar.escape {
        cursor.advance(2)
      } else {
        if !ByteSet.whitespace.contains(byte) {
          state.followsValue = byte == .closeParenthesis || byte == .closeBracket || byte == .closeBrace
          if byte != .dot { state.introduced = nil }
        }
        cursor.advance()
        // A fill that began nothing is passed at once, not counted again from each of its bytes.
        if grammar.fills.contains(byte) { cursor.skip(grammar.fills) }
      }
    }
  }

  /// Whether one of the rules for a byte could be applied; the cursor is then after what it found.
  private func applyRules(for byte: UInt8, _ cursor: inout CodeCursor, _ state: inout GrammarState) -> Bool {
    grammar.rules[Int(byte)].contains { cursor.hasPrefix($0.opening) && apply($0.rule, &cursor, &state) }
  }

  private func startsFraction(_ cursor: CodeCursor, _ state: GrammarState) -> Bool {
    !state.followsValue && cursor.byte(at: cursor.position + 1).isASCIIDigit
      && cursor.byte(at: cursor.position - 1) != .dot
  }

  // MARK: Words

  /// Reads a word and marks it after what it is, or after what is around it.
  private func scanWord(_ cursor: inout CodeCursor, _ state: inout GrammarState) {
    let start = cursor.position
    cursor.skip(grammar.wordPart)
    let range = start..<cursor.position
    let next = cursor.current
    if grammar.stringPrefixes.word(in: cursor.bytes, range) != nil, next == .quotationMark || next == .apostrophe {
      return cursor.mark(.string, range)
    }
    let introduced = state.introduced
    state.introduced = nil
    let previous = cursor.byte(at: start - 1)
    let isQualified =
      previous == .backtick || previous == .dot && cursor.byte(at: start - 2) != .dot
      || grammar.labelsEndInColon && next == .colon && cursor.byte(at: cursor.position + 1) == .space
    state.followsValue = true
    if let word = grammar.words.word(in: cursor.bytes, range), !isQualified || word.kind != .keyword {
      cursor.mark(word.kind, range)
      state.introduced = word.introduces ?? (next == .dot ? introduced : nil)
      state.followsValue = word.kind != .keyword
    } else if let introduced, next != .dot {
      cursor.mark(introduced, range)
    } else if let kind = kind(ofName: range, cursor) {
      cursor.mark(kind, range)
      // `fun Type.name` introduces the last name.
      if next == .dot { state.introduced = introduced }
    }
  }

  private func kind(ofName range: Range<Int>, _ cursor: CodeCursor) -> CodeTokenKind? {
    let isMember = grammar.membersAreCapital && cursor.byte(at: range.lowerBound - 1) == .dot
    if grammar.capitalsAreTypes, !isMember, isTypeName(range, cursor) { return .type }
    if grammar.marksBangCalls, cursor.current == .exclamationMark {
      let next = cursor.byte(at: cursor.position + 1)
      if next == .openParenthesis || next == .openBracket || next == .openBrace { return .function }
    }
    if grammar.hyphensMarkCalls, cursor.bytes[range].contains(.hyphen) { return .function }
    return grammar.marksCalls && cursor.current == .openParenthesis ? .function : nil
  }

  /// Whether it begins with a capital letter and does not look like a constant: `Point`, `URL`, but not `MAX_SIZE`.
  private func isTypeName(_ range: Range<Int>, _ cursor: CodeCursor) -> Bool {
    guard cursor.bytes[range.lowerBound].isASCIICapital else { return false }
    var hasUnderscore = false
    for byte in cursor.bytes[range] {
      if byte == UInt8(ascii: "_") { hasUnderscore = true }
      if byte.isASCIILetter, !byte.isASCIICapital { return true }
    }
    return !hasUnderscore
  }

  /// Reads a number with everything that belongs to it: base, separators, fraction, exponent, suffix.
  private func scanNumber(_ cursor: inout CodeCursor, _ state: inout GrammarState) {
    let start = cursor.position
    let second = cursor.byte(at: start + 1).lowercasedASCII
    let isHexadecimal = cursor.current == UInt8(ascii: "0") && second == UInt8(ascii: "x")
    var hasDot = false
    while !cursor.isAtEnd {
      let byte = cursor.current
      let next = cursor.byte(at: cursor.position + 1)
      if byte == .dot {
        guard !hasDot, next.isASCIIDigit else { break }
        hasDot = true
      } else if byte == .plus || byte == .hyphen {
        let exponent = cursor.byte(at: cursor.position - 1).lowercasedASCII
        let isExponent = exponent == UInt8(ascii: isHexadecimal ? "p" : "e")
        guard isExponent, next.isASCIIDigit, cursor.position > start else { break }
      } else if byte == grammar.digitSeparator {
        guard next.isASCIIDigit || next.isASCIILetter else { break }
      } else if !ByteSet.wordPart.contains(byte) {
        break
      }
      cursor.advance()
    }
    cursor.mark(.number, from: start)
    state.followsValue = true
    state.introduced = nil
  }

  // MARK: Rules

  /// Whether a rule applies where the cursor is, whose opening was found there.
  private func apply(_ rule: GrammarRule, _ cursor: inout CodeCursor, _ state: inout GrammarState) -> Bool {
    let start = cursor.position
    switch rule {
    case .lineComment:
      guard !grammar.commentsFollowBlanks || cursor.followsBlank else { return false }
      cursor.readLine(as: .comment)
      return true
    case .delimited(let rule):
      cursor.skip(rule)
      let next = grammar.marksKeys && rule.kind == .string ? cursor.end(of: .whitespace, from: cursor.position) : -1
      cursor.mark(cursor.byte(at: next) == .colon ? .attribute : rule.kind, from: start)
      if rule.kind.isAside { return true }
    case .fenced(let rule):
      guard cursor.skip(rule) else { return false }
      cursor.mark(rule.kind, from: start)
      if rule.kind.isAside { return true }
    case .quoteLike(let rule):
      guard cursor.skip(rule) else { return false }
      cursor.mark(.string, from: start)
    case .hereDocument(let opening):
      guard let name = cursor.readHereDocumentName(after: opening.count) else { return false }
      state.hereDocuments.append(name)
    case .sigil(let rule):
      guard let kind = readSigil(rule, &cursor) else { return false }
      cursor.mark(kind, from: start)
      if kind.isAside { return true }
    case .fixed(let bytes, let kind):
      cursor.advance(bytes.count)
      cursor.mark(kind, from: start)
      state.followsValue = false
      return true
    case .character:
      guard cursor.skipCharacter() else { return false }
      cursor.mark(.string, from: start)
    case .regularExpression:
      guard !state.followsValue, start >= state.regularExpressionLimit else { return false }
      guard cursor.skipRegularExpression() else {
        state.regularExpressionLimit = cursor.lineEnd(from: start)
        return false
      }
      cursor.mark(.string, from: start)
    case .directive:
      return scanDirective(&cursor)
    case .markupTag:
      return scanMarkupTag(&cursor, &state)
    }
    state.followsValue = true
    state.introduced = nil
    return true
  }

  /// Reads a sigil and its word; nil where there is none.
  private func readSigil(_ rule: SigilRule, _ cursor: inout CodeCursor) -> CodeTokenKind? {
    let start = cursor.position
    switch rule.boundary {
    case .anywhere: break
    case .notAfterWord:
      let previous = cursor.byte(at: start - 1)
      guard !grammar.wordPart.contains(previous), previous != .closeParenthesis, previous != .closeBracket,
        previous != rule.prefix.last
      else { return nil }
    case .afterBlank:
      guard cursor.followsBlank else { return nil }
    }
    let wordStart = start + rule.prefix.count
    let next = cursor.byte(at: wordStart)
    if grammar.wordStart.contains(next) {
      cursor.advance(rule.prefix.count)
      repeat {
        cursor.skip(grammar.wordPart)
        guard rule.joiners.contains(cursor.current), grammar.wordPart.contains(cursor.byte(at: cursor.position + 1))
        else { break }
        cursor.advance()
      } while true
      let word = rule.isLookedUp ? grammar.words.word(in: cursor.bytes, start..<cursor.position) : nil
      return word?.kind ?? rule.kind
    }
    if rule.allowsBraces, next == .openBrace {
      cursor.advance(rule.prefix.count)
      cursor.skip(upTo: ByteSet("}\n"))
      if cursor.current == .closeBrace { cursor.advance() }
      return rule.kind
    }
    guard rule.specials.contains(next) else { return nil }
    cursor.advance(rule.prefix.count + 1)
    return rule.kind
  }

  /// `#include <name>` and its like; the rest of the line is code.
  private func scanDirective(_ cursor: inout CodeCursor) -> Bool {
    let start = cursor.position
    guard cursor.isFirstOnLine(start) else { return false }
    cursor.advance()
    cursor.skip(.blanks)
    let word = cursor.position
    cursor.skip(.wordPart)
    guard cursor.position > word else {
      cursor.position = start
      return false
    }
    cursor.mark(.meta, from: start)
    let name = cursor.bytes[word..<cursor.position]
    guard name.elementsEqual("include".utf8) || name.elementsEqual("import".utf8) else { return true }
    cursor.skip(.blanks)
    guard cursor.current == .lessThan else { return true }
    let file = cursor.position
    cursor.skip(upTo: ByteSet(">\n"))
    if cursor.current == .greaterThan { cursor.advance() }
    cursor.mark(.string, from: file)
    return true
  }

  /// `<name`, where no operand precedes, and `</name`.
  private func scanMarkupTag(_ cursor: inout CodeCursor, _ state: inout GrammarState) -> Bool {
    let isClosing = cursor.byte(at: cursor.position + 1) == .slash
    let name = cursor.position + (isClosing ? 2 : 1)
    guard isClosing || !state.followsValue, cursor.byte(at: name).isASCIILetter else { return false }
    cursor.advance(name - cursor.position)
    cursor.skip(.wordPart.union(ByteSet(".-")))
    cursor.mark(.tag, name..<cursor.position)
    state.followsValue = true
    return true
  }
}

/// What a scanner remembers between two tokens.
struct GrammarState {
  /// Whether an operand ended just now, so that a slash divides.
  var followsValue = false
  /// How the next name is marked, after words such as `func`.
  var introduced: CodeTokenKind?
  /// The names of the here documents that begin with the next line.
  var hereDocuments: [Range<Int>] = []
  /// Up to where no regular expression can end, so that looking for its end again is in vain.
  var regularExpressionLimit = 0
}

extension CodeTokenKind {
  /// Whether it is beside the code, so that what comes before it continues after it.
  fileprivate var isAside: Bool {
    switch self {
    case .comment, .meta, .attribute, .keyword: true
    default: false
    }
  }
}

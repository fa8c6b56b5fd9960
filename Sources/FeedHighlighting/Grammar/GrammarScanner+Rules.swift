extension GrammarScanner {
  /// Whether a rule applies where the cursor stands, whose opening was found there.
  func apply(_ rule: GrammarRule, _ cursor: inout CodeCursor, _ state: inout GrammarState) -> Bool {
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
      guard let name = cursor.readHereDocumentName(behind: opening.count) else { return false }
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

extension CodeTokenKind {
  /// Whether it stands beside the code, so that what comes before it goes on behind it.
  fileprivate var isAside: Bool {
    switch self {
    case .comment, .meta, .attribute, .keyword: true
    default: false
    }
  }
}

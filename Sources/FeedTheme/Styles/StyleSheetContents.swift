/// What a style sheet names and declares, and its text without what means nothing.
struct StyleSheetContents {
  /// An address in `url()` or after `@import`.
  struct Address: Hashable {
    let text: String
    let place: TemplatePlace
    let isImport: Bool
  }

  /// A custom property of a rule.
  struct Declaration: Hashable {
    /// The selectors and conditions around it, the outermost first.
    let preludes: [String]
    let name: String
    let value: String
    let place: TemplatePlace
  }

  private(set) var addresses: [Address] = []
  private(set) var declarations: [Declaration] = []

  private let text: TemplateText
  private let tokens: [StyleSheetToken]
  private var preludes: [String] = []
  /// The tokens of the statement that is being read, without the comments and white space before it.
  private var statement = 0..<0

  /// Reads a style sheet, whose faults stay.
  init(_ style: String) {
    text = TemplateText(style)
    tokens = StyleSheetToken.tokens(of: text)
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .sign("{"):
        preludes.append(text[text.trimmed(scalars(of: statement))])
        statement = index + 1..<index + 1
      case .sign("}"):
        endStatement()
        _ = preludes.popLast()
        statement = index + 1..<index + 1
      case .sign(";"):
        endStatement()
        statement = index + 1..<index + 1
      case .space where statement.isEmpty, .comment where statement.isEmpty:
        statement = index + 1..<index + 1
      default:
        statement = statement.lowerBound..<index + 1
        readAddress(at: index)
      }
    }
  }

  /// The text without comments, without white space around braces, semicolons, commas and child combinators, within
  /// parentheses and after colons, and without semicolons before braces.
  ///
  /// White space stays, as one space, before colons and around everything else, because `a :hover` is not `a:hover` and
  /// `1 + 2` is not `1+2`; strings and addresses stay letter for letter.
  ///
  /// - Parameter constants: What takes the place of variables such as `var(--gap)`, by names such as `--gap`.
  func compacted(constants: [String: String] = [:]) -> String {
    var result = ""
    var before: StyleSheetToken.Kind?
    var gap = ""
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      switch token.kind {
      case .space: gap = " "
      // A comment is no white space, but parts what it is between.
      case .comment: if gap.isEmpty { gap = "/**/" }
      default:
        if token.kind == .sign("}"), before == .sign(";") {
          result.removeLast()
        } else if let before, !before.needsNoSpaceAfter, !token.kind.needsNoSpaceBefore {
          result += gap
        }
        gap = ""
        before = token.kind
        if let value = constant(at: index - 1, constants) {
          result += value
          index += 3
        } else {
          result += text[token.range]
        }
      }
    }
    return result
  }

  private func scalars(of tokens: Range<Int>) -> Range<Int> {
    guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
    return self.tokens[first].range.lowerBound..<self.tokens[last].range.upperBound
  }

  /// The names of the variables that it reads, such as `--gap`.
  var variables: Set<String> { Set(tokens.indices.compactMap(variable)) }

  /// The name of the variable whose reading begins with a token: three, and a comma or a parenthesis.
  private func variable(at index: Int) -> String? {
    guard index + 2 < tokens.count, tokens[index + 1].kind == .sign("("), tokens[index + 2].kind == .name,
      tokens[index].kind == .name, text[tokens[index].range] == "var"
    else { return nil }
    return text[tokens[index + 2].range]
  }

  /// The value of the variable whose four tokens begin here; one with something to fall back to stays as it is.
  private func constant(at index: Int, _ constants: [String: String]) -> String? {
    guard !constants.isEmpty, index + 3 < tokens.count, tokens[index + 3].kind == .sign(")") else { return nil }
    return variable(at: index).flatMap { constants[$0] }
  }

  private mutating func endStatement() {
    guard !preludes.isEmpty, let first = statement.first, text.scalar(at: tokens[first].range.lowerBound) == "-",
      let colon = statement.first(where: { tokens[$0].kind == .sign(":") })
    else { return }
    declarations.append(
      Declaration(
        preludes: preludes, name: text[text.trimmed(scalars(of: first..<colon))],
        value: text[text.trimmed(scalars(of: colon + 1..<statement.upperBound))],
        place: text.place(at: tokens[first].range.lowerBound)))
  }

  private mutating func readAddress(at index: Int) {
    let token = tokens[index]
    guard token.kind == .string || token.kind == .address else { return }
    let keyword = text[tokens[statement.lowerBound].range]
    let isImport = keyword == "@import"
    // The name of a namespace is no address to load.
    guard keyword != "@namespace" else { return }
    if token.kind == .address {
      let inner = text[token.range].dropFirst("url(".count)
      let address = inner.last == ")" ? inner.dropLast() : inner
      add(String(address.drop { $0.isWhitespace }), at: token, isImport: isImport)
      return
    }
    let quoted = text[token.range]
    let address = quoted.count > 1 && quoted.last == quoted.first ? quoted.dropFirst().dropLast() : quoted.dropFirst()
    let before = tokens[..<index].indices.reversed().first { tokens[$0].kind != .space }
    if let before, before > 0, tokens[before].kind == .sign("("), text[tokens[before - 1].range].lowercased() == "url" {
      add(String(address), at: tokens[before - 1], isImport: isImport)
    } else if isImport {
      add(String(address), at: token, isImport: true)
    }
  }

  private mutating func add(_ address: String, at token: StyleSheetToken, isImport: Bool) {
    addresses.append(Address(text: address, place: text.place(at: token.range.lowerBound), isImport: isImport))
  }
}

extension StyleSheetToken.Kind {
  fileprivate var needsNoSpaceAfter: Bool { isSeparator || self == .sign(":") || self == .sign("(") }

  fileprivate var needsNoSpaceBefore: Bool { isSeparator || self == .sign(")") }

  private var isSeparator: Bool {
    switch self {
    case .sign("{"), .sign("}"), .sign(";"), .sign(","), .sign(">"): true
    default: false
    }
  }
}

/// A piece of a style sheet, as far as audits and joining tell them apart (CSS Syntax Level 3, 4).
struct StyleSheetToken: Hashable {
  enum Kind: Hashable {
    /// A run of white space.
    case space
    case comment
    /// A string with its quotation marks.
    case string
    /// An address in `url()` without quotation marks, with what is around it.
    case address
    /// Letters, digits, hyphens, escapes: a name, a number, or the keyword of an at-rule.
    case name
    /// A single scalar of any other sort.
    case sign(Unicode.Scalar)
  }

  let kind: Kind
  let range: Range<Int>

  /// The pieces of a text, which together are the text again; what is left open ends with the text.
  static func tokens(of text: TemplateText) -> [StyleSheetToken] {
    var tokens: [StyleSheetToken] = []
    // More than there are: room that is not used takes no memory, and growing takes that of both.
    tokens.reserveCapacity(text.count)
    var position = 0
    while let scalar = text.scalar(at: position) {
      let start = position
      let kind = text.passToken(from: scalar, &position)
      position = min(position, text.count)
      tokens.append(StyleSheetToken(kind: kind, range: start..<position))
    }
    return tokens
  }
}

extension TemplateText {
  fileprivate func passToken(from scalar: Unicode.Scalar, _ position: inout Int) -> StyleSheetToken.Kind {
    switch scalar {
    case _ where scalar.isStyleSheetSpace:
      pass(&position) { $0.isStyleSheetSpace }
      return .space
    case "/" where self.scalar(at: position + 1) == "*":
      position = first("*/", from: position + 2).map { $0 + 2 } ?? count
      return .comment
    case "\"", "'":
      position += 1
      pass(upTo: scalar, &position)
      return .string
    case _ where scalar.isOfStyleSheetName || scalar == "@":
      let start = position
      if scalar == "@" { position += 1 }
      while let next = self.scalar(at: position), next.isOfStyleSheetName { position += next == "\\" ? 2 : 1 }
      guard position - start == 3, self.scalar(at: position) == "(", self[start..<position].lowercased() == "url" else {
        return .name
      }
      var inner = position + 1
      pass(&inner) { $0.isStyleSheetSpace }
      if let quote = self.scalar(at: inner), quote == "\"" || quote == "'" { return .name }
      pass(upTo: ")", &position)
      return .address
    default:
      position += 1
      return .sign(scalar)
    }
  }

  private func pass(_ position: inout Int, _ condition: (Unicode.Scalar) -> Bool) {
    while let scalar = scalar(at: position), condition(scalar) { position += 1 }
  }

  /// Passes an end that is not escaped.
  private func pass(upTo end: Unicode.Scalar, _ position: inout Int) {
    while let scalar = scalar(at: position), scalar != end { position += scalar == "\\" ? 2 : 1 }
    position += 1
  }
}

extension Unicode.Scalar {
  fileprivate var isOfStyleSheetName: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "\\": true
    default: !isASCII
    }
  }

  fileprivate var isStyleSheetSpace: Bool {
    switch self {
    case " ", "\t", "\n", "\u{C}", "\r": true
    default: false
    }
  }
}

/// A piece of a style sheet, as far as audits and joining tell them apart (CSS Syntax Level 3, 4).
struct StyleSheetToken: Hashable {
  /// What a piece is.
  enum Kind: Hashable {
    /// A run of white space.
    case space
    case comment
    /// A string with its quotation marks.
    case string
    /// An address in `url()` without quotation marks, with what stands around it.
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

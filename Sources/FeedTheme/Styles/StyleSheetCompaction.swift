/// A style sheet without comments and without the white space that means nothing (CSS Syntax Level 3).
///
/// Strings and addresses in `url()` stay as they are, letter for letter. White space goes where the grammar gives it no
/// meaning: around braces, semicolons, commas and child combinators, within parentheses and behind colons. It stays, as one space, before
/// colons and around everything else, because `a :hover` is not `a:hover` and `1 + 2` is not `1+2`.
struct StyleSheetCompaction {
  /// The text that remains.
  let text: String

  /// Takes the text of a style sheet; faults in it stay.
  init(_ original: String) {
    var scanner = Scanner(bytes: Array(original.utf8))
    text = String(decoding: scanner.compacted(), as: UTF8.self)
  }

  private struct Scanner {
    let bytes: [UInt8]
    var position = 0
    var result: [UInt8] = []
    var isSpacePending = false

    mutating func compacted() -> [UInt8] {
      while position < bytes.count {
        let byte = bytes[position]
        switch byte {
        case _ where byte.isWhiteSpace:
          isSpacePending = true
          position += 1
        case .solidus where next == .asterisk: skipComment()
        case .quotation, .apostrophe: copyString(byte)
        case _ where startsAddress: copyAddress()
        case .backslash:
          append(byte)
          position += 1
          copy(1)
        default:
          append(byte)
          position += 1
        }
      }
      return result
    }

    private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

    /// Whether an unquoted address begins here, in which a slash and an asterisk are no comment.
    private var startsAddress: Bool {
      guard bytes[position] | 0x20 == UInt8(ascii: "u") else { return false }
      return bytes[position...].prefix(4).map { $0 | 0x20 }.elementsEqual("url(".utf8)
    }

    /// Adds a byte outside strings, and the space before it where that means something.
    private mutating func append(_ byte: UInt8) {
      if byte == .rightBrace, result.last == .semicolon, result.dropLast().last != .backslash { result.removeLast() }
      if isSpacePending, let last = result.last, !last.needsNoSpaceBehind, !byte.needsNoSpaceBefore {
        result.append(.space)
      }
      isSpacePending = false
      result.append(byte)
    }

    private mutating func copy(_ count: Int) {
      let end = min(position + count, bytes.count)
      result += bytes[position..<end]
      position = end
    }

    /// A comment is no white space, but parts what it stands between; there an empty one remains.
    private mutating func skipComment() {
      position += 2
      while position < bytes.count, !(bytes[position] == .asterisk && next == .solidus) { position += 1 }
      position = min(position + 2, bytes.count)
      guard !isSpacePending, let last = result.last, !last.needsNoSpaceBehind, position < bytes.count else { return }
      if !bytes[position].isWhiteSpace, !bytes[position].needsNoSpaceBefore { result += Array("/**/".utf8) }
    }

    private mutating func copyString(_ quote: UInt8) {
      append(quote)
      position += 1
      while position < bytes.count {
        let byte = bytes[position]
        copy(byte == .backslash ? 2 : 1)
        if byte == quote { return }
      }
    }

    private mutating func copyAddress() {
      append(bytes[position])
      position += 1
      copy(3)
      // A quoted address is a string like any other.
      if let first = bytes[position...].first(where: { !$0.isWhiteSpace }), first.isQuote { return }
      while position < bytes.count {
        let byte = bytes[position]
        copy(byte == .backslash ? 2 : 1)
        if byte == .rightParenthesis { return }
      }
    }
  }
}

extension UInt8 {
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let solidus = UInt8(ascii: "/")
  fileprivate static let asterisk = UInt8(ascii: "*")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let quotation = UInt8(ascii: "\"")
  fileprivate static let apostrophe = UInt8(ascii: "'")
  fileprivate static let semicolon = UInt8(ascii: ";")
  fileprivate static let rightBrace = UInt8(ascii: "}")
  fileprivate static let rightParenthesis = UInt8(ascii: ")")

  fileprivate var isQuote: Bool { self == .quotation || self == .apostrophe }

  /// Spaces, tabs, and the ends of lines.
  fileprivate var isWhiteSpace: Bool { self == .space || (9...13).contains(self) && self != 11 }

  fileprivate var needsNoSpaceBehind: Bool { isSeparator || self == UInt8(ascii: ":") || self == UInt8(ascii: "(") }

  fileprivate var needsNoSpaceBefore: Bool { isSeparator || self == .rightParenthesis }

  private var isSeparator: Bool {
    switch self {
    case UInt8(ascii: "{"), .rightBrace, .semicolon, UInt8(ascii: ","), UInt8(ascii: ">"): true
    default: false
    }
  }
}

import FeedDiagnostics

/// Reads text in quotes (TOML 1.0, "String").
enum TOMLText {
  /// A text of any of the four sorts, whose first quote comes next.
  static func value(_ scanner: inout TOMLScanner) throws(TOMLError) -> String {
    let quote = scanner.next ?? 0
    let isLong = scanner.byte(after: 1) == quote && scanner.byte(after: 2) == quote
    return try text(&scanner, isLong: isLong)
  }

  /// A text on one line, as keys can be, too.
  static func line(_ scanner: inout TOMLScanner) throws(TOMLError) -> String { try text(&scanner, isLong: false) }

  /// A text between single quotes, or between three over as many lines as it likes; its line ends become line feeds.
  private static func text(_ scanner: inout TOMLScanner, isLong: Bool) throws(TOMLError) -> String {
    let start = scanner.location
    let quote = scanner.next ?? 0
    scanner.skip(isLong ? 3 : 1)
    if isLong { _ = scanner.takeNewline() }
    var text: [UInt8] = []
    while true {
      let plain = scanner.position
      scanner.skip { $0 != quote && $0 != backslash && !TOMLScanner.isControl($0) }
      text += scanner.bytes(from: plain)
      switch scanner.next {
      case quote:
        if let count = closing(&scanner, quote, isLong: isLong) {
          text += repeatElement(quote, count: count)
          return String(decoding: text, as: UTF8.self)
        }
        take(&scanner, to: &text)
      case backslash where quote == doubleQuote:
        let isLineEnd = try isLong ? skipLineEnd(&scanner) : false
        if !isLineEnd { try appendEscape(&scanner, to: &text) }
      case backslash: take(&scanner, to: &text)
      case let control? where !scanner.isAtNewline: throw scanner.fault(.controlCharacter(control))
      case .some where isLong:
        _ = scanner.takeNewline()
        text.append(UInt8(ascii: "\n"))
      default: throw TOMLError(problem: .fault(.unclosedText), location: start)
      }
    }
  }

  /// Passes over the quotes at the end of a text; how many before three of them belong to it, or nil where it goes on.
  private static func closing(_ scanner: inout TOMLScanner, _ quote: UInt8, isLong: Bool) -> Int? {
    let length = isLong ? 3 : 1
    var count = 0
    while count < (isLong ? 5 : 1), scanner.byte(after: count) == quote { count += 1 }
    guard count >= length else { return nil }
    scanner.skip(count)
    return count - length
  }

  /// Passes over a backslash at the end of a line and over all blanks and lines up to the next character.
  private static func skipLineEnd(_ scanner: inout TOMLScanner) throws(TOMLError) -> Bool {
    var length = 1
    while let byte = scanner.byte(after: length), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
      length += 1
    }
    guard let end = scanner.byte(after: length), end == UInt8(ascii: "\n") || end == UInt8(ascii: "\r") else {
      return false
    }
    scanner.skip(length)
    guard scanner.takeNewline() else { throw scanner.fault(.controlCharacter(end)) }
    repeat { scanner.skipBlanks() } while scanner.takeNewline()
    return true
  }

  private static func take(_ scanner: inout TOMLScanner, to text: inout [UInt8]) {
    if let next = scanner.next { text.append(next) }
    scanner.skip()
  }

  /// Reads a backslash and what it stands for.
  private static func appendEscape(_ scanner: inout TOMLScanner, to text: inout [UInt8]) throws(TOMLError) {
    let start = scanner.position
    let location = scanner.location
    scanner.skip()
    let letter = scanner.next
    if letter != nil, !scanner.isAtNewline { scanner.skip() }
    switch letter {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    case doubleQuote, backslash: text.append(letter ?? 0)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let first = scanner.position
      for _ in 0..<(letter == UInt8(ascii: "u") ? 4 : 8) {
        guard let digit = scanner.next, Character(Unicode.Scalar(digit)).isHexDigit else { break }
        scanner.skip()
      }
      let digits = scanner.text(from: first)
      guard digits.utf8.count == (letter == UInt8(ascii: "u") ? 4 : 8),
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      else { fallthrough }
      text += Array(String(Character(scalar)).utf8)
    default:
      throw TOMLError(problem: .fault(.invalidEscape(scanner.text(from: start))), location: location)
    }
  }

  private static let doubleQuote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
}

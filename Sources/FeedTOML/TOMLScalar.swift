import FeedDiagnostics

/// Reads values without quotes: numbers, dates, times, `true` and `false`.
enum TOMLScalar {
  /// The value that comes next, in the one form that we give it.
  ///
  /// - Parameter key: the key that it belongs to, for messages.
  static func text(_ scanner: inout TOMLScanner, of key: String) throws(Diagnostic) -> String {
    let location = scanner.location
    let start = scanner.position
    scanner.skip(while: isPart)
    // The time may follow the day and a space.
    if scanner.position - start == 10, scanner.next == UInt8(ascii: " "), isDay(scanner.bytes(from: start)),
      let digit = scanner.byte(after: 1), digit.isASCIIDigit
    {
      scanner.skip()
      scanner.skip(while: isPart)
    }
    let token = scanner.bytes(from: start)
    if token.isEmpty { throw missing(&scanner, key) }
    let text = scanner.text(from: start)
    if text == "true" || text == "false" { return text }
    if let text = TOMLNumber.text(token) ?? TOMLDate.text(token) { return text }
    throw scanner.fault(fault(text, token, key), at: location)
  }

  private static func missing(_ scanner: inout TOMLScanner, _ key: String) -> Diagnostic {
    guard let next = scanner.next, !scanner.isAtNewline, next != UInt8(ascii: "#") else {
      return scanner.fault(.missingValue(key))
    }
    if TOMLScanner.isControl(next) { return scanner.fault(.controlCharacter(next)) }
    if next == UInt8(ascii: ",") { return scanner.fault(.missingValue(key)) }
    let location = scanner.location
    let start = scanner.position
    scanner.skip { !TOMLScanner.isControl($0) && !"]},#".utf8.contains($0) }
    return scanner.fault(.unquoted(scanner.text(from: start), key: key), at: location)
  }

  private static func fault(_ text: String, _ token: ArraySlice<UInt8>, _ key: String) -> TOMLFault {
    guard let first = token.first, first.isASCIIDigit || first == UInt8(ascii: "+") || first == UInt8(ascii: "-") else {
      return .unquoted(text, key: key)
    }
    let looksLikeDate =
      token.count > 4 && token.dropFirst().contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
    return looksLikeDate && !text.lowercased().contains("e") ? .invalidDate(text) : .invalidNumber(text)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && !",]}#=\"'[{".utf8.contains(byte)
  }

  private static func isDay(_ token: ArraySlice<UInt8>) -> Bool {
    token.enumerated().allSatisfy { $0 == 4 || $0 == 7 ? $1 == UInt8(ascii: "-") : $1.isASCIIDigit }
  }
}

/// Reads numbers (TOML 1.0, "Integer" and "Float").
enum TOMLNumber {
  /// A number in decimal digits without underscores; nil where the token is none, or a whole one of more than 64 bits.
  static func text(_ token: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: token, as: UTF8.self)
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where text.hasPrefix(prefix) {
      return digits(in: text.dropFirst(2), radix).flatMap { Int64($0, radix: radix) }.map { String($0) }
    }
    if ["inf", "+inf", "-inf", "nan", "+nan", "-nan"].contains(text) {
      return text.hasPrefix("+") ? String(text.dropFirst()) : text
    }
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    let mantissa = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard var number = decimal(mantissa[0]) else { return nil }
    if parts.count == 1, mantissa.count == 1 { return Int64(number).map { String($0) } }
    if mantissa.count == 2 {
      guard let fraction = digits(in: mantissa[1], 10) else { return nil }
      number += "." + fraction
    }
    if parts.count == 2 {
      let sign = parts[1].hasPrefix("-") ? "-" : ""
      let exponent = parts[1].hasPrefix("-") || parts[1].hasPrefix("+") ? parts[1].dropFirst() : parts[1]
      guard let digits = digits(in: exponent, 10) else { return nil }
      number += "e" + sign + digits
    }
    return number
  }

  /// The digits of a decimal number with its sign; only the number zero begins with a zero.
  private static func decimal(_ text: Substring) -> String? {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text
    guard digits.utf8.count == 1 || !digits.hasPrefix("0") else { return nil }
    return self.digits(in: digits, 10).map { sign + $0 }
  }

  /// Digits, with single underscores allowed between them, without the underscores.
  private static func digits(in text: Substring, _ radix: Int) -> String? {
    var previous = UInt8(ascii: "_")
    for byte in text.utf8 {
      let isDigit = Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } ?? false
      guard isDigit || byte == UInt8(ascii: "_") && previous != UInt8(ascii: "_") else { return nil }
      previous = byte
    }
    return previous == UInt8(ascii: "_") ? nil : text.filter { $0 != "_" }
  }
}

/// Reads dates and times (RFC 3339, section 5.6, as TOML 1.0 has them).
enum TOMLDate {
  /// A date, a time or both with `T` between them; nil where the token is none.
  static func text(_ token: ArraySlice<UInt8>) -> String? {
    var text = Array(token)
    /// What is left of the token, with zeros for all digits.
    var shape = text.map { $0.isASCIIDigit ? UInt8(ascii: "0") : $0 }[...]
    /// Passes over a part; its numbers, or nil where something else is there.
    func take(_ part: String) -> [Int]? {
      guard shape.starts(with: part.utf8) else { return nil }
      let numbers = text[shape.startIndex...].prefix(part.utf8.count).split { !$0.isASCIIDigit }
      shape = shape.dropFirst(part.utf8.count)
      return numbers.map { $0.reduce(0) { $0 * 10 + Int($1) - 48 } }
    }

    let day = take("0000-00-00")
    if let day {
      guard isInCalendar(year: day[0], month: day[1], day: day[2]) else { return nil }
      guard let separator = shape.popFirst() else { return String(decoding: text, as: UTF8.self) }
      guard "Tt ".utf8.contains(separator) else { return nil }
      text[10] = UInt8(ascii: "T")
    }
    // A leap second is one second after the 59th.
    guard let time = take("00:00:00"), time[0] < 24, time[1] < 60, time[2] <= 60 else { return nil }
    if take(".") != nil {
      guard take("0") != nil else { return nil }
      shape = shape.drop { $0 == UInt8(ascii: "0") }
    }
    if day != nil, let offset = take("+00:00") ?? take("-00:00") {
      guard offset[0] < 24, offset[1] < 60 else { return nil }
    } else if day != nil, (take("Z") ?? take("z")) != nil {
      text[text.count - 1] = UInt8(ascii: "Z")
    }
    return shape.isEmpty ? String(decoding: text, as: UTF8.self) : nil
  }

  private static func isInCalendar(year: Int, month: Int, day: Int) -> Bool {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let length = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    return (1...12).contains(month) && (1...length).contains(day)
  }
}

/// Reads text in quotes (TOML 1.0, "String").
enum TOMLText {
  /// A text between single quotes, or between three over as many lines as it likes; its line ends become line feeds.
  static func text(_ scanner: inout TOMLScanner, isLong: Bool) throws(Diagnostic) -> String {
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
      default: throw scanner.fault(.unclosedText, at: start)
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
  private static func skipLineEnd(_ scanner: inout TOMLScanner) throws(Diagnostic) -> Bool {
    var length = 1
    while let byte = scanner.byte(after: length), byte.isSpaceOrTab {
      length += 1
    }
    guard let end = scanner.byte(after: length), end.isLineEnd else {
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

  /// Reads an escape sequence.
  private static func appendEscape(_ scanner: inout TOMLScanner, to text: inout [UInt8]) throws(Diagnostic) {
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
      throw scanner.fault(.invalidEscape(scanner.text(from: start)), at: location)
    }
  }

  private static let doubleQuote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
}

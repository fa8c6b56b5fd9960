import FeedDiagnostics

/// What the values of attributes are made of; each function gives the value as it is written, or nil.
enum AttributeValue {
  /// The words between white space, in lower case.
  static func words(_ written: String) -> [Substring] {
    written.lowercased().split(whereSeparator: \.isWhitespace)
  }

  /// One of the given words, whatever its case.
  static func word(_ written: String, of words: [String]) -> String? {
    if words.contains(written) { return written }
    let word = written.lowercased()
    return words.contains(word) ? word : nil
  }

  /// A language tag (RFC 5646, section 2.1): subtags of one to eight letters and digits, the first one of letters.
  static func language(_ written: String) -> String? {
    let tags = written.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let areTags = tags.allSatisfy {
      (1...8).contains($0.count) && $0.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    }
    return areTags && tags.first?.allSatisfy(\.isASCIILetter) == true ? written : nil
  }

  /// A keyword for a window, or a name of ASCII letters, digits, hyphens and underscores.
  static func browsingContext(_ written: String) -> String? {
    if let keyword = word(written, of: ["_blank", "_self", "_parent", "_top"]) { return keyword }
    guard written.utf8.first?.isASCIILetter == true else { return nil }
    return written.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-_".utf8.contains($0) } ? written : nil
  }

  /// A number of pixels from 1 to 99,999, a `px` after it left out.
  static func pixels(_ written: String) -> String? {
    let digits = written.hasSuffix("px") ? written.dropLast(2) : written[...]
    guard digits.utf8.count <= 5, digits.utf8.allSatisfy(\.isASCIIDigit), let number = Int(digits), number > 0 else {
      return nil
    }
    return String(number)
  }

  /// A whole number of at most nine digits, perhaps negative.
  static func number(_ written: String) -> String? {
    let digits = written.hasPrefix("-") ? written.dropFirst() : written[...]
    guard (1...9).contains(digits.utf8.count), digits.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(written).map { String($0) }
  }

  /// The name of a file without folders; empty for the name that the server gives.
  static func fileName(_ written: String) -> String? {
    written.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") } ? nil : written
  }

  /// A media type without parameters (RFC 6838, section 4.2).
  static func mediaType(_ written: String) -> String? {
    let parts = written.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let areNames = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "!#$&-^_.+".utf8.contains($0) }
    }
    return parts.count == 2 && areNames ? written.lowercased() : nil
  }

  /// An address that begins with `http://` or `https://`.
  static func webAddress(_ written: String) -> String? {
    let address = written.lowercased()
    let hasSpace = written.utf8.contains { $0 <= UInt8(ascii: " ") }
    return (address.hasPrefix("https://") || address.hasPrefix("http://")) && !hasSpace ? written : nil
  }

  /// The text with the hyphens that smart punctuation joined to dashes.
  static func withDashes(_ written: String) -> String {
    guard written.utf8.contains(0xE2) else { return written }
    return written.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\u{2013}": text += "--"
      case "\u{2014}": text += "---"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

/// Writes texts as YAML scalars (YAML 1.2 sections 7.3.1 and 7.3.3).
package enum YAMLScalar {
  /// The text as it is where that is sure to read as the same text, else between double quotes.
  package static func text(_ text: String) -> String { isPlain(text) ? text : "\"\(escaped(text))\"" }

  /// The text as it stands between double quotes.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      default:
        if isControl(scalar) {
          let digits = String(scalar.value, radix: 16)
          escaped += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// Control characters, the separators that YAML reads as line ends, the mark that it drops, and what it forbids.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
      || ["\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}"].contains(scalar)
  }

  private static let words: Set = ["true", "false", "yes", "no", "on", "off", "y", "n", "null"]

  /// A letter first, and nothing behind it that means anything to YAML wherever it stands.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic, text.last != " ",
      !words.contains(text.lowercased())
    else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " .-_/()!?'&+;’“”…–—·".unicodeScalars.contains(scalar)
        || scalar.properties.generalCategory == .nonspacingMark || scalar.properties.generalCategory == .spacingMark
    }
  }
}

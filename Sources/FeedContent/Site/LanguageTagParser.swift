/// Language tags (BCP 47, RFC 5646).
package enum LanguageTagParser {
  /// The tag with the usual case of its parts, for example `zh-Hant-TW`; nil where it is not well-formed.
  package static func normalized(_ text: String) -> String? {
    let parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard let language = parts.first, (2...3).contains(language.utf8.count), isLetters(language),
      parts.dropFirst().allSatisfy({ (1...8).contains($0.utf8.count) && isLettersAndDigits($0) })
    else { return nil }
    let rest = parts.dropFirst().map { part in
      switch part.utf8.count {
      case 4 where isLetters(part): part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case 2 where isLetters(part): part.uppercased()
      default: part.lowercased()
      }
    }
    return ([language.lowercased()] + rest).joined(separator: "-")
  }

  private static func isLetters(_ text: String) -> Bool { text.allSatisfy { $0.isASCII && $0.isLetter } }

  private static func isLettersAndDigits(_ text: String) -> Bool {
    text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

/// The direction in which a language is written, as the `dir` attribute of HTML names it.
package enum WritingDirection: String, Hashable, Sendable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"

  /// The direction of a language, given as a BCP 47 tag; a script in the tag counts more than the language.
  package init(of language: String) {
    let subtags = language.lowercased().split(separator: "-")
    let script = subtags.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
    let isRightToLeft =
      if let script { Self.scripts.contains(String(script)) } else { Self.languages.contains(subtags.first ?? "") }
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The value of the `dir` attribute; nil where the text around is written in the same direction.
  func attribute(within language: String) -> String? {
    self == WritingDirection(of: language) ? nil : rawValue
  }

  private static let languages: Set<Substring> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let scripts: Set<String> = ["adlm", "arab", "hebr", "mand", "nkoo", "rohg", "syrc", "thaa"]
}

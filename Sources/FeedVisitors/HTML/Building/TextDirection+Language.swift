package import FeedMarkdown

extension TextDirection {
  /// The direction of a language, given as a BCP 47 tag; a script in the tag counts more than the language.
  package init(ofLanguage language: String) {
    let subtags = language.lowercased().split(separator: "-")
    let script = subtags.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
    let isRightToLeft =
      if let script { Self.scripts.contains(String(script)) } else { Self.languages.contains(subtags.first ?? "") }
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }

  private static let languages: Set<Substring> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let scripts: Set<String> = ["adlm", "arab", "hebr", "mand", "nkoo", "rohg", "syrc", "thaa"]
}

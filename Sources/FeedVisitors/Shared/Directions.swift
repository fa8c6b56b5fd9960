package import FeedMarkdown

/// The directions in which an entry or page and its parts are written, for the `dir` attribute of their elements.
package struct Directions: Hashable, Sendable {
  /// That of the whole, where its own language is written in another direction than the site's.
  package let whole: TextDirection?
  private let base: TextDirection

  /// Takes the language of an entry or page, nil where it is the site's, and the site's.
  package init(language: String?, siteLanguage: String) {
    let site = TextDirection(ofLanguage: siteLanguage)
    base = language.map(TextDirection.init(ofLanguage:)) ?? site
    whole = base == site ? nil : base
  }

  /// The direction of a piece of text within the whole; nil where it is that of the whole, and for no text.
  package func direction(of text: String?) -> TextDirection? {
    text.flatMap { TextDirection.direction(of: $0, within: base) }
  }

  /// Whether a text is written from right to left, where the direction of the page around it is unknown.
  func isRightToLeft(_ text: String) -> Bool { (direction(of: text) ?? base) == .rightToLeft }
}
extension TextDirection {
  /// The direction of a language, given as a BCP 47 tag; a script in the tag counts more than the language.
  package init(ofLanguage language: String) {
    // Two letters, as most tags are, need not be taken apart.
    if language.utf8.count == 2, language.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) {
      self = Self.languages.contains(language[...]) ? .rightToLeft : .leftToRight
      return
    }
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

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

  /// Whether a text is written from right to left, on a page of which nothing is known.
  func isRightToLeft(_ text: String) -> Bool { (direction(of: text) ?? base) == .rightToLeft }
}

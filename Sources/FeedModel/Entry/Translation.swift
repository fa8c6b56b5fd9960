/// One of the languages in which an entry or a page can be read.
public struct Translation: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  public let language: String
  /// What it is called in that language: its title, or the first words of an entry that has none.
  public let title: String
  /// The address of its page.
  public let route: Route
  /// Whether it is in the site's language, so that it suits readers of all languages without one (`x-default`).
  public let isDefault: Bool

  /// Creates a translation.
  public init(language: String, title: String, route: Route, isDefault: Bool) {
    self.language = language
    self.title = title
    self.route = route
    self.isDefault = isDefault
  }
}

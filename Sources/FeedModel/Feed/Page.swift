public import FeedDiagnostics
public import FeedMarkdown

/// A page outside the feed, such as `/about/`.
public struct Page: Sendable {
  /// The title.
  public let title: String
  /// Its address.
  public let route: Route
  /// The body.
  public let body: MarkdownBody
  /// Where it is among the pages beside it, lowest first; nil to come after all that have a number.
  public let order: Int?
  /// The summary as its author wrote it.
  public let summary: String?
  /// When it was last changed, where that is stated.
  public let updated: FeedDate?
  /// The language as a BCP 47 tag; nil where it is the site's.
  public let language: String?
  /// The languages in which it can be read, its own among them, in the order of their tags; empty where there is no
  /// other.
  public let translations: [Translation]
  /// Whether nothing but links leads here: neither the search nor a search engine.
  public let isUnlisted: Bool
  /// The cover image.
  public let cover: Photo?
  /// Former addresses, which lead here.
  public let aliases: [Route]
  /// Keys that feedsite does not know, for themes.
  public let extra: [ExtraField]
  /// The first line of the page's file.
  public let location: SourceLocation

  /// Creates a page.
  public init(
    title: String, route: Route, body: MarkdownBody, order: Int? = nil, summary: String? = nil,
    updated: FeedDate? = nil, language: String? = nil, translations: [Translation] = [], isUnlisted: Bool = false,
    cover: Photo? = nil, aliases: [Route] = [], extra: [ExtraField] = [], location: SourceLocation
  ) {
    self.title = title
    self.route = route
    self.body = body
    self.order = order
    self.summary = summary
    self.updated = updated
    self.language = language
    self.translations = translations
    self.isUnlisted = isUnlisted
    self.cover = cover
    self.aliases = aliases
    self.extra = extra
    self.location = location
  }
}

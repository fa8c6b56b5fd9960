public import FeedDiagnostics
public import FeedMarkdown

/// What entries of all kinds share.
///
/// Nearly everything that is done with an entry hands it on, so copies share one place in memory; changing one copies
/// it. The properties are those of ``EntryProperties``.
@dynamicMemberLookup
public struct Entry: Sendable {
  @usableFromInline final class Storage: Sendable {
    @usableFromInline let properties: EntryProperties

    init(_ properties: EntryProperties) { self.properties = properties }
  }

  @usableFromInline var storage: Storage

  /// Creates an entry with all of its properties.
  public init(_ properties: EntryProperties) { storage = Storage(properties) }

  /// Creates what an entry of any kind needs; the rest starts empty.
  public init(identity: EntryIdentity, kind: Kind, route: Route, date: FeedDate?, location: SourceLocation) {
    self.init(EntryProperties(identity: identity, kind: kind, route: route, date: date, location: location))
  }

  /// A property of the entry; setting one copies all, so set several on `EntryProperties` before creating the entry.
  public subscript<Value>(dynamicMember property: WritableKeyPath<EntryProperties, Value>) -> Value {
    @inlinable get { storage.properties[keyPath: property] }
    set {
      var properties = storage.properties
      properties[keyPath: property] = newValue
      storage = Storage(properties)
    }
  }

  /// The latest moment at which the entry is known to have changed.
  public var lastChanged: FeedDate? {
    guard let updated = self.updated else { return self.date }
    return self.date.map { max($0, updated) } ?? updated
  }

  /// The same where a change is stated; nil where nothing is known but when it was published.
  public var lastRevised: FeedDate? { self.updated == nil ? nil : lastChanged }

  /// Whether the author of the site alone wrote it.
  package func isByAuthor(of site: Site) -> Bool {
    guard let own = site.author, self.authors.count == 1, let author = self.authors.first else { return false }
    return author.name == own.name && (author.route ?? own.route) == own.route && (author.url ?? own.url) == own.url
  }
}

/// The properties that entries of all kinds have.
public struct EntryProperties: Sendable {
  /// What stays the same however the entry is renamed or moved.
  public var identity: EntryIdentity
  /// A digest of title and body, by which a renamed file is recognised; nil where there is neither.
  public var digest: ContentDigest?
  /// The kind by name.
  public var kind: Kind
  /// The address of the entry's page.
  public var route: Route
  /// When it was published; nil only for people and pages.
  public var date: FeedDate?
  /// When it was last changed, where that is stated.
  public var updated: FeedDate?
  /// The authors, at least one where the site names an author.
  public var authors: [PersonReference] = []
  /// The tags in the order of the front matter, each once.
  public var tags: [Tag] = []
  /// The summary as its author wrote it.
  public var summary: String?
  /// The body.
  public var body = MarkdownBody.empty
  /// The language as a BCP 47 tag; nil where it is the site's.
  public var language: String?
  /// The cover image.
  public var cover: Photo?
  /// The licence, where it is not that of the site.
  public var license: License?
  /// Whether the entry is unfinished.
  public var isDraft = false
  /// When it expires.
  public var expires: FeedDate?
  /// Whether it comes first on the wall.
  public var isPinned = false
  /// Former addresses, which lead here.
  public var aliases: [Route] = []
  /// Copies elsewhere.
  public var syndication: [String] = []
  /// What it replies to.
  public var inReplyTo: [ExternalLink] = []
  /// Whether its author attends the event that it replies to; nil where it does not say so.
  public var attendance: Attendance?
  /// What it likes.
  public var likeOf: [ExternalLink] = []
  /// What it reposts.
  public var repostOf: [ExternalLink] = []
  /// What others answered elsewhere, the oldest first.
  public var responses: [EntryResponse] = []
  /// The languages in which it can be read, its own among them, in the order of their tags; empty where there is no
  /// other.
  public var translations: [Translation] = []
  /// A size that the author chose instead of the computed one.
  public var size: SizeOverride?
  /// Words for sharing that the author wrote instead of the computed ones.
  public var shareText: String?
  /// Whether its page offers to share it.
  public var isShareable = true
  /// Keys that feedsite does not know, for themes.
  public var extra: [ExtraField] = []
  /// The first line of the entry's file.
  public var location: SourceLocation

  /// Creates what an entry of any kind needs; the rest starts empty.
  public init(identity: EntryIdentity, kind: Kind, route: Route, date: FeedDate?, location: SourceLocation) {
    self.identity = identity
    self.kind = kind
    self.route = route
    self.date = date
    self.location = location
  }
}

/// A named address outside the site.
public struct ExternalLink: Hashable, Sendable {
  /// The name of the link, for example `Bandcamp`; the host where the author gave none.
  public let name: String
  /// The absolute address.
  public let url: String

  /// Creates a link.
  public init(name: String, url: String) {
    self.name = name
    self.url = url
  }
}

/// A key that feedsite does not know, kept for themes.
public struct ExtraField: Hashable, Sendable {
  /// The key as it is written.
  public let key: String
  /// Its value.
  public let value: ExtraValue

  /// Creates a field.
  public init(key: String, value: ExtraValue) {
    self.key = key
    self.value = value
  }
}

/// The value of a key that feedsite does not know.
public enum ExtraValue: Hashable, Sendable {
  /// Text, a number or a date, as it is written.
  case text(String)
  /// Yes or no.
  case flag(Bool)
  /// Several values.
  case list([ExtraValue])
  /// Keys with values, in the order of the file.
  case fields([ExtraField])
}

/// A card size that an author chooses by name.
public enum SizeOverride: String, CaseIterable, Sendable {
  /// Two columns, the usual height.
  case wide
  /// One column, a larger height.
  case tall
  /// Two columns, a larger height.
  case large
  /// One column, a small height.
  case small
  /// All columns.
  case full
}

/// One of the languages in which an entry or a page can be read.
public struct Translation: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  public let language: String
  /// The title in that language, or the first words of an entry without a title.
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

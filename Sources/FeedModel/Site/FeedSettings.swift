/// How feeds are made.
public struct FeedSettings: Hashable, Sendable {
  /// What an item carries.
  public enum Content: String, CaseIterable, Sendable {
    case full
    /// The summary alone.
    case summary
  }

  /// Which walls have archives beside their feed, which hold what the feed no longer does (RFC 5005 section 4).
  public enum Archives: String, CaseIterable, Sendable {
    /// Every wall.
    case all
    /// The wall of the whole site alone, in which every entry is.
    case site
    /// None.
    case none
  }

  /// What an item carries.
  public var content: Content
  /// How many entries a feed holds, at least one.
  public var limit: Int
  /// The formats of each feed, each once; the first is the one that pages offer first.
  public var formats: [FeedFormat]
  /// Which walls have archives.
  public var archives: Archives
  /// The address of a hub that notifies subscribers of new entries (WebSub).
  public var hub: String?

  /// Creates settings.
  public init(
    content: Content = .full, limit: Int = 50, formats: [FeedFormat] = FeedFormat.allCases, archives: Archives = .site,
    hub: String? = nil
  ) {
    self.content = content
    self.limit = max(1, limit)
    self.formats = formats.uniqued(by: \.self)
    self.archives = archives
    self.hub = hub
  }
}

/// A format in which feeds are published.
public enum FeedFormat: String, CaseIterable, Sendable {
  /// RSS 2.0.
  case rss
  /// Atom 1.0 (RFC 4287).
  case atom
  /// JSON Feed 1.1.
  case json

  /// The name of the format.
  public var name: String { traits.name }
  /// The MIME type.
  public var mimeType: String { traits.mimeType }
  /// The name of the file in the folder of a wall, and its extension.
  package var file: (name: String, ending: String) { traits.file }

  private var traits: (name: String, mimeType: String, file: (name: String, ending: String)) {
    switch self {
    case .rss: ("RSS", "application/rss+xml", (name: "feed", ending: "xml"))
    case .atom: ("Atom", "application/atom+xml", (name: "atom", ending: "xml"))
    case .json: ("JSON Feed", "application/feed+json", (name: "feed", ending: "json"))
    }
  }
}

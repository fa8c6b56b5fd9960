/// A person or a band; it has a page and a wall, but is not on the wall of the site.
public struct PersonFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public var entry: Entry
  /// The name, never empty.
  public let name: String
  /// The portrait.
  public let avatar: Photo?
  /// What the person does, in a few words.
  public let role: String?
  /// Profiles of the same person on other sites (`rel=me`).
  public let links: [ExternalLink]
  /// The address of the person's own feed.
  public let feed: String?
  /// The names by which notes mention the person, without `@` before them.
  public let handles: [String]

  /// Creates the view object from values that are already valid.
  public init(
    entry: Entry, name: String, avatar: Photo? = nil, role: String? = nil, links: [ExternalLink] = [],
    feed: String? = nil, handles: [String] = []
  ) {
    self.entry = entry
    self.name = name
    self.avatar = avatar
    self.role = role
    self.links = links
    self.feed = feed
    self.handles = handles
  }

  /// The account in the Fediverse: `ann@social.example.net`; nil where no handle is one.
  package var account: String? {
    handles.first { handle in
      let parts = handle.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
        && !handle.contains { $0.isWhitespace || $0 == "/" }
    }
  }

  /// The answers of the kind to what most kinds answer alike.
  public var facts: KindFacts {
    KindFacts(
      title: name, people: [PersonReference(name: name, route: entry.route, avatar: avatar)], ties: PeopleTies(),
      subject: .person(self), anniversary: nil)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}

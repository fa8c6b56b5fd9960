/// A playlist.
public struct PlaylistFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public var entry: Entry
  /// The title, never empty.
  public let title: String
  /// The songs in order.
  public let songs: [Track]
  /// How often it was played.
  public let plays: Int?
  /// The guid that its podcast already has from another publisher; nil if it is computed.
  public let podcastGUID: FeedUUID?
  /// Where else it can be heard.
  public let links: [ExternalLink]

  /// Creates the view object from values that are already valid.
  public init(
    entry: Entry, title: String, songs: [Track] = [], plays: Int? = nil, podcastGUID: FeedUUID? = nil,
    links: [ExternalLink] = []
  ) {
    self.entry = entry
    self.title = title
    self.songs = songs
    self.plays = plays
    self.podcastGUID = podcastGUID
    self.links = links
  }

  /// The answers of the kind to what most kinds answer alike.
  public var facts: KindFacts {
    let list = TrackList(
      tracks: songs, artists: [], label: nil, isAlbum: false, isExplicit: nil, podcastGUID: podcastGUID)
    return KindFacts(
      title: title, people: entry.authors, ties: PeopleTies(), subject: .music(.list(list)), anniversary: nil)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}

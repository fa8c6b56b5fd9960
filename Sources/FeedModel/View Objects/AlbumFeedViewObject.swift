/// An album.
public struct AlbumFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public let entry: Entry
  /// The title, never empty.
  public let title: String
  /// Who made it; empty if nobody is named.
  public let artists: [PersonReference]
  /// The day on which it came out.
  public let released: CalendarDay?
  /// The tracks in order.
  public let tracks: [Track]
  /// The label that publishes it.
  public let label: String?
  /// Whether it holds what is not for children, as far as its tracks do not say themselves; nil where nothing is said.
  public let isExplicit: Bool?
  /// The guid that its podcast already has from another publisher; nil if it is computed.
  public let podcastGUID: FeedUUID?
  /// Where else it can be heard or bought.
  public let links: [ExternalLink]

  /// Creates the view object from values that are already valid.
  public init(
    entry: Entry,
    title: String,
    artists: [PersonReference] = [],
    released: CalendarDay? = nil,
    tracks: [Track] = [],
    label: String? = nil,
    isExplicit: Bool? = nil,
    podcastGUID: FeedUUID? = nil,
    links: [ExternalLink] = []
  ) {
    self.entry = entry
    self.title = title
    self.artists = artists
    self.released = released
    self.tracks = tracks
    self.label = label
    self.isExplicit = isExplicit
    self.podcastGUID = podcastGUID
    self.links = links
  }

  /// The answers of the kind to what most kinds answer alike.
  public var facts: KindFacts {
    KindFacts(
      title: title, people: entry.authors + artists, ties: PeopleTies(players: artists),
      music: .list(
        TrackList(
          tracks: tracks, artists: artists, isAlbum: true, isExplicit: isExplicit, podcastGUID: podcastGUID)),
      media: nil, event: nil, person: nil, anniversary: nil, custom: nil)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}

/// An album.
public struct AlbumFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public var entry: Entry
  /// The title, never empty.
  public let title: String
  /// Who made it; empty if no one is named.
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
    entry: Entry, title: String, artists: [PersonReference] = [], released: CalendarDay? = nil, tracks: [Track] = [],
    label: String? = nil, isExplicit: Bool? = nil, podcastGUID: FeedUUID? = nil, links: [ExternalLink] = []
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
    let list = TrackList(
      tracks: tracks, artists: artists, label: label, isAlbum: true, isExplicit: isExplicit, podcastGUID: podcastGUID)
    return KindFacts(
      title: title, people: entry.authors + artists, ties: PeopleTies(players: artists), subject: .music(.list(list)),
      anniversary: nil)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}

/// One line of an album's or a playlist's list: a song of this site, or one that is only named.
public struct Track: Hashable, Sendable {
  /// The title, never empty.
  public let title: String
  /// Who plays it, where that is stated.
  public let artist: String?
  /// How long it plays.
  public let duration: Duration?
  /// The audio file.
  public let recording: MediaFile?
  /// The song's own entry on this site.
  public let song: EntryReference?
  /// The disc of the album, counted from one; nil where it is that of the track before.
  public let disc: Int?
  /// Whether it is unsuitable for children; nil if that is not stated.
  public let isExplicit: Bool?
  /// What keeps the identity of a track without an entry where its title changes.
  public let id: String?

  /// Creates a track.
  public init(
    title: String, artist: String? = nil, duration: Duration? = nil, recording: MediaFile? = nil,
    song: EntryReference? = nil, disc: Int? = nil, isExplicit: Bool? = nil, id: String? = nil
  ) {
    self.title = title
    self.artist = artist
    self.duration = duration
    self.recording = recording
    self.song = song
    self.disc = disc
    self.isExplicit = isExplicit
    self.id = id
  }
}

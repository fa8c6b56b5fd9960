/// A song.
public struct SongFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public var entry: Entry
  /// The title, never empty.
  public let title: String
  /// Who plays it; empty if no one is named.
  public let artists: [PersonReference]
  /// The audio file.
  public let recording: MediaFile?
  /// What is said in it, as text.
  public let transcript: MediaFile?
  /// Where its parts begin, as JSON (Podcasting 2.0, "JSON Chapters Format").
  public let chapters: MediaFile?
  /// How long it plays.
  public let duration: Duration?
  /// The album that it belongs to.
  public let album: EntryReference?
  /// The disc of the album, counted from one; nil where it is that of the track before.
  public let disc: Int?
  /// Whether it is unsuitable for children; nil if that is not stated.
  public let isExplicit: Bool?
  /// The International Standard Recording Code (ISO 3901), twelve characters without hyphens.
  public let isrc: String?
  /// How often it was played.
  public let plays: Int?
  /// Where else it can be heard or bought.
  public let links: [ExternalLink]

  /// Creates the view object from values that are already valid.
  public init(
    entry: Entry, title: String, artists: [PersonReference] = [], recording: MediaFile? = nil,
    transcript: MediaFile? = nil, chapters: MediaFile? = nil, duration: Duration? = nil, album: EntryReference? = nil,
    disc: Int? = nil, isExplicit: Bool? = nil, isrc: String? = nil, plays: Int? = nil, links: [ExternalLink] = []
  ) {
    self.entry = entry
    self.title = title
    self.artists = artists
    self.recording = recording
    self.transcript = transcript
    self.chapters = chapters
    self.duration = duration
    self.album = album
    self.disc = disc
    self.isExplicit = isExplicit
    self.isrc = isrc
    self.plays = plays
    self.links = links
  }

  /// The answers of the kind to what most kinds answer alike.
  public var facts: KindFacts {
    KindFacts(
      title: title, people: entry.authors + artists, ties: PeopleTies(players: artists), subject: .music(.song(self)),
      anniversary: nil)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}

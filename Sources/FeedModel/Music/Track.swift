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

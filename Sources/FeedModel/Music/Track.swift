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

  /// Creates a track.
  public init(
    title: String, artist: String? = nil, duration: Duration? = nil, recording: MediaFile? = nil,
    song: EntryReference? = nil
  ) {
    self.title = title
    self.artist = artist
    self.duration = duration
    self.recording = recording
    self.song = song
  }
}

/// Another entry as an entry knows it: a shallow value, never the entry itself.
public struct EntryReference: Hashable, Sendable {
  /// The identity of the entry.
  public let identity: EntryIdentity
  /// Its kind.
  public let kind: Kind
  /// Its title, or the first words of an entry that has none.
  public let title: String
  /// The address of its page; nil where this build leaves the entry out.
  public let route: Route?
  /// When it was published.
  public let date: FeedDate?
  /// Its cover, or its first photo.
  public let cover: Photo?
  /// The names of its artists, joined as the entry wrote them.
  public let artist: String?

  /// Creates a reference.
  public init(
    identity: EntryIdentity, kind: Kind, title: String, route: Route?, date: FeedDate? = nil, cover: Photo? = nil,
    artist: String? = nil
  ) {
    self.identity = identity
    self.kind = kind
    self.title = title
    self.route = route
    self.date = date
    self.cover = cover
    self.artist = artist
  }
}

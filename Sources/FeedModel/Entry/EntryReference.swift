/// Another entry as an entry knows it: a shallow value, never the entry itself.
public struct EntryReference: Hashable, Sendable {
  /// The identity of the entry.
  public let identity: EntryIdentity
  /// Its kind.
  public let kind: Kind
  /// Its title, or the first words of an entry that has none; of an entry that this build leaves out what the reference
  /// says, unless it is a track.
  public let title: String
  /// The address of its page; nil where this build leaves the entry out.
  public let route: Route?
  /// When it was published.
  public let date: FeedDate?
  /// Its cover, or its first photo.
  public var cover: Photo?
  /// The names of its artists, joined as the entry wrote them.
  public let artist: String?
  /// The audio file of a song.
  public let recording: MediaFile?
  /// Whether a song has explicit words; nil where it does not say so.
  public let isExplicit: Bool?

  /// Creates a reference.
  public init(
    identity: EntryIdentity, kind: Kind, title: String, route: Route?, date: FeedDate? = nil, cover: Photo? = nil,
    artist: String? = nil, recording: MediaFile? = nil, isExplicit: Bool? = nil
  ) {
    self.identity = identity
    self.kind = kind
    self.title = title
    self.route = route
    self.date = date
    self.cover = cover
    self.artist = artist
    self.recording = recording
    self.isExplicit = isExplicit
  }
}

/// What makes an entry the same entry after its slug, its address or the domain of the site has changed.
public struct EntryIdentity: Hashable, Sendable {
  /// A UUID (version 5, RFC 9562 section 5.5) of the site's id and the entry's `id:`, `guid:` or
  /// content path, the first of them that there is.
  public let uuid: FeedUUID
  /// The path of the entry's file relative to the content folder, for example `songs/rain.md`.
  public let contentPath: String
  /// What `id:` says, or the content path where it says nothing: as `id:` of any file it makes the same UUID.
  public let id: String
  /// What feeds know the entry by from another publisher, as `guid:` states it; nil where they know it by the UUID.
  public let statedGUID: String?

  /// Creates an identity from a UUID that is already computed.
  public init(uuid: FeedUUID, contentPath: String, id: String? = nil, statedGUID: String? = nil) {
    self.uuid = uuid
    self.contentPath = contentPath
    self.id = id ?? statedGUID ?? contentPath
    self.statedGUID = statedGUID
  }

  /// What feeds know the entry by.
  public var guid: String { statedGUID ?? uuid.urn }

  /// What feeds know the entry by, for comparisons.
  package var key: EntryGUID { EntryGUID(uuid, stated: statedGUID) }
}

/// The key by which feeds know an entry, unique within a site.
package enum EntryGUID: Hashable, Sendable {
  /// A UUID, as a URN.
  case uuid(FeedUUID)
  /// What another publisher took instead.
  case stated(String)

  /// - Parameter stated: May be the URN of a UUID, which is then the same as the UUID.
  package init(stated: String) {
    let prefix = "urn:uuid:"
    let uuid = stated.hasPrefix(prefix) ? FeedUUID(String(stated.dropFirst(prefix.count))) : nil
    self = uuid.map { .uuid($0) } ?? .stated(stated)
  }

  /// - Parameter stated: Takes precedence over the UUID.
  package init(_ uuid: FeedUUID, stated: String?) { self = stated.map { EntryGUID(stated: $0) } ?? .uuid(uuid) }
}

/// A person as an entry knows them: a plain name, or one with a page on this site.
public struct PersonReference: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The address of the person's page on this site.
  public let route: Route?
  /// The address of the person's page elsewhere.
  public let url: String?
  /// The portrait.
  public let avatar: Photo?

  /// Creates a reference.
  public init(name: String, route: Route? = nil, url: String? = nil, avatar: Photo? = nil) {
    self.name = name
    self.route = route
    self.url = url
    self.avatar = avatar
  }
}

/// What makes an entry the same entry after its slug, address or the site's domain changed.
public struct EntryIdentity: Hashable, Sendable {
  /// A UUID (version 5, RFC 9562 section 5.5) of the site's id and the entry's `id:` or content path, in lower case.
  public let uuid: String
  /// The path of the entry's file relative to the content folder, for example `songs/rain.md`.
  public let contentPath: String
  /// What `id:` says, or the content path where it says nothing: as `id:` of any file it makes the same UUID.
  public let id: String

  /// Creates an identity from a UUID that is computed already.
  public init(uuid: String, contentPath: String, id: String? = nil) {
    self.uuid = uuid
    self.contentPath = contentPath
    self.id = id ?? contentPath
  }

  /// The identity as a URN (RFC 9562 section 4), for feeds.
  public var urn: String { "urn:uuid:\(uuid)" }
}

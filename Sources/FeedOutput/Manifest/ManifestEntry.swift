import FeedModel
import FeedSite

/// An entry as the last build published it.
struct ManifestEntry: Codable, Equatable {
  /// What its guid consists of.
  let uuid: String
  /// What gives the same guid as `id:`.
  let id: String
  /// The address of its page.
  let route: String
  /// A digest of title and body.
  let digest: String?

  /// Creates what is kept of an entry.
  init(_ item: PublishedIdentities.Item) {
    uuid = item.identity.uuid
    id = item.identity.id
    route = item.route.path
    digest = item.digest
  }
}

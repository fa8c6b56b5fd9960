package import FeedDiagnostics
package import FeedModel

/// By what subscribers know the items of a site.
package struct PublishedIdentities: Sendable {
  /// An entry that feeds show.
  package struct Item: Sendable {
    /// The identity.
    package let identity: EntryIdentity
    /// The address of its page.
    package let route: Route
    /// A digest of title and body.
    package let digest: String?
    /// The entry's file.
    package let location: SourceLocation

    /// Creates an item.
    package init(identity: EntryIdentity, route: Route, digest: String?, location: SourceLocation) {
      self.identity = identity
      self.route = route
      self.digest = digest
      self.location = location
    }
  }

  /// The namespace of all identities: as the site's `id:` it makes the same.
  package let site: String
  /// Where the site's `id:` is stated, or has to be.
  package let siteLocation: SourceLocation?
  /// The entries.
  package let items: [Item]

  /// Creates a list.
  package init(site: String, siteLocation: SourceLocation?, items: [Item]) {
    self.site = site
    self.siteLocation = siteLocation
    self.items = items
  }
}

extension PublishedIdentities {
  /// Lists the entries of a site's feed.
  init(of feed: Feed, on site: Site) {
    self.init(
      site: NameBasedUUID.namespace(ofSiteID: site.id), siteLocation: site.idLocation,
      items: feed.entries.map(\.entry).map {
        Item(identity: $0.identity, route: $0.route, digest: $0.digest, location: $0.location)
      })
  }
}

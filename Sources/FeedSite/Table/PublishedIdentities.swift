package import FeedDiagnostics
package import FeedModel

/// By what subscribers know the entries of a site.
package struct PublishedIdentities: Sendable {
  /// The namespace of all identities: as the site's `id:` it makes the same.
  package let site: FeedUUID
  /// Where the site's `id:` is stated, or has to be.
  package let siteLocation: SourceLocation?
  /// The entries that feeds show.
  package let entries: [Entry]

  /// Creates a list.
  package init(site: FeedUUID, siteLocation: SourceLocation?, entries: [Entry]) {
    self.site = site
    self.siteLocation = siteLocation
    self.entries = entries
  }
}

extension PublishedIdentities {
  /// Lists the entries of a site's feed.
  init(of feed: Feed, on site: Site) {
    self.init(
      site: FeedUUID.namespace(ofSiteID: site.id), siteLocation: site.idLocation,
      entries: feed.entries.map { $0.entry })
  }
}

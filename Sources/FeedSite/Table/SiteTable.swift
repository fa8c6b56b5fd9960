/// What the site consists of: every route once, in the order in which the files are written.
package struct SiteTable: Sendable {
  /// The items; routes differ even on file systems that ignore case and normalisation.
  package let items: [SiteItem]
  /// By what subscribers know the entries; nil where nothing is known of entries.
  package let identities: PublishedIdentities?

  /// Creates a table from items whose routes differ; they are put in the order of their stages, then of their routes.
  package init(items: [SiteItem], identities: PublishedIdentities? = nil) {
    self.identities = identities
    self.items = items.sorted { ($0.stage, $0.route) < ($1.stage, $1.route) }
  }
}

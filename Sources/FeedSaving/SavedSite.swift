package import FeedModel
package import FeedVisitors

/// What is saved of a site.
package struct SavedSite: Sendable {
  /// What the site says of itself, by name.
  let facts: [(key: String, value: String)]
  /// How many entries and people there are.
  let count: Int
  /// Makes the rows of one of them, when its turn comes, so that not all are in memory.
  let entry: @Sendable (Int) -> SavedEntry

  /// Takes the settings of a site and its entries.
  package init(_ site: Site, count: Int, entry: @escaping @Sendable (Int) -> SavedEntry) {
    let author = site.author.map { [("author", $0.name)] } ?? []
    let description = site.description.map { [("description", $0)] } ?? []
    facts =
      [
        ("id", site.id), ("language", site.language), ("time-zone", site.timeZone.identifier), ("title", site.title),
        ("url", URLResolver(site: site.url).absolute(.home)),
      ] + author + description
    self.count = count
    self.entry = entry
  }
}

/// What a run made of a database.
package struct SavingSummary: Hashable, Sendable {
  /// How many entries came into it.
  package var added = 0
  /// How many were there in another form.
  package var changed = 0
  /// How many left it.
  package var removed = 0
  /// How many were right as they stood.
  package var unchanged = 0
}

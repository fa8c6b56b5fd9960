import FeedModel
import FeedTheme
import FeedVisitors

extension SiteRoutes {
  /// How many entries a search finds.
  private var searched: Int { facts.entries.count { !$0.isDraft } }

  /// Whether the site can be searched.
  var hasSearch: Bool { site.hasSearch && searched > 0 }

  /// The page to search on and the files that its script reads; whatever the site has at the address counts.
  mutating func addSearch() {
    guard hasSearch else { return }
    let title = environment.text(.search)
    add(site.edition.search, .index, from: "the search", yielding: .anything) { $0.pages.searchPage(title: title) }
    addPart("index.json", .index) { $0.search.list() }
    let found = searched + facts.foundBesideEntries
    for number in 0..<SearchIndex.fileCount(found) {
      addPart("terms/\(number).bin", .page) { $0.search.terms(number) }
    }
    for number in 0..<SearchRenderer.recordFileCount(found) {
      addPart("entries/\(number).json", .page) { $0.search.records(number) }
    }
  }

  private mutating func addPart(
    _ path: String, _ stage: SiteItem.Stage, bytes: @escaping @Sendable (SiteRenderers) -> [UInt8]
  ) {
    add(site.edition.search.appending(path), stage, from: "the search", yielding: .files, bytes: bytes)
  }
}

extension Edition {
  /// The page to search the site on.
  var search: Route { below("search/") }
}

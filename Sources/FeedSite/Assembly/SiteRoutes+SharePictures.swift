import FeedDiagnostics
import FeedMedia
import FeedModel
import FeedVisitors

extension SiteRoutes {
  /// The pictures that are drawn for entries, people and pages without one of their own.
  mutating func addSharePictures(from store: PictureStore?) {
    guard let store else { return }
    // Nobody but Instagram asks for the other form, and pages outside the feed are not offered to it.
    let forms = site.share.contains { $0.network == .instagram } ? ShareForm.allCases : [.wide]
    for (index, entry) in facts.entries.enumerated() {
      addSharePicture(of: entry.page, forms, from: store) { $0.operators.sharePicture($0.input.feed.entries[index]) }
    }
    for (index, person) in facts.people.enumerated() {
      addSharePicture(of: person.page, forms, from: store) { $0.operators.sharePicture($0.input.feed.people[index]) }
    }
    for (index, page) in facts.pages.enumerated() {
      addSharePicture(of: page, [.wide], from: store) { $0.operators.sharePicture(of: $0.input.feed.pages[index]) }
    }
  }

  private mutating func addSharePicture(
    of page: SiteFacts.Page, _ forms: [ShareForm], from store: PictureStore,
    _ words: @escaping @Sendable (SiteRenderers) -> SharePicture?
  ) {
    guard page.hasDrawnPicture else { return }
    let file = page.location.file
    for form in forms {
      claims.add(
        RouteClaim(
          route: page.route.share(form), stage: .asset,
          content: .drawn { site in PublishedPicture(form, of: file, from: store) { words(site) } },
          source: "the picture for sharing \(file)", location: page.location, yielding: .anyone,
          language: language))
    }
  }
}

import FeedDiagnostics
import FeedModel
import FeedTheme
import FeedVisitors

extension SiteRoutes {
  /// The pages and the feeds of each wall.
  mutating func addWalls() {
    for wall in walls.all { add(wall) }
  }

  /// The index of tags and the wall of people.
  mutating func addIndexes() {
    if !walls.tags.isEmpty {
      let title = environment.wording.strings.text(SiteString.tags.rawValue)
      add(Tag.index, .index, from: "the index of tags") { $0.pages.termsPage(title: title, route: Tag.index) }
      if walls.tags.contains(where: isPublic) { sitemap.add(Tag.index, lastChanged: nil) }
    }
    if !input.feed.people.isEmpty {
      let route = Kind.person.wall
      let title = environment.wording.kinds.plural(.person)
      add(route, .index, from: "the wall of people") { $0.pages.peoplePage(title: title, route: route) }
      sitemap.add(route, lastChanged: nil)
    }
  }

  private mutating func add(_ wall: Wall) {
    let perPage = input.site.wall.perPage
    let (source, location) = owner(of: wall)
    for page in wall.pages(perPage: perPage) {
      add(page.route, page.number == nil ? .index : .page, from: source, at: location) {
        $0.pages.wallPage(page)
      }
      if isPublic(wall) {
        let person = page.number == nil ? self.person(of: wall) : nil
        sitemap.add(
          page.route, lastChanged: lastChange(of: page), images: person.map(images.addresses) ?? [],
          translations: person?.entry.translations ?? [])
      }
    }
    if let redirect = wall.redirect(perPage: perPage) {
      addRedirect(from: redirect, to: wall.route, source: source, at: location)
    }
    addFeeds(of: wall, from: source, at: location)
  }

  /// The wall of a person is the person's page, so the person's file answers for it.
  private func owner(of wall: Wall) -> (source: String, location: SourceLocation?) {
    guard case .person(let index) = wall.subject else { return ("the wall \(wall.title)", nil) }
    let location = input.feed.people[index].entry.location
    return (location.file, location)
  }

  /// A wall of a kind or tag that only drafts have is there for a preview, as they are.
  private func isPublic(_ wall: Wall) -> Bool {
    switch wall.subject {
    case .site, .person: true
    case .kind, .tag: !wall.entries.allSatisfy { input.feed.entries[$0].entry.isDraft }
    }
  }

  /// The person whose wall it is; its newest page has their pictures, while those on cards belong to their entries.
  private func person(of wall: Wall) -> PersonFeedViewObject? {
    guard case .person(let index) = wall.subject else { return nil }
    return input.feed.people[index]
  }

  /// The newest change of what a page of a wall shows.
  private func lastChange(of page: WallPage) -> FeedDate? {
    let feed = input.feed
    var changes = page.entries.map { lastChange(of: feed.entries[$0].entry) }
    switch page.wall.subject {
    case .site where page.number == nil:
      changes += feed.entries.lazy.filter(\.entry.isPinned).map { lastChange(of: $0.entry) }
    case .person(let index) where page.number == nil: changes.append(lastChange(of: feed.people[index].entry))
    default: break
    }
    return changes.compactMap(\.self).max()
  }

  private func lastChange(of entry: Entry) -> FeedDate? { entry.isDraft ? nil : entry.lastChanged }
}

import FeedDiagnostics
import FeedModel
import FeedTheme
import FeedVisitors

extension SiteRoutes {
  mutating func addWalls() {
    // A file of a few kilobytes can name thousands, each of which gets a wall and feeds; no site needs that many.
    let limit = max(10_000, 10 * facts.entries.count)
    let isBounded = walls.tags.count <= limit
    if !isBounded { claims.refuse(.manyTags(count: walls.tags.count, limit: limit)) }
    for wall in isBounded ? walls.all : [walls.site] { add(wall) }
  }

  mutating func addIndexes() {
    if !walls.tags.isEmpty {
      let title = environment.text(.tags)
      let route = site.edition.tags
      add(route, .index, from: "the index of tags") { $0.termsPage(title: title, route: route) }
      if walls.tags.contains(where: isPublic) { sitemap.add(route, isList: true) }
    }
  }

  /// The archive by years, and by months where a year has many entries; files of the site at these addresses take
  /// precedence.
  mutating func addArchive() {
    guard !archive.years.isEmpty else { return }
    let title = environment.text(.archive)
    let isPublic = facts.entries.contains { !$0.isDraft }
    let isHeld = add(site.edition.archive, .index, from: "the archive", yielding: .anything) {
      $0.archivePage(title: title)
    }
    if isHeld, isPublic { sitemap.add(site.edition.archive, isList: true) }
    for (place, year) in archive.years.enumerated() {
      let isHeld = add(year.route, .index, from: "the archive of \(year.number)", yielding: .anything) {
        $0.archivePage(ofYearAt: place, below: title)
      }
      if isHeld { addToSitemap(year.route, year.months.flatMap(\.entries)) }
      guard year.isSplit else { continue }
      for (number, month) in year.months.enumerated() {
        let source = "the archive of \(year.number)-\(month.name)"
        let isHeld = add(year.route(of: month), .index, from: source, yielding: .anything) {
          $0.archivePage(ofMonthAt: number, ofYearAt: place, below: title)
        }
        if isHeld { addToSitemap(year.route(of: month), month.entries) }
      }
    }
  }

  /// A page that lists entries, unless only a preview has what it lists.
  mutating func addToSitemap(_ page: Route, _ entries: [Int]) {
    let published = entries.filter { !facts.entries[$0].isDraft }
    guard !published.isEmpty else { return }
    sitemap.add(page, lastChanged: published.compactMap { facts.entries[$0].page.lastChanged }.max(), isList: true)
  }

  private mutating func add(_ wall: Wall) {
    let perPage = site.wall.perPage
    let person = wall.person.map { facts.people[$0].page }
    // The wall of a person is the person's page, so the person's file answers for it.
    let (source, location) = (person?.location.file ?? "the wall \(wall.title)", person?.location)
    for page in wall.pages(perPage: perPage) {
      add(page.route, page.number == nil ? .index : .list, from: source, at: location) {
        $0.wallPage(page)
      }
      guard isPublic(wall) else { continue }
      // The newest page has the person's pictures, while those on cards belong to their entries.
      let person = page.number == nil ? person : nil
      sitemap.add(
        page.route, lastChanged: lastChange(of: page, person), images: person?.images ?? [],
        translations: person?.translations ?? [], isList: page.number == nil && person == nil)
    }
    if let redirect = wall.redirect(perPage: perPage) {
      addRedirect(from: redirect, to: wall.route, source: source, at: location)
    }
    addFeeds(of: wall, from: source, at: location)
    if let calendar = wall.calendar(of: facts) {
      add(calendar, .index, from: source, at: location, yielding: .files) { $0.calendar(of: wall, at: calendar) }
    }
  }

  /// A wall of a kind or tag that only drafts have is there for a preview, as they are.
  private func isPublic(_ wall: Wall) -> Bool {
    switch wall.subject {
    case .site, .person: true
    case .kind, .tag, .mention: !wall.entries.allSatisfy { facts.entries[$0].isDraft }
    }
  }

  private func lastChange(of page: WallPage, _ person: SiteFacts.Page?) -> FeedDate? {
    let changes = (page.entries + page.first(of: facts)).map {
      facts.entries[$0].isDraft ? nil : facts.entries[$0].page.lastChanged
    }
    return (changes + [person?.lastChanged]).compactMap(\.self).max()
  }

  // MARK: Days of the year

  /// Whether what was published is found by the day of the year.
  var hasOnThisDay: Bool { site.hasOnThisDay && onThisDay.lastYear != nil }

  /// The days of the year that have entries, their overview and their calendar; files of the site at these addresses
  /// take precedence.
  mutating func addOnThisDay() {
    guard hasOnThisDay else { return }
    let title = environment.text(.onThisDay)
    let source = "the days of the year"
    let isHeld = add(site.edition.onThisDay, .index, from: source, yielding: .anything) {
      $0.onThisDayPage(title: title)
    }
    if isHeld, facts.entries.contains(where: { !$0.isDraft }) {
      sitemap.add(site.edition.onThisDay, isList: true)
    }
    for (place, day) in onThisDay.days.enumerated() where !day.entries.isEmpty {
      let isHeld = add(day.route, .list, from: source, yielding: .anything) {
        $0.onThisDayPage(ofDayAt: place, below: title)
      }
      if isHeld { addToSitemap(day.route, day.entries) }
    }
    add(site.edition.onThisDayCalendar, .index, from: source, yielding: .files) {
      $0.onThisDayCalendar(title: title)
    }
  }

  // MARK: People

  /// The list of all people, and the page of who plays with whom.
  mutating func addPeople() {
    guard !facts.people.isEmpty || !facts.mentions.isEmpty else { return }
    let route = site.edition.wall(of: .person)
    let title = environment.wording.plural(.person)
    let yielding: RouteClaim.Yielding = facts.people.isEmpty ? .anything : .never
    let isHeld = add(route, .index, from: "the wall of people", yielding: yielding) {
      $0.peoplePage(title: title, route: route)
    }
    if isHeld { sitemap.add(route, isList: true) }
    guard facts.hasEnsembles else { return }
    let ensembles = environment.text(.playTogether)
    let isOwn = add(site.edition.ensembles, .index, from: "the page of who plays with whom", yielding: .anything) {
      $0.ensemblesPage(title: ensembles)
    }
    if isOwn { sitemap.add(site.edition.ensembles, isList: true) }
  }

  // MARK: Feeds, calendars and podcasts

  /// The feeds of a wall in all formats, and their archives.
  mutating func addFeeds(of wall: Wall, from source: String, at location: SourceLocation?) {
    for document in wall.documents(site.feeds) {
      for format in site.feeds.formats {
        let stage: SiteItem.Stage = document.archive == nil ? .index : .page
        add(document.route(format), stage, from: source, at: location) {
          $0.feed(document, as: format)
        }
      }
    }
  }

  /// The list of the feeds of followed people; a site that follows no one with a feed has none.
  mutating func addFollowsList() {
    guard facts.hasFollows else { return }
    let title = "\(site.title) · \(environment.wording.plural(.follow))"
    addSiteFile(site.edition.follows) { site in
      site.followed.list(of: site.input.site, resolver: site.operators.environment.resolver, title: title)
    }
  }

  mutating func addCalendars() {
    var hasEvents = false
    for (index, entry) in facts.entries.enumerated() where entry.isEvent {
      hasEvents = true
      let page = entry.page
      add(page.route.event, .page, from: page.location.file, at: page.location, yielding: .files) {
        $0.calendar(ofEntryAt: index)
      }
    }
    guard hasEvents else { return }
    let route = site.edition.calendar
    addSiteFile(route) { $0.calendar(at: route) }
  }

  /// The podcast of each album and playlist with a recording, and the list of references of each playlist.
  mutating func addPodcasts() {
    for podcast in facts.podcasts {
      let (index, page) = (podcast.entry, facts.entries[podcast.entry].page)
      add(page.route.podcast, .index, from: page.location.file, at: page.location, yielding: .files) {
        $0.podcast(at: index)
      }
      guard podcast.hasList else { continue }
      add(page.route.podcastList, .index, from: page.location.file, at: page.location, yielding: .files) {
        $0.podcastList(at: index)
      }
    }
  }

  // MARK: The search

  /// How many entries a search finds.
  private var searched: Int { facts.entries.count { !$0.isDraft } }

  var hasSearch: Bool { site.hasSearch && searched > 0 }

  /// The page to search on and the files that its script reads; files of the site at the address take precedence.
  mutating func addSearch() {
    guard hasSearch else { return }
    let title = environment.text(.search)
    add(site.edition.search, .index, from: "the search", yielding: .anything) { $0.searchPage(title: title) }
    addPart("index.json", .index) { $0.searchList() }
    let found = searched + facts.searchablePageCount
    for number in 0..<SearchIndex.fileCount(found) {
      addPart("terms/\(number).bin", .page) { $0.searchTerms(number) }
    }
    for number in 0..<SiteRenderer.recordFileCount(found) {
      addPart("entries/\(number).json", .page) { $0.searchRecords(number) }
    }
  }

  private mutating func addPart(
    _ path: String, _ stage: SiteItem.Stage, bytes: @escaping @Sendable (SiteRenderer) -> [UInt8]
  ) {
    add(site.edition.search.appending(path), stage, from: "the search", yielding: .files, bytes: bytes)
  }
}

extension Edition {
  var ensembles: Route { wall(of: .person).appending("together/") }

  var search: Route { below("search/") }
}

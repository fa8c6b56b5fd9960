import FeedMarkdown
import FeedMarkup
import FeedModel
import FeedTheme
import FeedVisitors

extension SiteRenderer {
  /// The relations between people.
  var relations: PeopleRelations {
    peopleRelations.value { PeopleRelations(input.feed, walls: environment.resolver.peopleWalls) }
  }

  func wallPage(_ page: WallPage) -> [UInt8] {
    let wall = page.wall
    let isHome = page.route == edition.home
    let sections = page.sections(of: routes.facts) { input.feed.entries[$0].facts.event?.starts }
    let listed = sections.flatMap(\.entries)
    let tags = routes.walls.tags(for: page)
    let title = title(of: page)
    let hasSharing = page.number == nil && wall.person.map { isShareable(input.feed.people[$0].entry) } ?? false
    let parts = sections.map { heading, entries in
      WallPart(heading: heading.map { environment.text($0) }, cards: entries.map(placeableCard))
    }
    let metadata = PageMetadata(
      route: page.route, title: isHome ? nil : title, head: head(of: page, title: title, listed: listed),
      wall: wall.route, tags: tags.map { filter($0, on: page) },
      index: wall.isOfTag || !tags.isEmpty ? edition.tags : nil, feeds: [wall],
      subscriptions: calendars(of: page) + (page.number == nil && wall.isOfFollows ? subscriptions : []),
      newer: page.newer, older: page.older, horizon: page.horizon, isHome: isHome, hasSharing: hasSharing)
    return layout.render(
      templates.wall,
      WallContext(
        environment: environment, metadata: metadata, isArchive: page.number != nil,
        header: { [self] in if page.number == nil, let header = header(of: wall) { $0.append(header) } },
        parts: parts.filter { !$0.cards.isEmpty }, hasArchive: layout.hasArchive,
        today: isHome ? today : nil, feed: layout.feedLink(wall), calendar: calendar(of: page),
        relations: relations(of: page)), metadata)
  }

  /// The title of a page of a wall; that of an archive page of the whole site leaves out the name of the site, which
  /// comes after every title.
  private func title(of page: WallPage) -> String {
    guard let number = page.number else { return page.wall.title }
    let archive = environment.text(.archivePage, ["page": environment.wording.dates.number(number)])
    return page.wall.isOfSite ? archive : "\(archive) · \(page.wall.title)"
  }

  /// A tag as a page of a wall offers it.
  private func filter(_ tag: WallDirectory.TagOfWall, on page: WallPage) -> TermContext {
    let isOwn = tag.wall.route == page.wall.route
    return TermContext(
      name: tag.wall.title, url: path(tag.wall.route), count: tag.count.map(environment.wording.dates.number),
      isCurrent: isOwn && page.number == nil, isWithin: isOwn && page.number != nil)
  }

  func entryPage(_ index: Int) -> [UInt8] {
    let object = input.feed.entries[index]
    let entry = object.entry
    let traits = traits(index)
    let kindWall = edition.wall(of: entry.kind)
    let newer = index > 0 ? index - 1 : nil
    let older = index + 1 < input.feed.entries.count ? index + 1 : nil
    return layout.render(
      templates.single,
      SingleContext(
        environment: environment, article: operators.html(object, traits, as: .page),
        related: { [self] in related?.places(for: index).map(teaser(of:)) ?? [] }, newer: newer.map(neighbor),
        older: older.map(neighbor)),
      PageMetadata(
        route: entry.route, title: traits.heading, head: heads.head(of: object, heading: traits.heading),
        language: entry.language, license: entry.license, feeds: routes.walls.kinds.filter { $0.route == kindWall },
        podcasts: podcasts.podcasts[index].map(layout.podcastLinks) ?? [],
        subscriptions: calendarEvent(at: index).map {
          [layout.calendarLink(entry.route.event, title: $0.title, isPreferred: false)]
        } ?? [],
        newer: newer.map { routes.facts.entries[$0].page.route },
        older: older.map { routes.facts.entries[$0].page.route }, hasSharing: isShareable(entry),
        isHidden: entry.isDraft))
  }

  /// A page outside the feed, by its place among them.
  func page(_ index: Int) -> [UInt8] {
    let pages = input.feed.pages
    let page = pages[index]
    let section = outline.section(of: index)
    let place = section.firstIndex { $0.page == index } ?? 0
    let previous = place > 0 ? pages[section[place - 1].page] : nil
    let next = place + 1 < section.count ? pages[section[place + 1].page] : nil
    return layout.render(
      templates.page,
      PageContext(
        page: page, environment: environment,
        section: section.map { number, depth in
          let other = pages[number]
          return SectionPageContext(
            title: other.title, url: path(other.route), depth: depth, isCurrent: number == index)
        },
        previous: previous.map { NeighborContext(title: $0.title, url: path($0.route)) },
        next: next.map { NeighborContext(title: $0.title, url: path($0.route)) }),
      PageMetadata(
        route: page.route, title: page.title,
        head: heads.head(of: page, below: ancestors(of: index)), language: page.language,
        newer: previous?.route, older: next?.route, isHidden: page.isUnlisted))
  }

  func termsPage(title: String, route: Route) -> [UInt8] {
    let terms = routes.walls.tags.map { wall in
      TermContext(
        name: wall.title, url: path(wall.route), count: environment.wording.dates.number(wall.entries.count))
    }
    let head = heads.head(ofListAt: route, title: title) { [routes] in
      routes.walls.tags.map { (title: $0.title, route: $0.route) }
    }
    return layout.render(
      templates.terms, TermsContext(environment: environment, title: title, terms: terms),
      PageMetadata(route: route, title: title, head: head))
  }

  func onThisDayPage(title: String) -> [UInt8] {
    let calendar = layout.calendarLink(edition.onThisDayCalendar, title: title)
    return layout.render(
      templates.onThisDay, OnThisDayContext(environment: environment, title: title, days: routes.onThisDay),
      PageMetadata(
        route: edition.onThisDay, title: title,
        head: heads.head(ofListAt: edition.onThisDay, title: title),
        subscriptions: [calendar]))
  }

  /// The wall of a day of the year, by its place among all of them.
  func onThisDayPage(ofDayAt place: Int, below overview: String) -> [UInt8] {
    let day = routes.onThisDay.days[place]
    let title = environment.wording.dates.monthDay(day.day)
    let part = WallPart(heading: nil, cards: day.entries.map(placeableCard))
    let parent = (title: overview, route: edition.onThisDay)
    let metadata = PageMetadata(
      route: day.route, title: title, head: heads.head(ofListAt: day.route, title: title, below: [parent]),
      wall: day.route)
    return layout.render(
      templates.wall,
      WallContext(
        environment: environment, metadata: metadata, parts: [part],
        days: routes.onThisDay.neighbors(ofDayAt: place).map { (neighbor($0.previous), neighbor($0.next)) }), metadata)
  }

  private func neighbor(_ day: OnThisDay.Day) -> NeighborContext {
    NeighborContext(title: environment.wording.dates.monthDay(day.day), url: path(day.route))
  }

  /// What finds out what happened on the day of the reader.
  private var today: TodayContext? {
    layout.onThisDay == nil ? nil : TodayContext(days: routes.onThisDay, environment: environment)
  }

  /// The title of an entry, or its substitute, by the place of the entry in the feed.
  func heading(of index: Int) -> String { traits(index).heading }

  /// What lists show of an entry, by its place in the feed.
  func teaser(of index: Int) -> Teaser {
    teasers.value(at: index) { operators.teaser(input.feed.entries[index], heading: traits(index).heading) }
  }

  /// What lists show of an entry, a person or a page, which is labelled by the section that it is in.
  func teaser(of found: ContentPage) -> Teaser {
    switch found {
    case .entry(_, let index): teaser(of: index)
    case .person(let person): operators.teaser(person, heading: person.name)
    case .page(let page, let place):
      operators.teaser(
        page, label: outline.ancestors(of: place).first.map { input.feed.pages[$0].title } ?? input.site.title)
    }
  }

  /// The page to search the site on: without a script it is an archive by years.
  func searchPage(title: String) -> [UInt8] {
    let tags = routes.walls.tags.sorted { ($1.entries.count, $0.route) < ($0.entries.count, $1.route) }
      .prefix(SearchContext.mostTags).compactMap { wall in
        if case .tag(let slug) = wall.subject { SearchChoiceContext(.tag(slug: slug), name: wall.title) } else { nil }
      }
    let people =
      input.feed.people.map { SearchChoiceContext(.person($0.entry.route), name: $0.name) }
      + routes.facts.mentions.map { SearchChoiceContext(.person($0.route), name: $0.name) }
    let context = SearchContext(
      environment: environment, title: title,
      kinds: routes.walls.kinds.compactMap { wall in
        wall.kindName.map { SearchChoiceContext(.kind($0), name: wall.title) }
      }, tags: tags, people: people,
      years: routes.archive.years.map { ArchiveYearContext(year: $0, environment: environment) })
    return layout.render(
      templates.search, context,
      PageMetadata(
        route: edition.search, title: title, head: heads.head(ofListAt: edition.search, title: title)))
  }

  func notFoundPage() -> [UInt8] {
    return layout.render(
      templates.notFound, NotFoundContext(environment: environment),
      PageMetadata(title: environment.text(.notFoundTitle), isHidden: true))
  }

  /// The calendar of all events on their wall; that of a tag or of somebody on the newest page, which may change with
  /// any entry.
  private func calendar(of page: WallPage) -> Route? {
    page.wall.isOfEvents ? edition.calendar : page.number == nil ? page.wall.calendar(of: routes.facts) : nil
  }

  private func calendars(of page: WallPage) -> [FeedLinkContext] {
    let isOfSite = page.route == edition.home && routes.walls.kinds.contains(where: \.isOfEvents)
    guard let route = isOfSite ? edition.calendar : calendar(of: page) else { return [] }
    return [layout.calendarLink(route, title: route == edition.calendar ? input.site.title : page.wall.title)]
  }

  /// The list of the feeds of the people who are followed, on their wall and on that of all people.
  var subscriptions: [FeedLinkContext] {
    routes.facts.hasFollows
      ? [layout.subscriptionsLink(edition.follows, title: environment.wording.plural(.follow))] : []
  }

  /// The card of an entry or a person as walls show it.
  ///
  /// - Parameter index: The place of an entry in the feed; nil for a person.
  func card(of object: any FeedViewObject, at index: Int?) -> MarkupBuffer {
    index.map(card) ?? operators.html(object, operators.traits(of: object), as: .card)
  }

  /// The metadata of a page of a file for machines.
  func head(of file: ContentPage) -> PageHead {
    switch file {
    case .entry(let object, let index): heads.head(of: object, heading: traits(index).heading)
    case .page(let page, let index): heads.head(of: page, below: ancestors(of: index))
    case .person(let person): heads.head(of: person)
    }
  }

  private func ancestors(of page: Int) -> [Page] { outline.ancestors(of: page).map { input.feed.pages[$0] } }

  private func card(_ index: Int) -> MarkupBuffer {
    cards.value(at: index) { operators.html(input.feed.entries[index], traits(index), as: .card) }
  }

  /// The card of an entry for a wall.
  private func placeableCard(_ index: Int) -> SizedCard {
    sizedCard(input.feed.entries[index], traits(index)) { [self] in card(index) }
  }

  /// The card of a person for a wall; people are rendered once, so nothing of them is kept.
  func sizedCard(of person: PersonFeedViewObject) -> SizedCard {
    let traits = operators.traits(of: person)
    return sizedCard(person, traits) { [operators] in operators.html(person, traits, as: .card) }
  }

  private func sizedCard(
    _ object: any FeedViewObject, _ traits: EntryTraits, markup: @escaping @Sendable () -> MarkupBuffer
  ) -> SizedCard {
    guard input.theme.placesCards, environment.site.wall.layouts.contains(.wall) else {
      return SizedCard(traits: traits, markup: markup)
    }
    return SizedCard(traits: traits, markup: markup) { [operators] in
      operators.resized(traits, of: object).map { traits in
        SizedCard(traits: traits, markup: { operators.html(object, traits, as: .card) })
      }
    }
  }

  private func traits(_ index: Int) -> EntryTraits {
    traits.value(at: index) { operators.traits(of: input.feed.entries[index]) }
  }

  private func header(of wall: Wall) -> MarkupBuffer? {
    guard let person = wall.person.map({ input.feed.people[$0] }) else { return nil }
    return operators.html(person, operators.traits(of: person), as: .page)
  }

  private func isShareable(_ entry: Entry) -> Bool { entry.isShareable && !input.site.share.isEmpty }

  private func neighbor(_ index: Int) -> NeighborContext {
    NeighborContext(title: traits(index).heading, url: path(routes.facts.entries[index].page.route))
  }

  private func head(of page: WallPage, title: String, listed: [Int]) -> PageHead {
    if page.number == nil, let person = page.wall.person { return heads.head(of: input.feed.people[person]) }
    return heads.head(ofWall: page.wall, at: page.route, title: title) { [self] in
      listed.map { (title: traits($0).heading, route: routes.facts.entries[$0].page.route) }
    }
  }
}

import FeedModel
import FeedTheme
import FeedVisitors

extension SiteRenderer {
  private static let mostPeople = 24
  /// The largest number of entries that one relation names; the wall below shows all.
  private static let mostEntries = 8

  /// The wall of all people who have files, and a list of the others who have walls.
  func peoplePage(title: String, route: Route) -> [UInt8] {
    let head = heads.head(ofListAt: route, title: title) { [input, routes] in
      input.feed.people.map { (title: $0.name, route: $0.entry.route) }
        + routes.walls.mentions.map { (title: $0.title, route: $0.route) }
    }
    let metadata = PageMetadata(route: route, title: title, head: head, wall: route, subscriptions: subscriptions)
    guard !input.feed.people.isEmpty else {
      let terms = routes.walls.mentions.map {
        TermContext(name: $0.title, url: path($0.route), count: environment.wording.dates.number($0.entries.count))
      }
      return layout.render(
        templates.terms, TermsContext(environment: environment, title: title, terms: terms), metadata)
    }
    let people = WallPart(heading: nil, cards: input.feed.people.map(sizedCard(of:)))
    let mentioned = routes.walls.mentions.map {
      RelatedThingContext(
        name: $0.title, url: path($0.route), note: environment.wording.dates.number($0.entries.count))
    }
    let together = RelationContext(heading: environment.text(.playTogether), url: path(edition.ensembles), links: [])
    return layout.render(
      templates.wall,
      WallContext(
        environment: environment, metadata: metadata, parts: [people],
        relations: relation(.alsoNamed, mentioned) + (routes.facts.hasEnsembles ? [together] : [])), metadata)
  }

  func ensemblesPage(title: String) -> [UInt8] {
    let drawing = EnsembleDrawing(relations)
    let rows = drawing.people.enumerated().compactMap { row, key in
      relations[key].map { person in
        EnsembleRowContext(
          row: row, name: person.reference.name, url: url(of: person.reference),
          picture: person.reference.avatar.map { ImageContext.thumbnail(of: $0, environment.resolver) })
      }
    }
    let all = relations.sorted(relations.players).compactMap { key -> RelationContext? in
      guard let person = relations[key] else { return nil }
      return RelationContext(
        heading: person.reference.name, url: url(of: person.reference), links: companions(of: person))
    }
    let parent = (title: environment.wording.plural(.person), route: edition.wall(of: .person))
    return layout.render(
      templates.together,
      EnsembleContext(environment: environment, title: title, drawing: drawing, rows: rows, relations: all),
      PageMetadata(
        route: edition.ensembles, title: title,
        head: heads.head(ofListAt: edition.ensembles, title: title, below: [parent])))
  }

  /// What the person whose wall begins on the page has to do with other people, and with entries if not all of them
  /// stand right below.
  func relations(of page: WallPage) -> [RelationContext] {
    guard page.number == nil, page.wall.isOfSomebody, let person = relations.person(at: page.wall.route) else {
      return []
    }
    let mutual = person.follows.intersection(person.followers)
    let withPeople =
      relation(.playsWith, companions(of: person), url: path(edition.ensembles))
      + relation(.followEachOther, people(mutual)) + relation(.follows, people(person.follows.subtracting(mutual)))
      + relation(.followedBy, people(person.followers.subtracting(mutual)))
    guard page.older != nil else { return withPeople }
    return withPeople + relation(.playsOn, entries(person.plays, areOfManyKinds: true))
      + relation(.recommendedIn, entries(person.recommendations))
  }

  private func relation(_ kind: SiteString, _ links: [RelatedThingContext], url: String? = nil) -> [RelationContext] {
    links.isEmpty ? [] : [RelationContext(heading: environment.text(kind), url: url, links: links)]
  }

  private func entries(_ places: [Int], areOfManyKinds: Bool = false) -> [RelatedThingContext] {
    places.prefix(Self.mostEntries).map {
      RelatedThingContext(
        name: heading(of: $0), url: path(routes.facts.entries[$0].page.route),
        note: areOfManyKinds ? environment.wording.singular(routes.facts.entries[$0].kind) : nil)
    }
  }

  private func people(_ keys: Set<PeopleRelations.Key>) -> [RelatedThingContext] {
    relations.sorted(keys).prefix(Self.mostPeople).compactMap { relations[$0]?.reference }
      .map { RelatedThingContext(name: $0.name, url: url(of: $0)) }
  }

  private func companions(of person: PeopleRelations.Person) -> [RelatedThingContext] {
    relations.companions(of: person).prefix(Self.mostPeople).compactMap { key, count in
      relations[key].map {
        RelatedThingContext(
          name: $0.reference.name, url: url(of: $0.reference), note: environment.wording.dates.number(count))
      }
    }
  }

  private func url(of person: PersonReference) -> String? { person.route.map(path) ?? person.url }
}

import FeedMarkdown
import FeedModel
import FeedTheme
import FeedVisitors

/// Renders the heads of pages, with their metadata for machines, from the results of the operators.
///
/// A class, since the head of each page refers to it.
final class HeadRenderer: Sendable {
  private let operators: EntryOperators
  private let forms: LanguageForms
  private let openGraph: OpenGraphSite
  private let things: SchemaThings
  /// The profiles of the site's author elsewhere.
  private let profiles: [ExternalLink]
  /// The picture of pages that show many things: the portrait of the site's author, else the site's icon.
  private let emblem: Photo?

  init(input: SiteInput, operators: EntryOperators, forms: LanguageForms, icon: MediaFile?) {
    let feed = input.feed
    let environment = operators.environment
    self.operators = operators
    self.forms = forms
    openGraph = OpenGraphSite(
      input.site, resolver: environment.resolver, languages: feed.languages.union(input.site.languages.map(\.tag)),
      people: feed.people)
    things = operators.things
    profiles = feed.people.first { $0.entry.route == input.site.author?.route }?.links ?? []
    emblem = input.site.author?.avatar ?? icon.map { Photo(file: $0, alt: input.site.title) }
  }

  private var environment: HTMLEnvironment { operators.environment }
  private var site: Site { environment.site }

  /// The head of an entry's page.
  ///
  /// - Parameter heading: The result of ``HeadingVisitor`` for the entry.
  func head(of object: any FeedViewObject, heading: String) -> PageHead {
    let entry = object.entry
    let words = words(of: object)
    let description = words ?? operators.shareMessage(object).sentence
    return PageHead(
      description: description,
      breadcrumbs: [
        home, (title: environment.wording.plural(entry.kind), route: site.edition.wall(of: entry.kind)),
        (title: heading, route: entry.route),
      ],
      translations: entry.translations,
      openGraph: { [self] in
        operators.openGraph(object, on: openGraph, heading: heading, description: description)
      },
      things: { [self] in
        [operators.schemaThing(object, heading: heading, description: words)]
      })
  }

  /// The head of the newest page of a person's wall.
  func head(of person: PersonFeedViewObject) -> PageHead {
    var head = head(of: person, heading: person.name)
    let subject = head.things
    head.things = { [things] in
      subject().map { things.profile(of: $0, named: person.name, at: person.entry.route) }
    }
    return head
  }

  /// The head of any other page of a wall.
  ///
  /// - Parameter items: The entries that it shows, by title and address.
  func head(
    ofWall wall: Wall, at route: Route, title: String, items: @escaping @Sendable () -> [TitledRoute]
  ) -> PageHead {
    guard route != site.edition.home else { return homeHead(title: title, items: items) }
    var parents = parent(of: wall)
    if !wall.isOfSite, wall.route != route {
      parents.append((title: wall.title, route: wall.route))
    }
    return head(ofListAt: route, title: title, below: parents, isArchive: wall.route != route, items: items)
  }

  /// The head of an index or a page of the archive.
  ///
  /// - Parameters:
  ///   - parents: The pages above it, except the home page.
  ///   - isArchive: Whether it is an archive page of a wall, which no other language has.
  ///   - items: What it lists; nil where that is too long, so that search engines learn it only from the listed pages.
  func head(
    ofListAt route: Route, title: String, below parents: [TitledRoute] = [], isArchive: Bool = false,
    items: (@Sendable () -> [TitledRoute])? = nil
  ) -> PageHead {
    PageHead(
      breadcrumbs: [home] + parents + [(title: title, route: route)],
      translations: isArchive ? [] : forms.translations(ofList: route),
      openGraph: { [self] in website(title, at: route, description: nil) },
      things: { [things] in
        guard let items else { return [things.page("CollectionPage", title: title, at: route)] }
        return [things.wall(title: title, at: route, items: items())]
      })
  }

  /// The head of a page outside the feed.
  ///
  /// - Parameter ancestors: The pages above it, the highest first.
  func head(of page: Page, below ancestors: [Page]) -> PageHead {
    let description = page.summary ?? page.body.excerpt(limit: Self.descriptionLength)
    return PageHead(
      description: description,
      breadcrumbs: page.route == site.edition.home
        ? [] : [home] + (ancestors + [page]).map { (title: $0.title, route: $0.route) },
      translations: page.translations,
      openGraph: { [self] in
        openGraph.page(
          .website, title: page.title, at: page.route, description: description, language: page.language,
          translations: page.translations, pictures: operators.previews(of: page))
      },
      things: { [self] in
        [
          things.page(
            "WebPage", title: page.title, at: page.route, description: description,
            language: page.language ?? site.language, updated: page.updated)
        ]
      })
  }

  /// The structured data of a page: its things, and the way to it.
  func structuredData(of head: PageHead) -> StructuredData {
    StructuredData(head.things() + (head.breadcrumbs.isEmpty ? [] : [things.breadcrumbs(head.breadcrumbs)]))
  }

  // MARK: Parts

  /// How many graphemes of an entry describe its page.
  private static let descriptionLength = 200

  private var home: TitledRoute { (title: site.title, route: site.edition.home) }

  private func homeHead(title: String, items: @escaping @Sendable () -> [TitledRoute]) -> PageHead {
    PageHead(
      description: site.description, translations: forms.translations(ofList: site.edition.home),
      openGraph: { [self] in website(title, at: site.edition.home, description: site.description) },
      things: { [self] in
        [things.website(site, profiles: profiles), things.wall(title: title, at: site.edition.home, items: items())]
      })
  }

  /// The description of an entry: its summary, its first words, or other words of its kind.
  ///
  /// A preview without a description gets the sentence with which the entry is shared; in structured data, that would
  /// be a statement that the author did not make.
  private func words(of object: any FeedViewObject) -> String? {
    if let summary = object.entry.summary, !summary.isEmpty { return summary }
    let beginning = object.entry.body.excerpt(limit: Self.descriptionLength)
    if !beginning.isEmpty { return beginning }
    return operators.summary(object)
  }

  private func website(_ title: String, at route: Route, description: String?) -> OpenGraph {
    openGraph.page(
      .website, title: title, at: route, description: description,
      pictures: [emblem].compactMap(\.self))
  }

  private func parent(of wall: Wall) -> [TitledRoute] {
    switch wall.subject {
    case .site, .kind: []
    case .tag: [(title: environment.text(.tags), route: site.edition.tags)]
    case .person, .mention:
      [(title: environment.wording.plural(.person), route: site.edition.wall(of: .person))]
    }
  }
}

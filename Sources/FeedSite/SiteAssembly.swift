package import FeedDiagnostics
package import FeedModel
package import FeedTheme
import FeedVisitors

/// Makes the table of a site: which routes there are, and what produces the bytes of each.
package struct SiteAssembly: Sendable {
  private let input: SiteInput

  /// Takes everything that the site is made of.
  package init(input: SiteInput) {
    self.input = input
  }

  /// The table, and what is wrong with its routes; with errors the table is not fit to be written.
  package func assemble() -> (table: SiteTable, diagnostics: [Diagnostic]) {
    let environment = HTMLEnvironment(
      theme: input.theme, resolver: URLResolver(site: input.site.url), site: input.site, generator: input.generator)
    let operators = EntryOperators(environment: environment)
    let walls = WallDirectory(feed: input.feed, site: input.site, kindNames: environment.wording.kinds)
    let pages = PageRenderer(input: input, walls: walls, operators: operators)
    var claims = RouteClaims()
    var sitemap = Sitemap()

    addFiles(to: &claims)
    addEntries(pages, to: &claims, &sitemap)
    for wall in walls.all { add(wall, pages, operators, to: &claims, &sitemap) }
    addIndexes(walls, pages, environment, to: &claims, &sitemap)
    addRedirects(environment, to: &claims)
    addSiteFiles(pages, environment, sitemap, to: &claims)
    claims.checkFiles()
    let links = LocalLinkCheck(claims: claims).diagnostics(input.localLinks)
    return (SiteTable(items: claims.items), (claims.diagnostics + links).sorted())
  }

  /// What the pages of a site need from a theme.
  package static func themeRequirements(for site: Site) -> ThemeRequirements {
    let pages: [String: TemplateSchema] = [
      "layout": LayoutContext.fields.schema, "wall": WallContext.fields.schema, "single": SingleContext.fields.schema,
      "page": PageContext.fields.schema, "terms": TermsContext.fields.schema, "404": NotFoundContext.fields.schema,
    ]
    return ThemeRequirements(
      templates: HTMLTemplates.required.merging(pages) { _, page in page },
      optionalTemplates: HTMLTemplates.optional(for: site.kinds),
      strings: WordingKey.required + SiteString.allCases.map(\.rawValue))
  }

  private func addFiles(to claims: inout RouteClaims) {
    for file in input.files {
      claims.add(
        RouteClaim(
          item: SiteItem(route: file.route, stage: .asset, content: .file(file.location)), source: file.path,
          location: SourceLocation(file: file.location)))
    }
    for asset in input.theme.assets {
      let route = Route("/assets/\(asset.relativePath)")
      claims.add(
        RouteClaim(
          item: SiteItem(route: route, stage: .asset, content: .file(asset.path)),
          source: "the theme's \(asset.relativePath)", location: nil))
    }
  }

  private func addEntries(_ pages: PageRenderer, to claims: inout RouteClaims, _ sitemap: inout Sitemap) {
    for (index, object) in input.feed.entries.enumerated() {
      let entry = object.entry
      claims.add(
        RouteClaim(
          item: SiteItem(route: entry.route, stage: .page, content: .bytes { pages.entryPage(index) }),
          source: entry.location.file, location: entry.location))
      if !entry.isDraft { sitemap.add(entry.route, lastChanged: entry.lastChanged) }
    }
    for page in input.feed.pages {
      claims.add(
        RouteClaim(
          item: SiteItem(route: page.route, stage: .page, content: .bytes { pages.page(page) }),
          source: page.location.file, location: page.location))
      sitemap.add(page.route, lastChanged: page.updated)
    }
  }

  private func add(
    _ wall: Wall, _ pages: PageRenderer, _ operators: EntryOperators, to claims: inout RouteClaims,
    _ sitemap: inout Sitemap
  ) {
    let perPage = input.site.wall.perPage
    let (source, location) = owner(of: wall)
    for page in wall.pages(perPage: perPage) {
      let stage: SiteItem.Stage = page.number == nil ? .index : .page
      claims.add(
        RouteClaim(
          item: SiteItem(route: page.route, stage: stage, content: .bytes { pages.wallPage(page) }),
          source: source, location: location))
      if isPublic(wall) { sitemap.add(page.route, lastChanged: lastChange(of: page)) }
    }
    if let redirect = wall.redirect(perPage: perPage) {
      claims.add(
        RouteClaim(
          item: item(redirecting: redirect, to: wall.route, operators.environment), source: source, location: location))
    }
    let feed = RSSFeed(input: input, wall: wall, operators: operators)
    claims.add(
      RouteClaim(
        item: SiteItem(route: wall.feed, stage: .index, content: .bytes { feed.bytes() }), source: source,
        location: location))
  }

  /// A wall of a kind or tag that only drafts have is there for a preview, as they are.
  private func isPublic(_ wall: Wall) -> Bool {
    switch wall.subject {
    case .site, .person: true
    case .kind, .tag: !wall.entries.allSatisfy { input.feed.entries[$0].entry.isDraft }
    }
  }

  /// The newest change of what a page of a wall shows.
  private func lastChange(of page: WallPage) -> FeedDate? {
    var entries = page.entries.map { input.feed.entries[$0].entry }
    switch page.wall.subject {
    case .site where page.number == nil: entries += input.feed.entries.map(\.entry).filter(\.isPinned)
    case .person(let index) where page.number == nil: entries.append(input.feed.people[index].entry)
    default: break
    }
    return entries.filter { !$0.isDraft }.compactMap(\.lastChanged).max()
  }

  /// The wall of a person is the person's page, so the person's file answers for it.
  private func owner(of wall: Wall) -> (source: String, location: SourceLocation?) {
    guard case .person(let index) = wall.subject else { return ("the wall \(wall.title)", nil) }
    let location = input.feed.people[index].entry.location
    return (location.file, location)
  }

  private func addIndexes(
    _ walls: WallDirectory, _ pages: PageRenderer, _ environment: HTMLEnvironment, to claims: inout RouteClaims,
    _ sitemap: inout Sitemap
  ) {
    if !walls.tags.isEmpty {
      let route = Tag.index
      let title = environment.wording.strings.text(SiteString.tags.rawValue)
      claims.add(
        RouteClaim(
          item: SiteItem(route: route, stage: .index, content: .bytes { pages.termsPage(title: title, route: route) }),
          source: "the index of tags", location: nil))
      if walls.tags.contains(where: isPublic) { sitemap.add(route, lastChanged: nil) }
    }
    if !input.feed.people.isEmpty {
      let route = Kind.person.wall
      let title = environment.wording.kinds.plural(.person)
      claims.add(
        RouteClaim(
          item: SiteItem(route: route, stage: .index, content: .bytes { pages.peoplePage(title: title, route: route) }),
          source: "the wall of people", location: nil))
      sitemap.add(route, lastChanged: nil)
    }
  }

  private func addRedirects(_ environment: HTMLEnvironment, to claims: inout RouteClaims) {
    let entries = input.feed.entries.map(\.entry) + input.feed.people.map(\.entry)
    let sources =
      entries.map { ($0.aliases, $0.route, $0.location) } + input.feed.pages.map { ($0.aliases, $0.route, $0.location) }
    for (aliases, target, location) in sources {
      var seen: Set = [target.collisionKey]
      for alias in aliases where seen.insert(alias.collisionKey).inserted {
        claims.add(
          RouteClaim(
            item: item(redirecting: alias, to: target, environment), source: "an alias in \(location.file)",
            location: location))
      }
    }
  }

  private func item(redirecting route: Route, to target: Route, _ environment: HTMLEnvironment) -> SiteItem {
    let page = RedirectPage(
      resolver: environment.resolver, target: target, language: input.site.language,
      text: environment.wording.strings.text(SiteString.redirecting.rawValue))
    return SiteItem(route: route, stage: .page, content: .bytes { page.bytes() })
  }

  private func addSiteFiles(
    _ pages: PageRenderer, _ environment: HTMLEnvironment, _ sitemap: Sitemap, to claims: inout RouteClaims
  ) {
    let robots = Robots(resolver: environment.resolver)
    let items =
      [
        SiteItem(route: Route("/404.html"), stage: .page, content: .bytes { pages.notFoundPage() }),
        SiteItem(route: Route("/robots.txt"), stage: .index, content: .bytes { robots.bytes() }),
      ] + sitemapFiles(sitemap, SitemapFile(resolver: environment.resolver))
    for item in items {
      claims.add(RouteClaim(item: item, source: "feedsite's \(item.route)", location: nil, yields: true))
    }
  }

  /// One file, or an index and a file for each of its parts where one file may not hold them all.
  private func sitemapFiles(_ sitemap: Sitemap, _ file: SitemapFile) -> [SiteItem] {
    let route = Route("/sitemap.xml")
    let parts = sitemap.parts(limit: Sitemap.limit)
    guard parts.count > 1 else {
      let pages = parts.first ?? []
      return [SiteItem(route: route, stage: .index, content: .bytes { file.bytes(of: pages) })]
    }
    let routes = parts.indices.map { Route("/sitemap-\($0 + 1).xml") }
    let index = zip(routes, parts).map { route, pages in
      Sitemap.Page(route: route, lastChanged: pages.compactMap(\.lastChanged).max())
    }
    return [SiteItem(route: route, stage: .index, content: .bytes { file.bytes(ofIndex: index) })]
      + zip(routes, parts).map { route, pages in
        SiteItem(route: route, stage: .index, content: .bytes { file.bytes(of: pages) })
      }
  }
}

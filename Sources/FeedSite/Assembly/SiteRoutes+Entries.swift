import FeedDiagnostics
import FeedMedia
import FeedModel
import FeedTheme
import FeedVisitors

extension SiteRoutes {
  /// The files that are not pages: the site's and the theme's.
  mutating func addFiles(_ files: [PublishedFile], pictures: PictureStore?) {
    for file in files {
      let location = SourceLocation(file: file.location)
      func add(_ content: SiteItem.Content, to route: Route, _ yielding: RouteClaim.Yielding) {
        addFile(content, to: route, from: file.location, at: location, yielding: yielding)
      }
      // What runs in a drawing of `static/` its owner put there; any other one is a picture and nothing else.
      let isKept =
        MediaTypes.isDrawing(file.path) ? file.path.hasPrefix("static/") : site.media.metadata == .keep
      let copy = isKept ? SiteItem.Content.file(file.location) : .mediaFile(file.location)
      guard let plan = file.plan, let pictures else {
        add(copy, to: file.route, .generated)
        continue
      }
      func picture(_ rendition: PictureRendition?) -> SiteItem.Content {
        .picture(PublishedPicture(file, plan, rendition, from: pictures))
      }
      add(plan.isRedrawn ? picture(nil) : copy, to: file.route, .generated)
      // A file of that very name is published, with a warning, since browsers will show it in its place.
      for rendition in plan.renditions { add(picture(rendition), to: rendition.route(of: file.route), .anyone) }
    }
    for asset in theme.assets {
      let route = Route("/assets/\(asset.relativePath)")
      addFile(.file(asset.path), to: route, from: "the theme's \(asset.relativePath)", at: nil)
    }
    for sheet in theme.styleSheets {
      let path = sheet.relativePath
      add(Route("/assets/\(path)"), .asset, from: "the theme's \(path)", yielding: .files) { site in
        Array((site.input.theme.styleSheets.first { $0.relativePath == path }?.text ?? "").utf8)
      }
    }
    // Joined style sheets hold the metrics already.
    if let metrics = theme.metrics, theme.styleSheets.isEmpty {
      let route = Route("/assets/\(ThemeMetrics.styleSheetName)")
      add(route, .asset, from: "the theme's metrics", yielding: .files) { _ in Array(metrics.styleSheet.utf8) }
    }
  }

  /// The page of each entry; people have their walls instead.
  mutating func addEntries() {
    claims.makeRoom(for: facts.entries.count)
    for index in facts.entries.indices {
      let page = facts.entries[index].page
      add(page.route, .page, from: page.location.file, at: page.location) { $0.entryPage(index) }
      if !facts.entries[index].isDraft { list(page) }
    }
  }

  /// The pages outside the feed; those at the address of a wall are left out: they generate the list in other
  /// generators.
  mutating func addPages() {
    for (index, page) in facts.pages.enumerated() {
      let isHeld = add(
        page.route, .page, from: page.location.file, at: page.location, yielding: .generated
      ) { $0.page(index) }
      if isHeld, !page.isUnlisted { list(page) }
    }
  }

  /// The former addresses of entries, people and pages.
  mutating func addRedirects() {
    let entries = facts.entries.indices.filter { !facts.entries[$0].page.aliases.isEmpty }
      .map { facts.entries[$0].page }
    let pages = entries + facts.people.map(\.page) + facts.pages
    let count = pages.reduce(0) { $0 + $1.aliases.count }
    // A file of a few kilobytes can name thousands, each of which becomes a page; no site needs that many.
    let limit = max(10_000, 10 * (facts.entries.count + facts.people.count + facts.pages.count))
    guard count <= limit else { return claims.refuse(.manyAliases(count: count, limit: limit)) }
    for page in pages {
      var seen: Set = [page.route.collisionKey]
      for alias in page.aliases where seen.insert(alias.collisionKey).inserted {
        addRedirect(from: alias, to: page.route, source: "an alias in \(page.location.file)", at: page.location)
      }
    }
  }

  // MARK: Pictures for sharing

  /// The pictures that are drawn for entries, people and pages without one of their own.
  mutating func addSharePictures(from store: PictureStore?) {
    guard let store else { return }
    // Only Instagram needs the other form, and pages outside the feed cannot be shared there.
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
    _ words: @escaping @Sendable (SiteRenderer) -> SharePicture?
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

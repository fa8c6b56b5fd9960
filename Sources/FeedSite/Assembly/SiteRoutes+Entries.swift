import FeedDiagnostics
import FeedModel
import FeedTheme

extension SiteRoutes {
  /// The files that are published as they are: the site's and the theme's.
  mutating func addFiles() {
    for file in input.files {
      add(
        SiteItem(route: file.route, stage: .asset, content: .file(file.location)), from: file.location,
        at: SourceLocation(file: file.location))
    }
    for asset in input.theme.assets {
      let route = Route("/assets/\(asset.relativePath)")
      add(
        SiteItem(route: route, stage: .asset, content: .file(asset.path)), from: "the theme's \(asset.relativePath)",
        at: nil)
    }
    for sheet in input.theme.styleSheets {
      add(
        SiteItem(
          route: Route("/assets/\(sheet.relativePath)"), stage: .asset, content: .bytes { Array(sheet.text.utf8) }),
        from: "the theme's \(sheet.relativePath)", at: nil)
    }
  }

  /// The page of each entry; people have their walls instead.
  mutating func addEntries() {
    for (index, object) in input.feed.entries.enumerated() {
      let entry = object.entry
      add(entry.route, .page, from: entry.location.file, at: entry.location) { [pages] in pages.entryPage(index) }
      if !entry.isDraft {
        sitemap.add(
          entry.route, lastChanged: entry.lastChanged, images: images.addresses(of: object),
          translations: entry.translations)
      }
    }
  }

  /// The pages outside the feed.
  mutating func addPages() {
    for page in input.feed.pages {
      add(page.route, .page, from: page.location.file, at: page.location) { [pages] in pages.page(page) }
      sitemap.add(
        page.route, lastChanged: page.updated, images: images.addresses(of: page), translations: page.translations)
    }
  }

  /// The former addresses of entries, people and pages.
  mutating func addRedirects() {
    let entries = input.feed.entries.map(\.entry) + input.feed.people.map(\.entry)
    let sources =
      entries.map { ($0.aliases, $0.route, $0.location) } + input.feed.pages.map { ($0.aliases, $0.route, $0.location) }
    for (aliases, target, location) in sources {
      var seen: Set = [target.collisionKey]
      for alias in aliases where seen.insert(alias.collisionKey).inserted {
        addRedirect(from: alias, to: target, source: "an alias in \(location.file)", at: location)
      }
    }
  }
}

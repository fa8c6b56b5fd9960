import FeedDiagnostics
import FeedModel
import FeedTheme

extension SiteRoutes {
  /// The files that are published as they are: the site's and the theme's.
  mutating func addFiles() {
    for file in input.files {
      addFile(at: file.location, to: file.route, from: file.location, at: SourceLocation(file: file.location))
    }
    for asset in input.theme.assets {
      let route = Route("/assets/\(asset.relativePath)")
      addFile(at: asset.path, to: route, from: "the theme's \(asset.relativePath)", at: nil)
    }
    for sheet in input.theme.styleSheets {
      let path = sheet.relativePath
      add(Route("/assets/\(path)"), .asset, from: "the theme's \(path)", yielding: .files) { site in
        Array((site.input.theme.styleSheets.first { $0.relativePath == path }?.text ?? "").utf8)
      }
    }
    // Joined style sheets hold the metrics already.
    if let metrics = input.theme.metrics, input.theme.styleSheets.isEmpty {
      let route = Route("/assets/\(ThemeMetrics.styleSheetName)")
      add(route, .asset, from: "the theme's metrics", yielding: .files) { _ in Array(metrics.styleSheet.utf8) }
    }
  }

  /// The page of each entry; people have their walls instead.
  mutating func addEntries() {
    for (index, object) in input.feed.entries.enumerated() {
      let entry = object.entry
      add(entry.route, .page, from: entry.location.file, at: entry.location) { $0.pages.entryPage(index) }
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
      add(page.route, .page, from: page.location.file, at: page.location) { $0.pages.page(page) }
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

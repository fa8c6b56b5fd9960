import FeedDiagnostics
package import FeedMedia
package import FeedModel
package import FeedTheme

/// Everything that a site is made of.
package struct SiteInput: Sendable {
  package var site: Site
  package var feed: Feed
  /// The build's clock, in seconds since 1970-01-01T00:00:00Z: which events are upcoming.
  package var now: Int
  /// The files that are published as they are.
  package var files: [PublishedFile]
  /// The pictures among them, as they are published.
  package var pictures: PictureStore?
  /// Links of bodies to addresses of the site.
  package var localLinks: [LocalLink]
  package var theme: Theme
  package var generator: String
  /// Whether the machine has typefaces to draw words with.
  package var hasTypefaces: @Sendable () -> Bool = { PictureStore.hasTypefaces }
  /// What one file of the sitemap may hold.
  package var sitemapLimits = SitemapLimits.standard

  /// Whether pictures are drawn for entries and pages without one; not on a machine that cannot draw words.
  var drawsSharePictures: Bool { wantsSharePictures && hasTypefaces() }

  var machineDiagnostics: [Diagnostic] {
    guard wantsSharePictures, !hasTypefaces() else { return [] }
    return [Diagnostic(.site(.noTypefaces), at: site.idLocation.map { SourceLocation(file: $0.file) })]
  }

  private var wantsSharePictures: Bool { site.drawsSharePictures && pictures != nil }

  /// How many bytes the pictures have that are re-encoded, which have to be made to know.
  var pictureByteCounts: @Sendable (Route) -> Int? {
    let redrawn = files.compactMap { file -> (Route, PublishedPicture)? in
      guard let plan = file.plan, plan.isRedrawn, let pictures else { return nil }
      return (file.route, PublishedPicture(file, plan, nil, from: pictures))
    }
    let known = Dictionary(redrawn) { first, _ in first }
    return { route in (try? known[route]?.bytes())?.count }
  }

  package init(
    site: Site, feed: Feed, now: Int, files: [PublishedFile],
    pictures: PictureStore? = nil, localLinks: [LocalLink],
    theme: Theme, generator: String
  ) {
    self.site = site
    self.feed = feed
    self.now = now
    self.files = files
    self.pictures = pictures
    self.localLinks = localLinks
    self.theme = theme
    self.generator = generator
  }
}

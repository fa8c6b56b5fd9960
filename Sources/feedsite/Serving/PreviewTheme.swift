import FeedContent
import FeedDiagnostics
import FeedModel
import FeedSite
import FeedTheme

/// The theme of a preview, loaded again only when its files or what the site says of it change.
struct PreviewTheme {
  private let contentFolder: String
  private var known: (site: String, theme: LoadedTheme)?

  /// Creates a place for the theme of a content folder's site.
  init(contentFolder: String) {
    self.contentFolder = contentFolder
  }

  /// The folders that the theme may lie in, and those of the themes that it extends.
  func folders(for site: Site) -> [String] {
    let search = ThemeFolders(contentFolder: contentFolder).search
    let places = search.map { "\($0)/\(site.theme.name)" }
    return places + ThemeLoader(searchFolders: search).folders(of: site.theme.name).filter { !places.contains($0) }
  }

  /// Whether a theme is loaded.
  var isKnown: Bool { known != nil }

  /// The files of the theme that are published, by their paths; nil where none is loaded.
  var assetPaths: Set<String>? { known?.theme.theme.map { Set($0.assets.map(\.path)) } }

  /// Forgets what was loaded.
  mutating func forget() { known = nil }

  /// The theme that a site wears.
  mutating func theme(of site: Site) -> LoadedTheme {
    // What is asked of a theme depends on these.
    let key = [
      site.theme.name, site.language, "\(site.theme.settings.map(\.key))", "\(site.kinds.map(\.kind.name))",
      "\(site.theme.location?.description ?? "")",
    ].joined(separator: "\n")
    if let known, known.site == key { return known.theme }
    let theme = ThemeLoader(
      searchFolders: ThemeFolders(contentFolder: contentFolder).search, overlayFolder: contentFolder + "/theme"
    ).load(
      site.theme.name, requirements: SiteAssembly.themeRequirements(for: site), statedAt: site.theme.location)
    known = (key, theme)
    return theme
  }
}

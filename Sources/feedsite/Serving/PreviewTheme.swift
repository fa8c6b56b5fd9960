import FeedContent
import FeedDiagnostics
import FeedModel
import FeedServer
import FeedTheme

/// The theme of a preview, loaded again only when its files or what the site says of it change.
struct PreviewTheme {
  private let contentFolder: String
  private var known: Known?

  private struct Known {
    /// What the site said of the theme.
    let site: String
    let theme: LoadedTheme
    /// The folders of the theme, of those that it extends, and of what the site puts over it.
    let folders: [String]
    /// What was in them.
    let paths: Set<String>
  }

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

  /// The files of the theme that are published as they are, by their paths; nil where none is loaded.
  var assetPaths: Set<String>? { known?.theme.theme.map { Set($0.assets.map(\.path)) } }

  /// Whether a file or folder was there when the theme was loaded, or may have been.
  func knows(_ path: String) -> Bool { known?.paths.contains(path) ?? true }

  /// Whether a file is joined with others to a style sheet.
  func isPartOfStyleSheet(_ path: String) -> Bool {
    path.hasSuffix(".css") && known?.folders.contains { path.hasPrefix($0 + "/styles/") } ?? false
  }

  /// Forgets what was loaded.
  mutating func forget() { known = nil }

  /// The theme after a change of files that are joined to style sheets; nil where more than the text of these may differ.
  mutating func restyled(for site: Site) -> Theme? {
    guard let old = known?.theme else { return nil }
    forget()
    let new = theme(of: site)
    let hasSameSheets = old.theme?.styleSheets.map(\.relativePath) == new.theme?.styleSheets.map(\.relativePath)
    return hasSameSheets && old.diagnostics == new.diagnostics ? new.theme : nil
  }

  /// The theme of a site, loaded where it is not known yet.
  mutating func theme(of site: Site) -> LoadedTheme {
    // What is asked of a theme depends on these.
    let key = [
      site.theme.name, site.language, "\(site.theme.settings.map(\.key))", "\(site.identity)",
      "\(site.kinds.map(\.kind.name))",
      "\(site.theme.location?.description ?? "")",
    ].joined(separator: "\n")
    if let known, known.site == key { return known.theme }
    let folders = folders(for: site) + [contentFolder + "/theme"]
    // Looked at before they are read: what comes in between is a change that will be told of.
    var paths: Set<String> = []
    for folder in folders { FolderScan(folder).visit { path, _ in paths.insert(path) } }
    let theme = SiteLoader.theme(of: site, contentFolder: contentFolder)
    known = Known(site: key, theme: theme, folders: folders, paths: paths)
    return theme
  }
}

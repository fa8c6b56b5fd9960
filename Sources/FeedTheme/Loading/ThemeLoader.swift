package import FeedDiagnostics
import Foundation

/// Loads a theme from its folder and from what the site puts over it.
///
/// A theme is a folder `NAME/` in one of the search folders; the first that has it counts:
///
///     theme.yml                    settings, optional
///     metrics.yml                  measures of the cards, optional
///     templates/card/song.mustache the template card/song
///     strings/en.yml               strings by language
///     styles/wall/1-base.css       joined with the others in styles/wall/ to /assets/wall.css
///     assets/css/more.css          published as /assets/css/more.css
///
/// The overlay, `content/theme/` of a site, is laid out the same way. Its templates, styles and assets replace those of
/// the theme with the same path; its strings, settings and metrics replace single keys. In the same way a theme lies over
/// the one that its settings name with `extends: BASE`.
package struct ThemeLoader: Sendable {
  private let search: ThemeSearch
  private let overlayFolder: String?
  private let files: ThemeFiles

  /// Creates a loader; all paths stand in diagnostics as they are given.
  package init(searchFolders: [String], overlayFolder: String? = nil, files: ThemeFiles = .disk) {
    self.search = ThemeSearch(folders: searchFolders, files: files)
    self.overlayFolder = overlayFolder
    self.files = files
  }

  /// Loads a theme and checks it; `statedAt` is where the site names it.
  package func load(
    _ name: String, requirements: ThemeRequirements, statedAt: SourceLocation? = nil
  ) -> LoadedTheme {
    guard let folder = search.folder(ofWearable: name) else {
      let problem = ThemeProblem.unknownTheme(name, searched: search.folders, available: search.wearableNames)
      return LoadedTheme(theme: nil, diagnostics: [Diagnostic(.theme(problem), at: statedAt)])
    }
    var assembly = ThemeAssembly(
      folder: folder, lineage: ThemeLineage(folder, in: search, files: files), overlayFolder: overlayFolder,
      files: files, statedAt: statedAt)
    return assembly.assemble(requirements)
  }

  /// Loads a theme without what a site puts over it, and holds it against what a good theme keeps to.
  package func check(_ name: String, requirements: ThemeRequirements) -> LoadedTheme {
    let loaded = ThemeLoader(search: search, files: files).load(name, requirements: requirements)
    guard let theme = loaded.theme, let folder = search.folder(ofWearable: name) else { return loaded }
    let source = ThemeSources(folders: ThemeLineage(folder, in: search, files: files).folders, files: files)
    let audit = ThemeAudit(source, folder: folder, loaded: theme, requirements: requirements)
    return LoadedTheme(theme: theme, diagnostics: (loaded.diagnostics + audit.diagnostics).sorted())
  }

  /// The folders of a theme and of those that it extends; none where there is no such theme.
  package func folders(of name: String) -> [String] {
    search.folder(ofWearable: name).map { ThemeLineage($0, in: search, files: files).folders } ?? []
  }

  /// The names of the templates of a theme, those that it extends among them.
  package func templateNames(of name: String) -> [String] {
    guard let folder = search.folder(ofWearable: name) else { return [] }
    let lineage = ThemeLineage(folder, in: search, files: files)
    return ThemeSources(folders: lineage.folders, files: files)
      .overriding { $0.name(in: "templates", withExtension: "mustache") }.map(\.name)
  }

  private init(search: ThemeSearch, files: ThemeFiles) {
    (self.search, overlayFolder, self.files) = (search, nil, files)
  }
}

/// What came of loading a theme.
package struct LoadedTheme: Sendable {
  /// The theme; nil where there is none of the name. Templates with errors are left out of it and render as nothing.
  package let theme: Theme?
  /// All that is wrong with all its files, in the order of places.
  package let diagnostics: [Diagnostic]
}

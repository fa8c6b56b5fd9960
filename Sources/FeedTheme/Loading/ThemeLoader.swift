package import FeedDiagnostics
import Foundation

/// Loads a theme from its folder and from what the site puts over it.
///
/// A theme is a folder `NAME/` in one of the search folders; the first that has it counts:
///
///     theme.yml                    settings, optional
///     templates/card/song.mustache the template card/song
///     strings/en.yml               strings by language
///     assets/css/wall.css          published as /assets/css/wall.css
///
/// The overlay, `content/theme/` of a site, is laid out the same way. Its templates and assets replace those of the
/// theme with the same path; its strings and settings replace single keys. In the same way a theme lies over the one that
/// its settings name with `extends: BASE`.
package struct ThemeLoader: Sendable {
  private let search: ThemeSearch
  private let overlayFolder: String?
  private let files: ThemeFiles

  /// Creates a loader; all paths stand in diagnostics as they are given.
  package init(searchFolders: [String], overlayFolder: String? = nil, files: ThemeFiles = .disk) {
    self.search = ThemeSearch(searchFolders, files: files)
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
      name: name, lineage: ThemeLineage(folder, in: search, files: files), overlayFolder: overlayFolder, files: files,
      statedAt: statedAt)
    return assembly.assemble(requirements)
  }
}

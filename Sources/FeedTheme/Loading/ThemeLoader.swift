package import FeedDiagnostics
import Foundation

/// Loads a theme from its folder and from what the site puts over it.
///
/// A theme is a folder `NAME/` in one of the search folders; the first that has it counts:
///
///     theme.yml                    settings, optional
///     templates/card/song.mustache the template card/song
///     strings/en.yml               strings by language
///     styles/wall/1-base.css       joined with the others in styles/wall/ to /assets/wall.css
///     assets/css/more.css          published as /assets/css/more.css
///
/// The overlay, `content/theme/` of a site, is laid out the same way. Its templates, styles and assets replace those of
/// the theme with the same path; its strings and settings replace single keys.
package struct ThemeLoader: Sendable {
  private let searchFolders: [String]
  private let overlayFolder: String?
  private let files: ThemeFiles

  /// Creates a loader; all paths stand in diagnostics as they are given.
  package init(searchFolders: [String], overlayFolder: String? = nil, files: ThemeFiles = .disk) {
    self.searchFolders = searchFolders
    self.overlayFolder = overlayFolder
    self.files = files
  }

  /// Loads a theme and checks it; `statedAt` is where the site names it.
  package func load(
    _ name: String, requirements: ThemeRequirements, statedAt: SourceLocation? = nil
  ) -> LoadedTheme {
    guard let folder = folder(of: name) else {
      let available = Set(searchFolders.flatMap { files.subfolders($0) }).sorted()
      let problem = ThemeProblem.unknownTheme(name, searched: searchFolders, available: available)
      return LoadedTheme(theme: nil, diagnostics: [Diagnostic(.theme(problem), at: statedAt)])
    }
    var assembly = ThemeAssembly(
      name: name, folder: folder, overlayFolder: overlayFolder, files: files, statedAt: statedAt)
    return assembly.assemble(requirements)
  }

  private func folder(of name: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else { return nil }
    return searchFolders.first { files.subfolders($0).contains(name) }.map { "\($0)/\(name)" }
  }
}

import FeedDiagnostics
import FeedSite
import FeedTheme

/// One run of `feedsite theme check`.
struct ThemeCheckRun {
  /// The name of the theme.
  let name: String
  /// The templates that it has, with those of the themes that it extends.
  let templateNames: [String]
  /// All that is wrong with it.
  let diagnostics: [Diagnostic]

  /// Checks a theme by its name, or by the path of its folder.
  init(_ nameOrPath: String, contentFolder: String) {
    var folders = ThemeFolders(contentFolder: contentFolder).search
    let parts = nameOrPath.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let path = parts.last?.isEmpty == true ? parts.dropLast() : parts[...]
    name = path.last ?? nameOrPath
    if path.count > 1 {
      let folder = path.dropLast().joined(separator: "/")
      folders.insert(folder.isEmpty ? "/" : folder, at: 0)
    }
    let loader = ThemeLoader(searchFolders: folders)
    templateNames = loader.templateNames(of: name)
    let requirements = SiteAssembly.themeRequirements(withTemplates: templateNames)
    diagnostics = loader.check(name, requirements: requirements).diagnostics
  }
}

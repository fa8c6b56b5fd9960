import FeedDiagnostics

/// The folders that a theme consists of: its own, and those of the themes that it extends.
struct ThemeLineage {
  /// The folders; a later one lies over an earlier one, so the theme's own comes last.
  private(set) var folders: [String]
  /// Themes to extend that are not there, or that extend each other.
  private(set) var diagnostics: [Diagnostic] = []

  /// Follows `extends` from the folder of a theme on.
  init(_ folder: String, in searchFolders: ThemeSearch, files: ThemeFiles) {
    folders = [folder]
    var next = Self.base(of: folder, files: files)
    while let base = next {
      guard let folder = searchFolders.folder(of: base.name) else {
        let problem = ThemeProblem.unknownTheme(
          base.name, searched: searchFolders.folders, available: searchFolders.names)
        diagnostics.append(Diagnostic(.theme(problem), at: base.location))
        return
      }
      guard !folders.contains(folder) else {
        let problem = ThemeProblem.invalidSettings("themes extend each other in a circle; take out one \"extends\"")
        diagnostics.append(Diagnostic(.theme(problem), at: base.location))
        return
      }
      folders.insert(folder, at: 0)
      next = Self.base(of: folder, files: files)
    }
  }

  /// What else is wrong with the file is told when it is read as a whole.
  private static func base(of folder: String, files: ThemeFiles) -> ThemeBase? {
    let path = "\(folder)/theme.yml"
    guard let data = try? files.contents(path), let text = String(validating: data, as: UTF8.self) else { return nil }
    var reader = ThemeSettingsReader()
    reader.read(text, file: path)
    return reader.base
  }
}

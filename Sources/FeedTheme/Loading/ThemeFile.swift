/// A file of a theme: of the theme's own folder or of the site's overlay.
struct ThemeFile: Hashable {
  /// The path within the theme, for example `templates/card/song.mustache`.
  let relativePath: String
  /// The path on disk, as the search folder was given.
  let path: String

  /// The path below a folder of the theme without the extension: `card/song` for the folder `templates` and the
  /// extension `mustache`; nil for other files.
  func name(in folder: String, withExtension fileExtension: String) -> String? {
    let (start, end) = ("\(folder)/", ".\(fileExtension)")
    guard relativePath.hasPrefix(start), relativePath.hasSuffix(end) else { return nil }
    let name = relativePath.dropFirst(start.count).dropLast(end.count)
    return name.isEmpty ? nil : String(name)
  }

  /// The path below a folder of the theme; nil for files elsewhere.
  func name(in folder: String) -> String? {
    relativePath.hasPrefix("\(folder)/") ? String(relativePath.dropFirst(folder.count + 1)) : nil
  }
}

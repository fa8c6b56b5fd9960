/// The folders in which themes are looked for.
struct ThemeSearch {
  /// The folders; the first that has a theme counts.
  let folders: [String]

  let files: ThemeFiles

  /// The names of all themes and of what themes extend, sorted.
  var names: [String] { Set(folders.flatMap { files.subfolders($0) }).sorted() }

  /// The names of the themes that a site can wear, sorted.
  var wearableNames: [String] { names.filter(Self.isWearable) }

  /// The folder of a theme, or of what themes extend; nil where there is none.
  func folder(of name: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else { return nil }
    return folders.first { files.subfolders($0).contains(name) }.map { "\($0)/\(name)" }
  }

  /// The folder of a theme that a site can wear; nil where there is none.
  func folder(ofWearable name: String) -> String? { Self.isWearable(name) ? folder(of: name) : nil }

  /// A name that begins with `_` is that of what themes have in common, which is none by itself.
  private static func isWearable(_ name: String) -> Bool { !name.hasPrefix("_") }
}

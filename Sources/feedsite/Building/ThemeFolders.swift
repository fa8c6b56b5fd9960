import Foundation

/// Where themes are looked for.
struct ThemeFolders {
  let contentFolder: String

  /// `themes/` of the working folder, the one beside the content folder, those beside the binary and in
  /// `share/feedsite/` next to it, and so on in every folder around it, as in a checkout.
  ///
  /// Only those that exist; the first candidate where none does, so that messages name a place.
  var search: [String] {
    let own = "themes"
    let beside = URL(filePath: contentFolder).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: own).path
    let candidates = [own, beside] + installed
    var seen: Set<String> = []
    let existing = candidates.filter { path in
      let folder = URL(filePath: path).resolvingSymlinksInPath()
      let values = try? folder.resourceValues(forKeys: [.isDirectoryKey])
      return values?.isDirectory == true && seen.insert(folder.path).inserted
    }
    return existing.isEmpty ? [own] : existing
  }

  private var installed: [String] {
    guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return [] }
    var folders: [String] = []
    var folder = executable.deletingLastPathComponent()
    while folder.path.count > 1 {
      folders.append(folder.appending(path: "themes").path)
      folders.append(folder.appending(path: "share/feedsite/themes").path)
      folder.deleteLastPathComponent()
    }
    return folders
  }
}

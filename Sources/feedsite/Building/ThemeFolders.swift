import Foundation

/// Where themes are looked for.
enum ThemeFolders {
  /// `themes/` of the working folder, then beside the binary, in `share/feedsite/` next to it, and in every folder
  /// around it, as in a checkout.
  static var search: [String] {
    var folders = ["themes"]
    guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return folders }
    var folder = executable.deletingLastPathComponent()
    while folder.path.count > 1 {
      folders.append(folder.appending(path: "themes").path)
      folders.append(folder.appending(path: "share/feedsite/themes").path)
      folder.deleteLastPathComponent()
    }
    return folders.filter { path in
      let values = try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey])
      return values?.isDirectory == true
    }
  }
}

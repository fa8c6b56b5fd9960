import FeedContent
import FeedDiagnostics
import Foundation

/// The content folder of commands that are run anywhere within a site.
enum ContentFolder {
  /// The folder that is stated, else `content`, else the nearest folder around the working folder that holds a
  /// `site.yml`; `content` where there is none.
  static func find(_ stated: String?) -> String {
    if let stated { return stated }
    if isFolder("content") { return "content" }
    return hasSettings(".") ? "." : aroundWorkingFolder ?? "content"
  }

  /// The working folder where it holds the settings of a site, else the nearest folder around it that does.
  static var aroundWorkingFolder: String? {
    var folder = URL(filePath: ".").resolvingSymlinksInPath()
    while !hasSettings(folder.path) {
      guard folder.path.count > 1 else { return nil }
      folder.deleteLastPathComponent()
    }
    return folder.path
  }

  /// Whether a folder holds the settings of a site.
  static func hasSettings(_ folder: String) -> Bool {
    ContentFile.settingsPaths.contains { FileManager.default.fileExists(atPath: folder + "/" + $0) }
  }

  /// Fails where there is nothing to watch.
  static func check(_ path: String, _ report: Report) throws {
    guard isFolder(path) else {
      throw report.failure([Diagnostic(.site(.noContentFolder), at: SourceLocation(file: path))])
    }
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    (try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}

import FeedContent
import FeedDiagnostics
import FeedFiles
import FeedModel
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

  static func hasSettings(_ folder: String) -> Bool {
    ContentFile.settingsPaths.contains { FileManager.default.fileExists(atPath: folder + "/" + $0) }
  }

  /// Fails where there is nothing to watch.
  static func check(_ path: String, _ report: Report) throws {
    guard isFolder(path) else {
      throw report.failure([Diagnostic(.site(.noContentFolder), at: SourceLocation(file: path))])
    }
  }

  /// Whether a path leads to a folder, perhaps through a symbolic link; an empty path is the working folder.
  static func isFolder(_ path: String) -> Bool { FileStatus.isFolder(path.isEmpty ? "." : path) }
}

/// A file of a content folder as the command line names it.
struct EntryFile {
  let contentFolder: String
  /// The path of the file relative to the content folder.
  let path: String

  /// Finds the file and its content folder.
  ///
  /// - Parameters:
  ///   - name: The path of the file, relative to the working folder or to the content folder; a folder means its
  ///     `index.md`.
  ///   - contentFolder: The content folder; nil for the nearest folder around the file that holds a `site.yml`, else
  ///     `content`.
  init(_ name: String, contentFolder: String?) {
    let name = ContentFolder.isFolder(name) ? Self.index(of: name) : name
    let folder = (contentFolder ?? Self.contentFolder(around: name) ?? "content").withoutTrailingSlashes
    self.contentFolder = folder
    let isFile = FileManager.default.fileExists(atPath: name)
    path =
      isFile || !FileManager.default.fileExists(atPath: Self.joined(folder, name))
      ? Self.path(of: name, in: folder) ?? name : name
  }

  /// The path of a file relative to a folder that holds it; nil where the folder does not.
  private static func path(of name: String, in folder: String) -> String? {
    let root = canonical(folder).pathComponents
    let file = canonical(name).pathComponents
    guard file.count > root.count, file.starts(with: root) else { return nil }
    return file.dropFirst(root.count).joined(separator: "/")
  }

  /// The nearest folder around a file that holds the settings of a site.
  private static func contentFolder(around name: String) -> String? {
    // Not by NSString, which ends the program on Linux where a path is a single character.
    var folder = name.folderPrefix.withoutTrailingSlashes
    while !folder.isEmpty, folder != "/" {
      if ContentFolder.hasSettings(folder) { return folder }
      folder = folder.folderPrefix.withoutTrailingSlashes
    }
    // What is written relative to a folder within the content folder leads up through the working folder.
    guard !name.hasPrefix("/"), FileManager.default.fileExists(atPath: name) else { return nil }
    return ContentFolder.aroundWorkingFolder
  }

  private static func index(of folder: String) -> String {
    let mdx = joined(folder, "index.mdx")
    return FileManager.default.fileExists(atPath: mdx) ? mdx : joined(folder, "index.md")
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    (folder as NSString).appendingPathComponent(name)
  }

  private static func canonical(_ path: String) -> URL { URL(filePath: path).resolvingSymlinksInPath() }
}

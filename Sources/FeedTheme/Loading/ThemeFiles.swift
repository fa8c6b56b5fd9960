import FeedDiagnostics
package import Foundation

/// How a theme's files are found and read; another value replaces the disk in tests.
package struct ThemeFiles: Sendable {
  /// The names of the folders in a folder, sorted; none where there is no such folder.
  package var subfolders: @Sendable (_ folder: String) -> [String]
  /// The files of a theme in a folder as sorted relative paths, without names that start with a dot; nil where there is
  /// no such folder.
  package var files: @Sendable (_ folder: String) -> [String]?
  /// The bytes of a file.
  package var contents: @Sendable (_ path: String) throws -> Data
  /// Where a symbolic link in a theme's folder leads, if that is outside the folder and the one that holds it; nil for
  /// all other files.
  package var destination: @Sendable (_ path: String, _ folder: String) -> String? = { _, _ in nil }
}

extension ThemeFiles {
  /// The files of the machine.
  package static let disk = ThemeFiles(
    subfolders: { folder in visibleNames(in: folder)?.filter { isFolder("\(folder)/\($0)") } ?? [] },
    files: { folder in filesBelow(folder, where: parts.contains) },
    contents: { path in try Data(contentsOf: URL(fileURLWithPath: path)) },
    destination: { path, folder in
      guard isLink(path) else { return nil }
      let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let folder = URL(fileURLWithPath: folder)
      let roots = [folder, folder.deletingLastPathComponent()].map { $0.resolvingSymlinksInPath().path }
      return roots.contains { place.hasPrefix($0 + "/") } ? nil : place
    })

  /// What a theme consists of. Nothing else is listed, since the folder may be a link to the root of the machine.
  private static let parts: Set = ["assets", "metrics.yml", "strings", "styles", "templates", "theme.yml"]

  private static func filesBelow(_ folder: String, where isPart: (String) -> Bool = { _ in true }) -> [String]? {
    visibleNames(in: folder)?.filter(isPart).flatMap { name in
      guard !isLink("\(folder)/\(name)"), let below = filesBelow("\(folder)/\(name)") else { return [name] }
      return below.map { "\(name)/\($0)" }
    }
  }

  private static func visibleNames(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
  }

  /// Links to folders are not followed, because they can lead back to where they are.
  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}

/// The files of a theme, of those that it extends and of the overlay.
struct ThemeSources {
  /// All files: those of the theme first, those of the overlay after them.
  let files: [ThemeFile]

  private let reader: ThemeFiles

  /// Lists the files of folders; a later folder overrides an earlier one.
  init(folders: [String], files: ThemeFiles) {
    self.reader = files
    self.files = folders.flatMap { folder in
      (files.files(folder) ?? []).map { ThemeFile(relativePath: $0, path: "\(folder)/\($0)") }
    }
  }

  /// The files that have a name, in the order of names; of two with the same name, the one from the later folder.
  func overriding(_ name: (ThemeFile) -> String?) -> [(name: String, file: ThemeFile)] {
    let named = files.compactMap { file in name(file).map { ($0, file) } }
    return Dictionary(named) { _, above in above }.sorted { $0.key < $1.key }.map { (name: $0.key, file: $0.value) }
  }

  func text(of file: ThemeFile) throws(Diagnostic) -> String {
    do {
      let data = try reader.contents(file.path)
      if let text = String(validating: data, as: UTF8.self) { return text }
    } catch {
      throw unreadable(file, error.localizedDescription)
    }
    throw unreadable(file, "it is not UTF-8; save it as UTF-8")
  }

  private func unreadable(_ file: ThemeFile, _ reason: String) -> Diagnostic {
    Diagnostic(.theme(.unreadable(reason: reason)), at: SourceLocation(file: file.path))
  }
}

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

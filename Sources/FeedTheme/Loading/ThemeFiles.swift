package import Foundation

/// How a theme's files are found and read; another value stands in for the disk in tests.
package struct ThemeFiles: Sendable {
  /// The names of the folders in a folder, sorted; none where there is no such folder.
  package var subfolders: @Sendable (_ folder: String) -> [String]
  /// The files below a folder as sorted relative paths, without names that start with a dot; nil where there is no
  /// such folder.
  package var files: @Sendable (_ folder: String) -> [String]?
  /// The bytes of a file.
  package var contents: @Sendable (_ path: String) throws -> Data
}

extension ThemeFiles {
  /// Files that exist in memory only, by path.
  package static func memory(_ texts: [String: String]) -> ThemeFiles {
    let paths = texts.keys.sorted()
    return ThemeFiles(
      subfolders: { folder in
        let below = paths.filter { $0.hasPrefix("\(folder)/") }.map { $0.dropFirst(folder.count + 1) }
        return Set(below.filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) }).sorted()
      },
      files: { folder in
        let below = paths.filter { $0.hasPrefix("\(folder)/") }.map { String($0.dropFirst(folder.count + 1)) }
        return below.isEmpty ? nil : below
      },
      contents: { path in
        guard let text = texts[path] else { throw CocoaError(.fileReadNoSuchFile) }
        return Data(text.utf8)
      })
  }
}

extension ThemeFiles {
  /// The files of the machine.
  package static let disk = ThemeFiles(
    subfolders: { folder in visibleNames(in: folder)?.filter { isFolder("\(folder)/\($0)") } ?? [] },
    files: { folder in filesBelow(folder) },
    contents: { path in try Data(contentsOf: URL(fileURLWithPath: path)) })

  private static func filesBelow(_ folder: String) -> [String]? {
    visibleNames(in: folder)?.flatMap { name in
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

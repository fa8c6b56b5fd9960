import Foundation

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

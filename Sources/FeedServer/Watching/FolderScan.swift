package import FeedFiles
import FeedModel

/// Visits what lies below a folder, without names that begin with a dot, which are no content except those that web
/// hosts read.
package struct FolderScan {
  /// The folders that hold the one which is being visited.
  private var open: Set<FileIdentity>
  /// The folders that were visited already.
  private var known: Set<FileIdentity> = []
  /// The folders that links may lead to, with all that lies in them; nil where they may lead anywhere.
  private let roots: [String]?
  /// How many names were visited in folders that had been visited before.
  private var repetitions = 0

  /// Links can make folders hold each other in numbers that double with each of them; a build refuses them then.
  private static let repetitionLimit = 20_000

  /// Calls `body` with each folder, the root first, and each file; links to folders are followed, but never in a circle,
  /// and are folders themselves.
  ///
  /// - Parameters:
  ///   - excluded: Folders that are left out with all that lies in them.
  ///   - roots: The folders that links may lead to, as `realpath` returns them, with all that lies in them; nil where
  ///     they may lead anywhere.
  package static func visit(
    _ root: String, without excluded: Set<FileIdentity> = [], within roots: [String]? = nil,
    _ body: (_ path: String, _ type: DirectoryEntry.FileType) -> Void
  ) {
    // Excluded folders count as open already, so they are not entered.
    var scan = FolderScan(open: excluded, roots: roots)
    if scan.isInside(root) { scan.enter(root, body) }
  }

  private mutating func enter(
    _ folder: String, _ body: (_ path: String, _ type: DirectoryEntry.FileType) -> Void
  ) {
    guard repetitions <= Self.repetitionLimit, let directory = try? OpenedDirectory(folder),
      let identity = directory.identity, open.insert(identity).inserted
    else { return }
    defer { open.remove(identity) }
    let entries = directory.entries().filter(\.isUTF8)
    if !known.insert(identity).inserted { repetitions += entries.count + 1 }
    body(folder, .folder)
    for entry in entries where Self.isVisible(entry.name) {
      let path = folder + "/" + entry.name
      switch entry.type {
      case .folder: enter(path, body)
      case .linkedFolder where isInside(path): enter(path, body)
      // A folder elsewhere counts as a link, which is an error, and not as what it holds.
      case .linkedFolder: body(path, .linkedFile)
      case .file, .linkedFile, .brokenLink, .other: body(path, entry.type)
      }
    }
  }

  /// Whether links may lead to where a path leads.
  private func isInside(_ path: String) -> Bool {
    guard let roots else { return true }
    guard let resolved = FileStatus.resolved(path) else { return false }
    return roots.contains { resolved == $0 || resolved.hasPrefix($0 + "/") }
  }

  /// Whether a name can belong to a site or a theme.
  static func isVisible(_ name: String) -> Bool { !name.hasPrefix(".") || Route.namesForHosts.contains(name) }
}

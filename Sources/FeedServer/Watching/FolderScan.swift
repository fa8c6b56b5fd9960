import FeedFiles

/// Visits what lies below a folder, without names that begin with a dot, which are no content but for `.well-known`.
package struct FolderScan {
  private let root: String
  private let excluded: ExcludedFolders
  /// Links can make folders hold each other in numbers that double with each of them; a build refuses them then.
  private static let repetitionLimit = 20_000

  /// Creates a scan of a folder.
  package init(_ root: String) {
    self.init(root, without: ExcludedFolders(paths: []))
  }

  /// Creates a scan that leaves folders out.
  init(_ root: String, without excluded: ExcludedFolders) {
    self.root = root
    self.excluded = excluded
  }

  /// Calls `body` with each folder, the root first, and each file; links to folders are followed, but never in a circle.
  package func visit(_ body: (_ path: String, _ isFolder: Bool) -> Void) {
    // What is left out is a folder that is open already: nobody enters it.
    var progress = Progress(open: excluded.identities)
    visit(root, &progress, body)
  }

  private struct Progress {
    /// The folders that hold the one which is being visited.
    var open: Set<FileIdentity>
    /// The folders that were visited already.
    var known: Set<FileIdentity> = []
    /// How many names were visited in folders that had been visited before.
    var repetitions = 0
  }

  private func visit(
    _ folder: String, _ progress: inout Progress, _ body: (_ path: String, _ isFolder: Bool) -> Void
  ) {
    guard progress.repetitions <= Self.repetitionLimit, let directory = try? OpenedDirectory(folder),
      let identity = directory.identity, progress.open.insert(identity).inserted
    else { return }
    defer { progress.open.remove(identity) }
    let entries = directory.entries().filter(\.isUTF8)
    if !progress.known.insert(identity).inserted { progress.repetitions += entries.count + 1 }
    body(folder, true)
    for entry in entries where Self.isVisible(entry.name) {
      let path = folder + "/" + entry.name
      switch entry.type {
      case .folder, .linkedFolder: visit(path, &progress, body)
      case .file, .linkedFile, .brokenLink, .other: body(path, false)
      }
    }
  }

  /// Whether a name can belong to a site or a theme.
  static func isVisible(_ name: some StringProtocol) -> Bool { !name.hasPrefix(".") || name == ".well-known" }
}

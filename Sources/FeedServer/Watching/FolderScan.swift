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
    var open: Set<FolderNames.Identity>
    /// The folders that were visited already.
    var known: Set<FolderNames.Identity> = []
    /// How many names were visited in folders that had been visited before.
    var repetitions = 0
  }

  private func visit(
    _ folder: String, _ progress: inout Progress, _ body: (_ path: String, _ isFolder: Bool) -> Void
  ) {
    guard progress.repetitions <= Self.repetitionLimit, let names = FolderNames(of: folder),
      progress.open.insert(names.identity).inserted
    else { return }
    defer { progress.open.remove(names.identity) }
    if !progress.known.insert(names.identity).inserted { progress.repetitions += names.names.count + 1 }
    body(folder, true)
    for (name, isFolder) in names.names where Self.isVisible(name) {
      let path = folder + "/" + name
      if isFolder { visit(path, &progress, body) } else { body(path, false) }
    }
  }

  /// Whether a name can belong to a site or a theme.
  static func isVisible(_ name: some StringProtocol) -> Bool { !name.hasPrefix(".") || name == ".well-known" }
}

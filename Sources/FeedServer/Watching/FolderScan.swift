/// Visits what lies below a folder, without names that begin with a dot, which are no content but for `.well-known`.
package struct FolderScan {
  private let root: String
  private let excluded: ExcludedFolders

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
    var open = excluded.identities
    visit(root, &open, body)
  }

  private func visit(
    _ folder: String, _ open: inout Set<FolderNames.Identity>, _ body: (_ path: String, _ isFolder: Bool) -> Void
  ) {
    guard let names = FolderNames(of: folder), open.insert(names.identity).inserted else { return }
    defer { open.remove(names.identity) }
    body(folder, true)
    for (name, isFolder) in names.names where Self.isVisible(name) {
      let path = folder + "/" + name
      if isFolder { visit(path, &open, body) } else { body(path, false) }
    }
  }

  /// Whether a name can belong to a site or a theme.
  static func isVisible(_ name: some StringProtocol) -> Bool { !name.hasPrefix(".") || name == ".well-known" }
}

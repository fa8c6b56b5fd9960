/// Visits what lies below a folder, without names that begin with a dot, which are no content but for `.well-known`.
struct FolderScan {
  private let root: String

  init(_ root: String) {
    self.root = root
  }

  /// Calls `body` with each folder, the root first, and each file; links to folders are followed, but never in a circle.
  func visit(_ body: (_ path: String, _ isFolder: Bool) -> Void) {
    var open: Set<FolderNames.Identity> = []
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

/// Folders that nobody wants to hear of, wherever they lie, such as the one that a build writes to.
struct ExcludedFolders: Sendable {
  /// The folders, which need not exist.
  let paths: [String]

  /// What tells those that exist from all others, whatever path leads to them.
  var identities: Set<FolderNames.Identity> { Set(paths.compactMap(FolderNames.Identity.init(ofFolderAt:))) }

  /// Whether a path leads to one of them.
  func contains(_ path: String) -> Bool {
    guard !paths.isEmpty, let identity = FolderNames.Identity(ofFolderAt: path) else { return false }
    return identities.contains(identity)
  }
}

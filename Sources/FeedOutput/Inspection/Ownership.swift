import FeedFiles

/// Tells our files from others.
struct Ownership: Sendable {
  private let folder: Int32
  private let files: Set<OutputPath>
  private lazy var aliases = Dictionary(grouping: files, by: \.collisionKey)
  private lazy var folderKeys = Set(files.flatMap { $0.folders.map(\.collisionKey) })

  /// Creates the answer from the files that the last run listed in an open folder.
  init(folder: Int32, files: [OutputPath]) {
    self.folder = folder
    self.files = Set(files)
  }

  /// Whether a file of that very name is listed.
  func lists(_ path: OutputPath) -> Bool { files.contains(path) }

  /// Whether a file that exists is ours.
  ///
  /// On a file system that ignores case `a` may be the file that is listed as `A`.
  mutating func owns(_ path: OutputPath, _ status: FileStatus) -> Bool {
    guard status.kind == .file else { return false }
    if files.contains(path) { return true }
    return aliases[path.collisionKey, default: []].contains { alias in
      (try? FileStatus.ofItem(at: alias.text, in: folder))?.identity == status.identity
    }
  }

  /// The first thing in a folder, or the folder itself, that is not ours; nil if it will be gone with our files.
  mutating func foreignItem(in inner: OutputPath) throws(SystemError) -> OutputPath? {
    guard folderKeys.contains(inner.collisionKey) else { return inner }
    for name in try OpenedDirectory(inner.text, in: folder).sortedNames() where !ReservedName.isTemporary(name) {
      let path = inner.appending(name)
      guard let status = try FileStatus.ofItem(at: path.text, in: folder) else { return path }
      if status.kind == .folder {
        if let foreign = try foreignItem(in: path) { return foreign }
      } else if !owns(path, status) {
        return path
      }
    }
    return nil
  }
}

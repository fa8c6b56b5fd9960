#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands in a folder.
struct FolderNames {
  /// What tells a folder from all others, however many links lead to it.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64

    /// Looks at a folder; nil where there is nothing.
    init?(ofFolderAt path: String) {
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(status.st_ino)
    }
  }

  /// Which folder it is.
  let identity: Identity
  /// The names, and whether each is a folder or leads to one.
  let names: [(name: String, isFolder: Bool)]

  /// Lists a folder; nil where there is none that can be read. Names that are not UTF-8 are left out.
  init?(of path: String) {
    guard let directory = unsafe opendir(path) else { return nil }
    defer { unsafe _ = closedir(directory) }
    guard let identity = Identity(ofFolderAt: path) else { return nil }
    self.identity = identity
    var names: [(name: String, isFolder: Bool)] = []
    while let entry = unsafe readdir(directory) {
      let kind = unsafe Int32(entry.pointee.d_type)
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(validatingCString: $0)
        }
      }
      guard let name, name != ".", name != ".." else { continue }
      switch kind {
      case Int32(DT_DIR): names.append((name, true))
      case Int32(DT_REG): names.append((name, false))
      default:
        // A link, or a file system that does not say what a name stands for.
        names.append((name, OpenedFile.isFolder(path + "/" + name)))
      }
    }
    self.names = names
  }
}

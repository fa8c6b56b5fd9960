#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One name in a folder.
struct DirectoryEntry {
  /// What stands behind a name; symbolic links count as what they lead to.
  enum FileType {
    case file
    case folder
    /// A symbolic link to a folder, which may lead round in a circle.
    case linkedFolder
    /// A symbolic link that leads nowhere.
    case brokenLink
    case other
  }

  /// The name; nil where the system has bytes for it that are not UTF-8.
  let name: String?
  let type: FileType

  /// The names in a folder in the system's order, without `.` and `..`.
  static func list(folder location: String, named path: String) throws(FileError) -> [DirectoryEntry] {
    guard let directory = unsafe opendir(location) else { throw FileReading.error(path) }
    defer { unsafe _ = closedir(directory) }
    var entries: [DirectoryEntry] = []
    while let entry = unsafe readdir(directory) {
      let kind = unsafe Int32(entry.pointee.d_type)
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(validatingCString: $0)
        }
      }
      guard name != ".", name != ".." else { continue }
      entries.append(DirectoryEntry(name: name, type: type(of: kind, at: "\(location)/\(name ?? "")")))
    }
    return entries
  }

  /// What tells a folder from all others, however many links lead to it; nil where it cannot be looked at.
  static func identity(ofFolder location: String) -> FolderIdentity? {
    var status = stat()
    guard unsafe stat(location, &status) == 0 else { return nil }
    return FolderIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  /// Some file systems do not say what a name stands for, so the system is asked once more.
  private static func type(of kind: Int32, at location: String) -> FileType {
    switch kind {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    default: break
    }
    var status = stat()
    guard unsafe lstat(location, &status) == 0 else { return .other }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, unsafe stat(location, &status) != 0 { return .brokenLink }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return isLink ? .linkedFolder : .folder
    default: return .other
    }
  }
}

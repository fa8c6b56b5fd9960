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
    /// A symbolic link to a file.
    case linkedFile
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
}

/// What tells a folder from all others, however many links lead to it.
struct FolderIdentity: Hashable {
  let device: UInt64
  let number: UInt64
}

/// A folder that is open, so that what is in it is found without its path.
@safe struct OpenedDirectory: ~Copyable {
  #if canImport(Darwin)
    private let stream: UnsafeMutablePointer<DIR>
  #else
    private let stream: OpaquePointer
  #endif
  /// What the system calls it as long as the stream is open.
  private let number: Int32

  /// Opens a folder.
  ///
  /// - Parameters:
  ///   - location: Where it is, seen from the current folder.
  ///   - path: How errors name it.
  init(_ location: String, named path: String) throws(FileError) {
    try self.init(location, in: AT_FDCWD, named: path)
  }

  private init(_ location: String, in folder: Int32, named path: String) throws(FileError) {
    let number = unsafe openat(folder, location, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw FileReader.error(path) }
    guard let stream = unsafe fdopendir(number) else {
      defer { _ = close(number) }
      throw FileReader.error(path)
    }
    unsafe self.stream = stream
    self.number = number
  }

  deinit {
    unsafe _ = closedir(stream)
  }

  /// Opens a folder in it.
  func opened(_ name: String, named path: String) throws(FileError) -> OpenedDirectory {
    try OpenedDirectory(name, in: number, named: path)
  }

  /// Which folder it is; nil where the system does not tell.
  var identity: FolderIdentity? {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { return nil }
    return FolderIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  /// Reads the names in it in the system's order, without `.` and `..`.
  func entries() -> [DirectoryEntry] {
    var entries: [DirectoryEntry] = []
    while let entry = unsafe readdir(stream) {
      let kind = unsafe Int32(entry.pointee.d_type)
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(validatingCString: $0)
        }
      }
      guard name != ".", name != ".." else { continue }
      entries.append(DirectoryEntry(name: name, type: type(of: kind, name ?? "")))
    }
    return entries
  }

  /// Some file systems do not say what a name stands for, so the system is asked once more.
  private func type(of kind: Int32, _ name: String) -> DirectoryEntry.FileType {
    switch kind {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    default: break
    }
    var status = stat()
    guard unsafe fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, unsafe fstatat(number, name, &status, 0) != 0 { return .brokenLink }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return isLink ? .linkedFile : .file
    case S_IFDIR: return isLink ? .linkedFolder : .folder
    default: return .other
    }
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What two names have in common when they lead to one file, as `A` and `a` do on a file system that ignores case.
struct FileIdentity: Hashable {
  /// The file system.
  let device: dev_t
  /// The file's number within it.
  let inode: ino_t
}

/// What the system knows of a path.
struct FileStatus {
  /// What stands at the path.
  enum Kind {
    case file
    case folder
    case symbolicLink
    /// A device, a pipe or a socket.
    case other
  }

  /// What stands at the path.
  let kind: Kind
  /// The length in bytes.
  let size: Int
  /// Which file it is.
  let identity: FileIdentity

  /// Reads what the system tells.
  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .symbolicLink
    default: kind = .other
    }
    size = Int(status.st_size)
    identity = FileIdentity(device: status.st_dev, inode: status.st_ino)
  }

  /// The status of what stands at a path itself, a symbolic link included; nil if nothing does.
  static func ofItem(at path: String, in folder: Int32 = AT_FDCWD) throws(SystemError) -> FileStatus? {
    var status = stat()
    guard unsafe fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) != 0 else { return FileStatus(status) }
    let error = SystemError.last
    guard error.code == ENOENT || error.code == ENOTDIR else { throw error }
    return nil
  }

  /// The status of what a path leads to through symbolic links; nil if nothing has that name.
  ///
  /// Unlike ``ofItem(at:)`` it throws if a part of the path is a file.
  static func ofTarget(at path: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    guard unsafe stat(path, &status) != 0 else { return FileStatus(status) }
    let error = SystemError.last
    guard error.code == ENOENT else { throw error }
    return nil
  }
}

/// The names within a folder.
struct FolderListing {
  /// The names in the order of their bytes, without `.` and `..`.
  let names: [String]

  /// Reads a folder; a relative path starts from an open one.
  init(of path: String, in folder: Int32 = AT_FDCWD) throws(SystemError) {
    // The entry that the system returns may be shorter than the declared type: it must not be copied as a whole.
    guard let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) else { throw SystemError(code: ENOSYS) }
    let number = unsafe openat(folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    guard let stream = unsafe fdopendir(number) else {
      defer { close(number) }
      throw .last
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let bytes = unsafe UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      names.append(unsafe String(cString: bytes))
    }
    self.names = names.filter { $0 != "." && $0 != ".." }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

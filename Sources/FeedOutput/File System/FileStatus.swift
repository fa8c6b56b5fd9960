#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
  static func ofItem(at path: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    guard unsafe lstat(path, &status) != 0 else { return FileStatus(status) }
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

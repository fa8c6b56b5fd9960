/// What two names have in common when they lead to one file, as `A` and `a` do on a file system that ignores case.
package struct FileIdentity: Hashable, Sendable {
  package let device: dev_t
  /// The file's number within it.
  package let inode: ino_t

  /// Whether an open file is the one to which a path leads, and lies in one of some folders when all links are followed.
  ///
  /// Where the path leads is looked up after the file was opened, so that a link that is changed between the two shows
  /// nothing else.
  ///
  /// - Parameter roots: The folders, as `realpath` returns them.
  package func lies(at path: String, within roots: [String]) -> Bool {
    guard let resolved = FileStatus.resolved(path),
      roots.contains(where: { resolved.hasPrefix($0 == "/" ? $0 : $0 + "/") })
    else { return false }
    return (try? FileStatus(of: resolved, followsLink: false))?.identity == self
  }
}

/// The status of a path, as the system reports it.
package struct FileStatus: Hashable, Sendable {
  /// What is at the path.
  package enum Kind: Sendable {
    case file
    case folder
    case symbolicLink
    /// A device, a pipe or a socket.
    case other
  }

  package let kind: Kind
  /// The length in bytes.
  package let size: Int
  package let identity: FileIdentity
  /// When it was written last, counted from 1970-01-01T00:00:00Z.
  package let modified: Duration
  /// When it was written, renamed or moved last, counted likewise.
  package let changed: Duration

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .symbolicLink
    default: kind = .other
    }
    size = Int(status.st_size)
    identity = FileIdentity(device: status.st_dev, inode: status.st_ino)
    #if canImport(Darwin)
      modified = Self.time(status.st_mtimespec)
      changed = Self.time(status.st_ctimespec)
    #else
      modified = Self.time(status.st_mtim)
      changed = Self.time(status.st_ctim)
    #endif
  }

  private static func time(_ time: timespec) -> Duration { .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec) }

  /// Asks for the status of a path, which has to lead to something.
  ///
  /// - Parameters:
  ///   - folder: The open folder where a relative path starts.
  ///   - followsLink: Whether it is that of what a symbolic link leads to, or that of the link.
  package init(of path: String, in folder: Int32 = AT_FDCWD, followsLink: Bool) throws(SystemError) {
    var status = stat()
    guard unsafe fstatat(folder, path, &status, followsLink ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else { throw .last }
    self.init(status)
  }

  /// The status of what is at a path itself, a symbolic link included; nil if nothing does.
  package static func ofItem(at path: String, in folder: Int32 = AT_FDCWD) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try FileStatus(of: path, in: folder, followsLink: false)
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
  }

  package static func isFolder(_ path: String) -> Bool {
    (try? FileStatus(of: path, followsLink: true))?.kind == .folder
  }

  /// The path of a program in the first of the folders that hold it; nil where none does.
  ///
  /// - Parameter folders: The folders with colons between them, as `PATH` lists them.
  package static func program(_ name: String, in folders: String) -> String? {
    // A folder can be executable as well, which means that it can be entered.
    folders.split(separator: ":").map { "\($0)/\(name)" }.first { unsafe access($0, X_OK) == 0 && !isFolder($0) }
  }

  /// A path with all symbolic links followed; nil where it leads nowhere.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}

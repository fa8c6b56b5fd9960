#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's calls that read files.
struct FileReader: Sendable {
  /// How far links may lead.
  let boundary: LinkBoundary

  /// The first `limit` bytes of a file, or `limit` bytes from an offset on; fewer where it ends before.
  func read(_ location: String, from offset: Int = 0, limit: Int, named path: String) throws(FileError) -> [UInt8] {
    let descriptor = try opened(location, named: path)
    defer { _ = close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw Self.error(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let kind = status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "a pipe, a socket or a device"
      throw FileError(path: path, reason: "it is \(kind) and not a file; move it away")
    }
    let wanted = max(0, min(limit, Int(status.st_size) - offset))
    guard offset == 0 || lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else {
      throw Self.error(path)
    }
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while count < wanted {
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        #if canImport(Glibc)
          let received = unsafe Glibc.read(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let received = unsafe Musl.read(descriptor, rest.baseAddress, rest.count)
        #else
          let received = unsafe Darwin.read(descriptor, rest.baseAddress, rest.count)
        #endif
        if received < 0, errno == EINTR { continue }
        failed = received < 0
        guard received > 0 else { break }
        count += received
      }
    }
    guard !failed else { throw Self.error(path) }
    return bytes
  }

  /// Opens a file; who opens a pipe does not wait for somebody to write into it.
  private func opened(_ location: String, named path: String) throws(FileError) -> Int32 {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK
    var descriptor = unsafe open(location, boundary.isOpen ? flags : flags | O_NOFOLLOW)
    if descriptor < 0, errno == ELOOP, !boundary.isOpen {
      try boundary.check(path)
      descriptor = unsafe open(location, flags)
    }
    guard descriptor >= 0 else { throw Self.error(path) }
    return descriptor
  }

  /// The size of a file in bytes.
  func size(_ location: String, named path: String) throws(FileError) -> Int {
    var status = stat()
    guard unsafe lstat(location, &status) == 0 else { throw Self.error(path) }
    if status.st_mode & S_IFMT == S_IFLNK {
      try boundary.check(path)
      guard unsafe stat(location, &status) == 0 else { throw Self.error(path) }
    }
    return Int(status.st_size)
  }

  /// What the last call complained about.
  static func error(_ path: String) -> FileError {
    let code = errno
    return FileError(
      path: path, reason: unsafe String(cString: strerror(code)), isMissing: code == ENOENT || code == ENOTDIR)
  }
}

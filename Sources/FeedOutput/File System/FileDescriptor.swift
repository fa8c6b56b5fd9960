#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, closed when its owner is done with it.
struct FileDescriptor: ~Copyable {
  let number: Int32

  /// Opens a file or folder for reading; a pipe does not block, it is for the caller to refuse.
  ///
  /// - Parameter followsLink: Whether a symbolic link at the path is followed or refused with `ELOOP`.
  init(reading path: String, followsLink: Bool) throws(SystemError) {
    let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW))
    guard number >= 0 else { throw .last }
    self.number = number
  }

  /// Creates a file that must not exist yet, with the mode 0644 less the process's mask.
  init(creating path: String) throws(SystemError) {
    let number = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard number >= 0 else { throw .last }
    self.number = number
  }

  deinit {
    _ = close(number)
  }

  /// Closes the file and says whether what was written has arrived, which some file systems tell only now.
  consuming func finish() throws(SystemError) {
    let number = number
    discard self
    guard close(number) == 0 else { throw .last }
  }

  /// What the system knows of the file.
  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Goes back to the first byte.
  func rewind() throws(SystemError) {
    guard lseek(number, 0, SEEK_SET) == 0 else { throw .last }
  }

  /// Reserves the file for its owner until it is closed; false if another process or task holds it.
  ///
  /// On a file system without such locks it counts as free.
  func lock() -> Bool {
    flock(number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// Gives up what ``lock()`` took, without waiting for a process that was started meanwhile and holds the file, too.
  func unlock() {
    _ = flock(number, LOCK_UN)
  }

  /// Fills a buffer from where the last read ended; fewer bytes than it takes mean the end of the file.
  func fill(_ buffer: inout [UInt8]) throws(SystemError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(number, bytes.baseAddress?.advanced(by: filled), bytes.count - filled)
      }
      guard count >= 0 || errno == EINTR else { throw .last }
      guard count != 0 else { break }
      filled += max(0, count)
    }
    return filled
  }

  /// Appends the first bytes of a buffer.
  func append(_ buffer: [UInt8], count: Int) throws(SystemError) {
    var written = 0
    while written < count {
      let more = unsafe buffer.withUnsafeBytes { bytes in
        unsafe write(number, bytes.baseAddress?.advanced(by: written), count - written)
      }
      guard more >= 0 || errno == EINTR else { throw .last }
      written += max(0, more)
    }
  }
}

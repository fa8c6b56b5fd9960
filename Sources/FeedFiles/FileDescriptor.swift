/// An open file, closed when its owner is done with it.
package struct FileDescriptor: ~Copyable, Sendable {
  /// How many bytes are read at a time.
  package static let chunkSize = 1 << 17

  /// The system's number for it, valid as long as it is open.
  package let number: Int32

  /// Takes over an open file.
  package init(_ number: Int32) { self.number = number }

  /// Opens a file or folder for reading; a pipe does not block, it is for the caller to refuse.
  ///
  /// - Parameters:
  ///   - folder: The open folder where a relative path starts.
  ///   - followsLink: Whether a symbolic link at the path is followed or refused with `ELOOP`.
  package init(reading path: String, in folder: Int32 = AT_FDCWD, followsLink: Bool) throws(SystemError) {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW)
    number = try Self.opened(unsafe openat(folder, path, flags))
  }

  package init(readingFolder path: String, in folder: Int32 = AT_FDCWD) throws(SystemError) {
    number = try Self.opened(unsafe openat(folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  /// Creates a file that must not exist yet, with the mode 0644 less the process's mask.
  package init(creating path: String, in folder: Int32 = AT_FDCWD) throws(SystemError) {
    number = try Self.opened(unsafe openat(folder, path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644))
  }

  private static func opened(_ number: Int32) throws(SystemError) -> Int32 {
    guard number >= 0 else { throw .last }
    return number
  }

  deinit {
    _ = close(number)
  }

  /// Closes the file and says whether what was written has arrived, which some file systems tell only now.
  package consuming func finish() throws(SystemError) { guard close(released()) == 0 else { throw .last } }

  /// Leaves the open file to the caller.
  consuming func released() -> Int32 {
    let number = number
    discard self
    return number
  }

  package func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  // MARK: Reading

  package func seek(to offset: Int) throws(SystemError) {
    guard lseek(number, off_t(offset), SEEK_SET) == off_t(offset) else { throw .last }
  }

  /// Up to `limit` bytes from an offset on; fewer where the file ends before.
  package func bytes(at offset: Int = 0, limit: Int) throws(SystemError) -> [UInt8] {
    let (bytes, error) = Self.readAll(number, at: offset, limit: limit)
    if let error { throw error }
    return bytes
  }

  /// Up to `limit` bytes of an open file from an offset on; fewer where it ends before or cannot be read.
  package static func bytes(of number: Int32, at offset: Int, limit: Int) -> [UInt8] {
    readAll(number, at: offset, limit: limit).bytes
  }

  private static func readAll(_ number: Int32, at offset: Int, limit: Int) -> (bytes: [UInt8], error: SystemError?) {
    var error: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
      while filled < limit {
        let count = unsafe pread(
          number, buffer.baseAddress?.advanced(by: filled), limit - filled, off_t(offset + filled))
        if count < 0, errno == EINTR { continue }
        if count < 0 { error = .last }
        guard count > 0 else { break }
        filled += count
      }
    }
    return (bytes, error)
  }

  /// Fills the start of a buffer from where the last read ended; fewer bytes than wanted mean the end of the file.
  package func fill(_ buffer: inout [UInt8], upTo limit: Int = .max) throws(SystemError) -> Int {
    let limit = min(limit, buffer.count)
    var filled = 0
    while filled < limit {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(number, bytes.baseAddress?.advanced(by: filled), limit - filled)
      }
      guard count >= 0 || errno == EINTR else { throw .last }
      guard count != 0 else { break }
      filled += max(0, count)
    }
    return filled
  }

  /// Whether the first of these bytes follow where the last read ended, read through a buffer that is not empty.
  package func continues(with bytes: [UInt8], count: Int, through buffer: inout [UInt8]) throws(SystemError) -> Bool {
    var start = 0
    while start < count {
      let count = try fill(&buffer, upTo: count - start)
      guard count > 0, Self.isEqual(buffer, bytes, from: start, count: count) else { return false }
      start += count
    }
    return true
  }

  /// Whether the first bytes of a buffer are those of another one from an offset on.
  private static func isEqual(_ left: [UInt8], _ right: [UInt8], from start: Int, count: Int) -> Bool {
    unsafe left.withUnsafeBytes { left in
      unsafe right.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return count == 0 }
        return unsafe memcmp(left, right.advanced(by: start), count) == 0
      }
    }
  }

  // MARK: Writing

  /// Appends the first bytes of a buffer; all of them where no number is given.
  package func append(_ buffer: [UInt8], count: Int? = nil) throws(SystemError) {
    let count = count ?? buffer.count
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

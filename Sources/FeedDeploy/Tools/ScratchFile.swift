import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file without a name, which is gone when everybody has closed it, however they end.
///
/// Unlike a pipe it never makes anybody wait, however much is written to it.
struct ScratchFile: ~Copyable {
  /// The number of the open file.
  let descriptor: Int32

  deinit {
    close(descriptor)
  }

  /// Creates a file with some bytes, to be read from its start.
  static func holding(_ bytes: [UInt8]) throws(ToolError) -> ScratchFile {
    var template = Array((NSTemporaryDirectory() + "/feedsite-XXXXXX").utf8CString)
    let descriptor = unsafe mkstemp(&template)
    guard descriptor >= 0 else { throw ToolError() }
    _ = unsafe unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let file = ScratchFile(descriptor: descriptor)
    try file.fill(with: bytes)
    return file
  }

  private func fill(with bytes: [UInt8]) throws(ToolError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      }
      guard count >= 0 || errno == EINTR else { throw ToolError() }
      written += max(0, count)
    }
    lseek(descriptor, 0, SEEK_SET)
  }

  /// Everything that was written to it.
  func contents() throws(ToolError) -> [UInt8] {
    let size = lseek(descriptor, 0, SEEK_END)
    guard size >= 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw ToolError() }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    var filled = 0
    while filled < bytes.count {
      let count = unsafe bytes.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress?.advanced(by: filled), bytes.count - filled)
      }
      guard count >= 0 || errno == EINTR else { throw ToolError() }
      guard count != 0 else { break }
      filled += max(0, count)
    }
    return Array(bytes.prefix(filled))
  }
}

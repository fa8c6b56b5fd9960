import FeedFiles
import Foundation

/// A file without a name, which is gone when everybody has closed it, however they end.
///
/// Unlike a pipe it never makes anybody wait, however much is written to it.
struct ScratchFile: ~Copyable {
  private let file: FileDescriptor

  /// The number of the open file.
  var descriptor: Int32 { file.number }

  /// Creates a file with some bytes, to be read from its start.
  static func holding(_ bytes: [UInt8]) throws(SystemError) -> ScratchFile {
    var template = Array((NSTemporaryDirectory() + "/feedsite-XXXXXX").utf8CString)
    let descriptor = unsafe mkstemp(&template)
    guard descriptor >= 0 else { throw .last }
    _ = unsafe unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let file = FileDescriptor(descriptor)
    try file.append(bytes)
    try file.seek(to: 0)
    return ScratchFile(file: file)
  }

  /// Everything that was written to it.
  func contents() throws(SystemError) -> [UInt8] { try file.bytes(limit: try file.status().size) }
}

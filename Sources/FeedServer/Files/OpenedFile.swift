import FeedFiles
import FeedMedia

/// A regular file that is open for reading, closed with its last reference.
package final class OpenedFile: Sendable {
  private let file: FileDescriptor
  private let edits: ByteEdits?
  /// The length in bytes when it was opened, as it is served.
  package let size: Int
  /// When it was last written.
  package let lastModified: HTTPDate
  /// What tells this state of the file from others.
  package let version: String

  /// Opens a file; nil where it cannot be read or is no regular file.
  ///
  /// - Parameters:
  ///   - roots: The folders in one of which the file must lie even when all symbolic links are followed, as `realpath`
  ///     returns them; nil where it may lie anywhere.
  ///   - removesMetadata: Whether a media file is served without its metadata.
  package init?(at path: String, within roots: [String]?, removesMetadata: Bool = false) {
    guard let file = try? FileDescriptor(reading: path, followsLink: true), let status = try? file.status(),
      status.kind == .file, roots.map({ status.identity.lies(at: path, within: $0) }) ?? true
    else { return nil }
    let number = file.number
    let edits =
      removesMetadata
      ? MetadataRemoval.edits(ofFileNamed: path, byteCount: status.size) {
        FileDescriptor.bytes(of: number, at: $0, limit: $1)
      }
      : ByteEdits(byteCount: status.size)
    self.file = file
    self.edits = edits.isEmpty ? nil : edits
    size = edits.byteCount
    let modified = status.modified.components
    lastModified = HTTPDate(seconds: Int(modified.seconds))
    version = [Int64(status.identity.inode), Int64(status.size), modified.seconds, modified.attoseconds]
      .map { String($0, radix: 36) }.joined(separator: "-")
  }

  /// Up to `count` bytes from an offset on; fewer where the file ends before or cannot be read.
  package func read(from offset: Int, count: Int) -> [UInt8] {
    guard let edits else { return FileDescriptor.bytes(of: file.number, at: offset, limit: count) }
    return edits.pieces(in: offset..<offset + count).flatMap { piece in
      switch piece {
      case .inserted(let bytes): bytes
      case .copied(let range): FileDescriptor.bytes(of: file.number, at: range.lowerBound, limit: range.count)
      }
    }
  }
}

/// How many files, connections among them, the process may have open.
enum FileLimit {
  /// Raises the limit as far as the process may, and gives it; systems often begin with 1,024 or less.
  static func raised() -> Int {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard unsafe getrlimit(resource, &limit) == 0 else { return 1_024 }
    let wanted = min(limit.rlim_max, 65_536)
    if limit.rlim_cur < wanted {
      let old = limit.rlim_cur
      limit.rlim_cur = wanted
      if unsafe setrlimit(resource, &limit) != 0 { limit.rlim_cur = old }
    }
    return Int(clamping: limit.rlim_cur)
  }
}

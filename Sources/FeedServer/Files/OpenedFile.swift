import FeedMedia

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file that is open for reading, closed when nobody holds it any more.
package final class OpenedFile: Sendable {
  private let descriptor: Int32
  private let edits: ByteEdits?
  /// The length in bytes when it was opened, as it is served.
  package let size: Int
  /// When it was last written.
  package let lastModified: HTTPDate
  /// What tells this state of the file from others.
  package let version: String

  /// Opens a file; nil where there is none that can be read, or something else stands there.
  ///
  /// - Parameters:
  ///   - root: The folder that the file must lie in even when all symbolic links are followed, as `realpath` tells it;
  ///     nil where it may lie anywhere.
  ///   - removesMetadata: Whether it is served without what a media file says of its making.
  package init?(at path: String, within root: String? = nil, removesMetadata: Bool = false) {
    // A pipe must not block; it is refused below.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      root.map({ Self.lies(path, within: $0, as: status) }) ?? true
    else {
      _ = close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    let byteCount = Int(status.st_size)
    let edits =
      removesMetadata
      ? MetadataRemoval.edits(ofFileNamed: path, byteCount: byteCount) {
        Self.bytes(of: descriptor, from: $0, count: $1)
      }
      : ByteEdits(byteCount: byteCount)
    self.edits = edits.isEmpty ? nil : edits
    size = edits.byteCount
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    lastModified = HTTPDate(seconds: Int(modified.tv_sec))
    version = [Int(status.st_ino), Int(status.st_size), Int(modified.tv_sec), Int(modified.tv_nsec)]
      .map { String($0, radix: 36) }.joined(separator: "-")
  }

  deinit {
    _ = close(descriptor)
  }

  /// Up to `count` bytes from an offset on; fewer where the file ends before or cannot be read.
  package func read(from offset: Int, count: Int) -> [UInt8] {
    guard let edits else { return Self.bytes(of: descriptor, from: offset, count: count) }
    return edits.pieces(in: offset..<offset + count).flatMap { piece in
      switch piece {
      case .inserted(let bytes): bytes
      case .copied(let range): Self.bytes(of: descriptor, from: range.lowerBound, count: range.count)
      }
    }
  }

  private static func bytes(of descriptor: Int32, from offset: Int, count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let received = unsafe pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled))
        if received < 0, errno == EINTR { continue }
        guard received > 0 else { break }
        filled += received
      }
    }
  }

  /// Where a path leads is looked up after the file was opened and compared with it, so that a link that is changed
  /// between the two shows nothing else.
  private static func lies(_ path: String, within root: String, as status: stat) -> Bool {
    guard let resolved = realPath(of: path), resolved.hasPrefix(root == "/" ? root : root + "/") else { return false }
    var found = stat()
    return unsafe lstat(resolved, &found) == 0 && found.st_dev == status.st_dev && found.st_ino == status.st_ino
  }

  /// A path with all symbolic links followed; nil where it leads nowhere.
  package static func realPath(of path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}

extension OpenedFile {
  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

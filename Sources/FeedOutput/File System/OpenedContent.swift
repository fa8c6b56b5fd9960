import FeedDiagnostics
import FeedFiles
import FeedMedia
import FeedSite

/// The bytes of an item: in memory, or in a file that is open.
struct OpenedContent: ~Copyable {
  private enum Source: ~Copyable {
    case bytes([UInt8])
    /// A file to be copied; however large it is, never more than a chunk is in memory.
    case file(FileDescriptor)
  }

  private let source: Source
  /// What is changed on the way.
  private let edits: ByteEdits?
  let size: Int

  init(_ bytes: [UInt8]) {
    self.init(.bytes(bytes), size: bytes.count)
  }

  private init(_ source: consuming Source, size: Int, edits: ByteEdits? = nil) {
    self.source = source
    self.size = size
    self.edits = edits
  }

  /// Makes the bytes, or opens the file, which a symbolic link may lead to.
  ///
  /// - Parameter folder: A folder whose files must lie in it when they are opened, however links were changed since it was
  ///   listed; nil where links may lead anywhere.
  init(_ content: SiteItem.Content, within folder: String? = nil) throws(SystemError) {
    switch content {
    case .bytes(let produce):
      self.init(produce())
    case .picture(let picture):
      do throws(MediaError) {
        self.init(try picture.bytes())
      } catch {
        throw SystemError(code: EIO)
      }
    case .file(let path):
      let descriptor = try Self.opened(path, within: folder)
      let size = try Self.size(of: descriptor)
      self.init(.file(descriptor), size: size)
    case .mediaFile(let path):
      let descriptor = try Self.opened(path, within: folder)
      let number = descriptor.number
      let edits = MetadataRemoval.edits(ofFileNamed: path, byteCount: try Self.size(of: descriptor)) { offset, limit in
        FileDescriptor.bytes(of: number, at: offset, limit: limit)
      }
      self.init(.file(descriptor), size: edits.byteCount, edits: edits.isEmpty ? nil : edits)
    }
  }

  private static func opened(_ path: String, within folder: String?) throws(SystemError) -> FileDescriptor {
    let descriptor = try FileDescriptor(reading: path, followsLink: true)
    guard let folder, path.hasPrefix(folder + "/") else { return descriptor }
    let identity = try descriptor.status().identity
    guard let root = FileStatus.resolved(folder), identity.lies(at: path, within: [root]) else { throw .moved }
    return descriptor
  }

  private static func size(of file: borrowing FileDescriptor) throws(SystemError) -> Int {
    let status = try file.status()
    switch status.kind {
    case .file: return status.size
    case .folder: throw SystemError(code: EISDIR)
    case .symbolicLink, .other: throw .invalid
    }
  }

  /// Whether a file holds the same bytes already; no if it cannot be read or is a symbolic link.
  ///
  /// - Parameters:
  ///   - path: The file, which is read only if it is as long.
  ///   - folder: The open folder where the path starts.
  ///   - knownSize: The size of the file, which is known to be one; nil where nothing is known.
  ///   - buffer: What the file is read through, empty before the first one.
  borrowing func isHeld(
    byFileAt path: String, in folder: Int32, knownSize: Int? = nil, through buffer: inout [UInt8]
  ) -> Bool {
    if let knownSize, knownSize != size { return false }
    if buffer.isEmpty { buffer = [UInt8](repeating: 0, count: FileDescriptor.chunkSize) }
    do throws(SystemError) {
      let file = try FileDescriptor(reading: path, in: folder, followsLink: false)
      if knownSize == nil {
        let status = try file.status()
        guard status.kind == .file, status.size == size else { return false }
      }
      var isSame = true
      try forEachPart { (bytes, count) throws(SystemError) in
        isSame = try file.continues(with: bytes, count: count, through: &buffer)
        return isSame
      }
      guard isSame else { return false }
      return try file.fill(&buffer, upTo: 1) == 0
    } catch {
      return false
    }
  }

  /// Writes the bytes to an open file, after an announcement of each part of them.
  borrowing func write(
    to file: borrowing FileDescriptor, beforeEachPart announce: () throws(SystemError) -> Void
  ) throws(SystemError) {
    try forEachPart { (bytes, count) throws(SystemError) in
      try announce()
      try file.append(bytes, count: count)
      return true
    }
  }

  /// Goes through the bytes from the first to the last.
  ///
  /// - Parameter visit: Gets bytes and how many of them count, and says whether it wants more.
  private borrowing func forEachPart(
    _ visit: (_ bytes: [UInt8], _ count: Int) throws(SystemError) -> Bool
  ) throws(SystemError) {
    switch source {
    case .bytes(let bytes): _ = try visit(bytes, bytes.count)
    case .file(let descriptor):
      var buffer = [UInt8](repeating: 0, count: FileDescriptor.chunkSize)
      for piece in edits?.pieces ?? [.copied(0..<Int.max)] {
        switch piece {
        case .inserted(let bytes): guard try visit(bytes, bytes.count) else { return }
        case .copied(let range):
          try descriptor.seek(to: range.lowerBound)
          var left = range.count
          while left > 0 {
            let count = try descriptor.fill(&buffer, upTo: left)
            guard count > 0 else { break }
            guard try visit(buffer, count) else { return }
            left -= count
          }
        }
      }
    }
  }
}

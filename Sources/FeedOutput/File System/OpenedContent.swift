import FeedSite

/// The bytes of an item: in memory, or in a file that is open.
struct OpenedContent: ~Copyable {
  private enum Source: ~Copyable {
    /// Bytes that were made.
    case bytes([UInt8])
    /// A file to be copied; however large it is, never more than a chunk is in memory.
    case file(FileDescriptor)
  }

  private let source: Source
  /// How many bytes there are.
  let size: Int

  /// Takes bytes.
  init(_ bytes: [UInt8]) {
    source = .bytes(bytes)
    size = bytes.count
  }

  /// Makes the bytes, or opens the file, which may stand behind a symbolic link.
  init(_ content: SiteItem.Content) throws(SystemError) {
    switch content {
    case .bytes(let produce):
      let bytes = produce()
      source = .bytes(bytes)
      size = bytes.count
    case .file(let path):
      let descriptor = try FileDescriptor(reading: path, followsLink: true)
      let status = try descriptor.status()
      switch status.kind {
      case .file: break
      case .folder: throw .isFolder
      case .symbolicLink, .other: throw .invalid
      }
      source = .file(descriptor)
      size = status.size
    }
  }

  /// Whether a file holds the same bytes already; no if it cannot be read or is a symbolic link.
  ///
  /// - Parameters:
  ///   - path: The file, which is read only if it is as long.
  ///   - folder: The open folder where the path starts.
  ///   - knownSize: The size of the file, which is known to be one; nil where nothing is known.
  ///   - buffer: What the file is read through, not empty.
  borrowing func isHeld(
    byFileAt path: String, in folder: Int32, knownSize: Int? = nil, through buffer: inout [UInt8]
  ) -> Bool {
    if let knownSize, knownSize != size { return false }
    do throws(SystemError) {
      let file = try FileDescriptor(reading: path, in: folder, followsLink: false)
      if knownSize == nil {
        let status = try file.status()
        guard status.kind == .file, status.size == size else { return false }
      }
      switch source {
      case .bytes(let bytes):
        return try file.continues(with: bytes, through: &buffer)
      case .file(let descriptor):
        try descriptor.rewind()
        return try file.continues(as: descriptor, through: &buffer)
      }
    } catch {
      return false
    }
  }

  /// Writes the bytes to an open file, after an announcement of each part of them.
  borrowing func write(
    to file: borrowing FileDescriptor, beforeEachPart announce: () throws(SystemError) -> Void
  ) throws(SystemError) {
    switch source {
    case .bytes(let bytes):
      try announce()
      try file.append(bytes, count: bytes.count)
    case .file(let descriptor):
      try descriptor.rewind()
      var buffer = [UInt8](repeating: 0, count: FileDescriptor.chunkSize)
      while true {
        let count = try descriptor.fill(&buffer)
        guard count > 0 else { break }
        try announce()
        try file.append(buffer, count: count)
      }
    }
  }
}

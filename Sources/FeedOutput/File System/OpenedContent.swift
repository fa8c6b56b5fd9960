import FeedSite

/// The bytes of an item: in memory, or in a file that is open.
enum OpenedContent: ~Copyable {
  /// Bytes that were made.
  case bytes([UInt8])
  /// A file to be copied; however large it is, never more than a chunk is in memory.
  case file(FileDescriptor)

  /// Makes the bytes, or opens the file, which may stand behind a symbolic link.
  init(_ content: SiteItem.Content) throws(SystemError) {
    switch content {
    case .bytes(let produce):
      self = .bytes(produce())
    case .file(let path):
      let descriptor = try FileDescriptor(reading: path, followsLink: true)
      switch try descriptor.status().kind {
      case .file: self = .file(descriptor)
      case .folder: throw .isFolder
      case .symbolicLink, .other: throw .invalid
      }
    }
  }

  /// Whether a file holds the same bytes already; no if it cannot be read or is a symbolic link.
  borrowing func isHeld(byFileAt path: String) -> Bool {
    do throws(SystemError) {
      let file = try FileDescriptor(reading: path, followsLink: false)
      switch self {
      case .bytes(let bytes):
        return try file.holds(bytes)
      case .file(let descriptor):
        try descriptor.rewind()
        return try file.holdsSame(as: descriptor)
      }
    } catch {
      return false
    }
  }

  /// Writes the bytes to an open file, after an announcement of each part of them.
  borrowing func write(
    to file: borrowing FileDescriptor, beforeEachPart announce: () throws(SystemError) -> Void
  ) throws(SystemError) {
    switch self {
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

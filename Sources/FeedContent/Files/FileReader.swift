import FeedFiles

/// The system's calls that read files.
struct FileReader: Sendable {
  /// How far links may lead.
  let boundary: LinkBoundary

  /// Up to `limit` bytes of a file from an offset on; fewer where it ends before.
  func read(_ location: String, from offset: Int, limit: Int, named path: String) throws(FileError) -> [UInt8] {
    let file = try opened(location, named: path)
    let status = try FileError.naming(path) { () throws(SystemError) in try file.status() }
    guard status.kind == .file else {
      let kind = status.kind == .folder ? "a folder" : "a pipe, a socket or a device"
      throw FileError(path: path, reason: "it is \(kind) and not a file; move it away")
    }
    let count = max(0, min(limit, status.size - offset))
    return try FileError.naming(path) { () throws(SystemError) in try file.bytes(at: offset, limit: count) }
  }

  private func opened(_ location: String, named path: String) throws(FileError) -> FileDescriptor {
    do throws(SystemError) {
      return try FileDescriptor(reading: location, followsLink: boundary.isOpen)
    } catch {
      guard error.code == ELOOP, !boundary.isOpen else { throw FileError(error, at: path) }
    }
    try boundary.check(path)
    return try FileError.naming(path) { () throws(SystemError) in
      try FileDescriptor(reading: location, followsLink: true)
    }
  }

  /// The size of a file in bytes.
  func size(_ location: String, named path: String) throws(FileError) -> Int {
    let item = try status(location, followsLink: false, named: path)
    guard item.kind == .symbolicLink else { return item.size }
    try boundary.check(path)
    return try status(location, followsLink: true, named: path).size
  }

  private func status(_ location: String, followsLink: Bool, named path: String) throws(FileError) -> FileStatus {
    try FileError.naming(path) { () throws(SystemError) in try FileStatus(of: location, followsLink: followsLink) }
  }
}

extension FileError {
  /// Creates an error from the system's.
  fileprivate init(_ error: SystemError, at path: String) {
    self.init(path: path, reason: error.reason, isMissing: error.isMissing)
  }

  /// Does something with a file that errors call by its path.
  static func naming<Value: ~Copyable>(
    _ path: String, _ body: () throws(SystemError) -> Value
  ) throws(FileError) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw FileError(error, at: path)
    }
  }
}

/// How far the symbolic links of a folder may lead.
///
/// Who sends a change to somebody's site must not be able to publish files of the machine that builds it.
struct LinkBoundary: Sendable {
  /// The folder, which may be reached by a link itself.
  let root: String
  /// Whether links may lead anywhere.
  let isOpen: Bool

  /// Repositories hold tokens and what was taken back, and are no content wherever they are.
  private static let repositories: Set<Substring> = [".git", ".hg", ".jj", ".svn"]

  /// Throws if a path of the folder leads out of it once links are followed; one that leads nowhere leads nowhere else.
  func check(_ path: String) throws(FileError) {
    guard !isOpen, let place = FileStatus.resolved("\(root)/\(path)"), let folder = FileStatus.resolved(root) else {
      return
    }
    let inside = folder.hasSuffix("/") ? folder : folder + "/"
    guard place != folder else { return }
    if place.utf8.starts(with: inside.utf8) {
      let parts = place.utf8.dropFirst(inside.utf8.count).split(separator: UInt8(ascii: "/")).map(Substring.init)
      if Self.repositories.isDisjoint(with: parts) { return }
    }
    throw FileError(path: path, reason: "the link leads to \(place), outside the content", destination: place)
  }
}

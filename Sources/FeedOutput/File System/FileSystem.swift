import FeedFiles

/// The calls that change files, each announced before it is made, so that a test can stop a run before any of them.
struct FileSystem: Sendable {
  /// Where relative paths start; nil where paths are absolute.
  private let folder: OpenedFolder?
  /// What precedes paths in announcements.
  private let prefix: String
  private let beforeEachStep: StepObserver?

  /// Creates the calls.
  ///
  /// - Parameters:
  ///   - folder: An open folder where paths start, and its own path.
  ///   - beforeEachStep: Called with the path before each change; tests throw to simulate a failing system call.
  init(
    in folder: (opened: OpenedFolder, path: String)? = nil,
    beforeEachStep: StepObserver?
  ) {
    self.folder = folder?.opened
    prefix = folder.map { $0.path + "/" } ?? ""
    self.beforeEachStep = beforeEachStep
  }

  /// What relative paths start from in the system's calls.
  var number: Int32 { folder?.number ?? AT_FDCWD }

  /// Creates a folder and those around it; one that exists is left as it is.
  func makeFolder(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try makeOneFolder(path)
    } catch {
      guard error.code == ENOENT else { throw error }
      try makeFolder(around: path)
      try makeOneFolder(path)
    }
  }

  func makeFolder(around path: String) throws(SystemError) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return }
    try makeFolder(String(path[..<slash]))
  }

  /// Writes a file: where there was none, others can see a part of it until its last byte is there; in place of a file,
  /// at any moment either the old bytes or all of the new ones are there.
  ///
  /// - Parameters:
  ///   - path: The file, which may be missing, as may its folder.
  ///   - temporary: Another path in the same folder, which nothing else uses; nil where nothing is at the path.
  ///   - content: The bytes.
  func writeFile(
    at path: String, through temporary: String? = nil, with content: borrowing OpenedContent
  ) throws(SystemError) {
    let place = temporary ?? path
    let descriptor = try create(place, replacingLeftover: temporary != nil)
    do throws(SystemError) {
      try content.write(to: descriptor) { () throws(SystemError) in try announce(place) }
      try descriptor.finish()
      guard temporary != nil else { return }
      try announce(path)
      guard unsafe renameat(number, place, number, path) == 0 else { throw SystemError.last }
    } catch {
      _ = try? removeFile(place)
      throw error
    }
  }

  /// Moves a file to a path at which nothing is; its folder may be missing.
  func move(_ path: String, to other: String) throws(SystemError) {
    try makeFolder(around: other)
    try announce(path)
    guard unsafe renameat(number, path, number, other) == 0 else { throw SystemError.last }
  }

  /// Removes a file; false if there is none.
  @discardableResult
  func removeFile(_ path: String) throws(SystemError) -> Bool {
    try announce(path)
    guard unsafe unlinkat(number, path, 0) != 0 else { return true }
    let error = SystemError.last
    guard error.code == ENOENT || error.code == ENOTDIR else { throw error }
    return false
  }

  func removeEmptyFolder(_ path: String) throws(SystemError) {
    try announce(path)
    guard unsafe unlinkat(number, path, AT_REMOVEDIR) != 0 else { return }
    let error = SystemError.last
    guard [ENOTEMPTY, EEXIST, ENOENT, ENOTDIR].contains(error.code) else { throw error }
  }

  /// Creates a file, its folder too, if need be in place of what a killed run has left under a temporary name.
  private func create(_ path: String, replacingLeftover: Bool) throws(SystemError) -> FileDescriptor {
    try announce(path)
    do throws(SystemError) {
      return try FileDescriptor(creating: path, in: number)
    } catch {
      switch error.code {
      case EEXIST where replacingLeftover: try removeFile(path)
      case ENOENT: try makeFolder(around: path)
      default: throw error
      }
      try announce(path)
      return try FileDescriptor(creating: path, in: number)
    }
  }

  private func makeOneFolder(_ path: String) throws(SystemError) {
    try announce(path)
    guard unsafe mkdirat(number, path, 0o755) != 0 else { return }
    let error = SystemError.last
    guard error.code == EEXIST else { throw error }
  }

  private func announce(_ path: String) throws(SystemError) {
    if let beforeEachStep { try beforeEachStep(prefix + path) }
  }
}

/// An open folder, closed with its last reference.
final class OpenedFolder: Sendable {
  let descriptor: FileDescriptor

  /// Opens a folder, which a symbolic link may lead to.
  init(_ path: String) throws(SystemError) {
    descriptor = try FileDescriptor(reading: path, followsLink: true)
  }

  /// What relative paths start from in the system's calls.
  var number: Int32 { descriptor.number }
}

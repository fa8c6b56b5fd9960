#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls that change files, each announced before it is made, so that a test can stop a run before any of them.
struct FileSystem: Sendable {
  /// Called with the path before each change; what it throws stands for the system's refusal.
  let beforeEachStep: @Sendable (String) throws(SystemError) -> Void

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

  /// Puts content in the place of a file; at any moment either the old bytes or all of the new ones are there.
  ///
  /// - Parameters:
  ///   - path: The file, which may be missing, as may its folder.
  ///   - temporary: Another path in the same folder, which nothing else uses.
  ///   - content: The bytes.
  func replaceFile(
    at path: String, through temporary: String, with content: borrowing OpenedContent
  ) throws(SystemError) {
    do throws(SystemError) {
      let descriptor = try create(temporary)
      try content.write(to: descriptor) { () throws(SystemError) in try beforeEachStep(temporary) }
      try descriptor.finish()
      try beforeEachStep(path)
      guard unsafe rename(temporary, path) == 0 else { throw SystemError.last }
    } catch {
      _ = try? removeFile(temporary)
      throw error
    }
  }

  /// Removes a file; false if there is none.
  @discardableResult
  func removeFile(_ path: String) throws(SystemError) -> Bool {
    try beforeEachStep(path)
    guard unsafe unlink(path) != 0 else { return true }
    let error = SystemError.last
    guard error.code == ENOENT || error.code == ENOTDIR else { throw error }
    return false
  }

  /// Removes a folder if it is empty.
  func removeEmptyFolder(_ path: String) throws(SystemError) {
    try beforeEachStep(path)
    guard unsafe rmdir(path) != 0 else { return }
    let error = SystemError.last
    guard [ENOTEMPTY, EEXIST, ENOENT, ENOTDIR].contains(error.code) else { throw error }
  }

  /// Creates a file, its folder too, in the place of what a killed run may have left under the name.
  private func create(_ path: String) throws(SystemError) -> FileDescriptor {
    try beforeEachStep(path)
    do throws(SystemError) {
      return try FileDescriptor(creating: path)
    } catch {
      switch error.code {
      case EEXIST: try removeFile(path)
      case ENOENT: try makeFolder(around: path)
      default: throw error
      }
      try beforeEachStep(path)
      return try FileDescriptor(creating: path)
    }
  }

  private func makeFolder(around path: String) throws(SystemError) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return }
    try makeFolder(String(path[..<slash]))
  }

  private func makeOneFolder(_ path: String) throws(SystemError) {
    try beforeEachStep(path)
    guard unsafe mkdir(path, 0o755) != 0 else { return }
    let error = SystemError.last
    guard error.code == EEXIST else { throw error }
  }
}

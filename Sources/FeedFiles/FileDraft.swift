/// A file that appears under its name only once it is complete.
///
/// Foundation treats a short write as a complete one, such as the last one before a disk is full, and writes files that
/// must not replace others in place.
package final class FileDraft {
  private let path: String
  /// The draft, open; nil once it is used up.
  private var file: FileDescriptor?

  /// Begins a file under a temporary name, in place of what a killed run left there.
  package init(_ path: String) throws(SystemError) {
    self.path = path
    _ = unsafe unlink(path)
    file = try FileDescriptor(creating: path)
  }

  deinit {
    if file != nil { _ = unsafe unlink(path) }
  }

  package func append(_ bytes: [UInt8]) throws(SystemError) {
    try file?.append(bytes)
  }

  /// Gives the file its name, in place of another one of that name; the draft is used up.
  package func replace(_ place: String) throws(SystemError) {
    try finish()
    guard unsafe rename(path, place) == 0 else { throw failure() }
  }

  /// Gives the file its name, which nothing else may have; the draft is used up.
  package func create(_ place: String) throws(SystemError) {
    try finish()
    if unsafe link(path, place) == 0 {
      _ = unsafe unlink(path)
      return
    }
    // Some file systems know no second names, and the draft may be on another one than the place.
    guard errno != EEXIST else { throw failure() }
    guard (try? FileStatus(of: place, followsLink: false)) == nil else { throw failure(EEXIST) }
    guard unsafe rename(path, place) == 0 else { throw failure() }
  }

  private func finish() throws(SystemError) {
    do throws(SystemError) {
      try file.take()?.finish()
    } catch {
      throw failure(error.code)
    }
  }

  private func failure(_ code: Int32 = errno) -> SystemError {
    _ = unsafe unlink(path)
    return SystemError(code: code)
  }
}

/// A lock on a folder against other runs; the system releases it when the process ends, however it ends.
package struct ReservedFolder: ~Copyable {
  private let folder: FileDescriptor

  /// Reserves a folder; nil where another run holds it.
  package init?(_ path: String) throws(SystemError) {
    folder = try FileDescriptor(readingFolder: path)
    // On a file system without such locks it counts as free.
    guard flock(folder.number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else { return nil }
  }

  /// The number of the open folder, which a process that is to keep it reserved has to inherit.
  package var descriptor: Int32 { folder.number }

  // A program that is being started holds the folder as well until it runs.
  deinit { _ = flock(folder.number, LOCK_UN) }
}

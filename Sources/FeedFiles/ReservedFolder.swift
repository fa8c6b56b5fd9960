#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder in which nobody else writes drafts meanwhile; the system takes it back when the process ends, however it ends.
package struct ReservedFolder: ~Copyable {
  private let number: Int32

  /// Reserves a folder; nil where another run holds it.
  package init?(_ path: String) throws(WritingFailure) {
    number = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    // On a file system without such locks it counts as free.
    guard flock(number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      _ = close(number)
      return nil
    }
  }

  deinit { _ = close(number) }
}

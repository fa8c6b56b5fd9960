#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's refusal to write a file, by the number that it left in `errno`.
package struct WritingFailure: Error, Hashable, Sendable {
  /// The number, for example `ENOSPC`.
  package let code: Int32

  /// Whether something stands in the place of a file already.
  package var isTaken: Bool { code == EEXIST }

  /// The system's own words for it.
  package var reason: String { unsafe String(cString: strerror(code)) }

  static var last: WritingFailure { WritingFailure(code: errno) }
}

/// A file that nobody sees under its name before all of it is there.
///
/// Foundation takes a write that took less than it was given for a whole one, as the last write is before a disk is
/// full, and writes files that must not replace others in their place.
package final class FileDraft {
  private let path: String
  private var number: Int32

  /// Begins a file under a temporary name, in place of what a killed run left there.
  package init(_ path: String) throws(WritingFailure) {
    self.path = path
    _ = unsafe unlink(path)
    number = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard number >= 0 else { throw .last }
  }

  deinit {
    guard number >= 0 else { return }
    _ = close(number)
    _ = unsafe unlink(path)
  }

  /// Appends bytes.
  package func append(_ bytes: [UInt8]) throws(WritingFailure) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe write(number, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      }
      guard count >= 0 || errno == EINTR else { throw .last }
      written += max(0, count)
    }
  }

  /// Gives the file its name, in place of another one of that name; the draft is used up.
  package func replace(_ place: String) throws(WritingFailure) {
    try finish()
    guard unsafe rename(path, place) == 0 else { throw failure() }
  }

  /// Gives the file its name, which nothing else may have; the draft is used up.
  package func create(_ place: String) throws(WritingFailure) {
    try finish()
    if unsafe link(path, place) == 0 {
      _ = unsafe unlink(path)
      return
    }
    // Some file systems know no second names, and the draft may stand on another one than the place.
    guard errno != EEXIST else { throw failure() }
    var status = stat()
    guard unsafe lstat(place, &status) != 0 else { throw failure(EEXIST) }
    guard unsafe rename(path, place) == 0 else { throw failure() }
  }

  private func finish() throws(WritingFailure) {
    let result = close(number)
    number = -1
    guard result == 0 else { throw failure() }
  }

  private func failure(_ code: Int32 = errno) -> WritingFailure {
    _ = unsafe unlink(path)
    return WritingFailure(code: code)
  }
}

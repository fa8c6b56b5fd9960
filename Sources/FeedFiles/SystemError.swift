// The C library, for this module and for all that import it.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#endif

/// The system's refusal of a call, by the number that it left in `errno`.
package struct SystemError: Error, Hashable, Sendable {
  /// The number, for example `ENOSPC`.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The reason why the last call of this thread failed.
  package static var last: SystemError { SystemError(code: errno) }

  /// The system would not accept an argument.
  package static var invalid: SystemError { SystemError(code: EINVAL) }

  /// A path does not lead to the file that was opened in the folder; the system has no number for that.
  package static let moved = SystemError(code: -1)

  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// The system's own words for it, where it has some.
  package var reason: String {
    guard self != .moved else { return "it was replaced just now, or a link leads out of the content folder" }
    return unsafe String(cString: strerror(code))
  }
}

/// A function that is called with the path before each change of the file system; tests throw to simulate a failing
/// system call.
package typealias StepObserver = @Sendable (_ path: String) throws(SystemError) -> Void

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's refusal of a call, by the number that it left in `errno`.
package struct SystemError: Error, Hashable, Sendable {
  /// The number, for example `ENOSPC`.
  package let code: Int32

  /// Creates an error from its number.
  package init(code: Int32) {
    self.code = code
  }

  /// The reason why the last call of this thread failed.
  static var last: SystemError { SystemError(code: errno) }

  /// Something is not as the system takes it.
  static var invalid: SystemError { SystemError(code: EINVAL) }

  /// What was read is not what it was taken for.
  static var unreadable: SystemError { SystemError(code: EIO) }

  /// A folder stands where a file belongs.
  static var isFolder: SystemError { SystemError(code: EISDIR) }

  /// The system's own words for it.
  package var reason: String { unsafe String(cString: strerror(code)) }
}

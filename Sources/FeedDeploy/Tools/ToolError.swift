#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a program could not be run at all.
struct ToolError: Error {
  /// The system's own words for it.
  let reason: String

  /// Creates a fault from what the system left in `errno`, or returned.
  init(code: Int32 = errno) { reason = unsafe String(cString: strerror(code)) }
}

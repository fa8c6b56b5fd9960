#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs another program in place of this one, with its terminal, files and identity (POSIX `execv`).
package enum ProgramReplacement {
  /// Runs the program; returns only where that fails, with the system's reason.
  package static func run(_ program: String, _ arguments: [String]) -> String {
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([program] + arguments).map { unsafe strdup($0) }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }
    _ = unsafe execv(program, words)
    return unsafe String(cString: strerror(errno))
  }
}

internal import Foundation

/// The memory that the running process uses.
enum MemoryUse {
  /// The most that it has used so far, in bytes.
  ///
  /// On Linux the number of `getrusage` is of no use: a process starts with that of its parent.
  static var peak: Int {
    #if os(Linux)
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    #else
      var usage = rusage()
      unsafe getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}

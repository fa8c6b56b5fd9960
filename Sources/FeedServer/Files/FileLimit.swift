import FeedFiles

/// How many files, connections among them, the process may have open.
enum FileLimit {
  /// Raises the limit as far as the process may, and gives it; systems often begin with 1,024 or less.
  static func raised() -> Int {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard unsafe getrlimit(resource, &limit) == 0 else { return 1_024 }
    let wanted = min(limit.rlim_max, 65_536)
    if limit.rlim_cur < wanted {
      let old = limit.rlim_cur
      limit.rlim_cur = wanted
      if unsafe setrlimit(resource, &limit) != 0 { limit.rlim_cur = old }
    }
    return Int(clamping: limit.rlim_cur)
  }
}

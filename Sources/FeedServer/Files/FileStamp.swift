#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What shows that a file is another one, or was written: its number, length and time.
struct FileStamp: Hashable {
  private let number: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int
  /// When the file was written, renamed or moved last, in seconds since 1970.
  let changed: Double

  /// Looks at a file; nil where there is none.
  init?(ofFileAt path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    number = UInt64(status.st_ino)
    size = Int(status.st_size)
    seconds = Int(modified.tv_sec)
    nanoseconds = Int(modified.tv_nsec)
    self.changed = Double(changed.tv_sec) + Double(changed.tv_nsec) / 1e9
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What two names have in common when they lead to one file, as `A` and `a` do on a file system that ignores case.
struct FileIdentity: Hashable {
  /// The file system.
  let device: dev_t
  /// The file's number within it.
  let inode: ino_t
}

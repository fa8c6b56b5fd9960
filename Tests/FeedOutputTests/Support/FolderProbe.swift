#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Takes the lock of an output folder as another process would.
struct FolderProbe {
  private let descriptor: Int32

  init?(locking folder: String) {
    let descriptor = unsafe open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  func release() {
    close(descriptor)
  }

  static func isLocked(_ folder: String) -> Bool {
    guard let probe = FolderProbe(locking: folder) else { return true }
    probe.release()
    return false
  }
}

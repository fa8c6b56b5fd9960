import FeedDiagnostics

/// Keeps a second run out of the output folder; the system takes it back when the process ends, however it ends.
struct FolderLock: ~Copyable {
  private let folder: FileDescriptor

  /// Takes the lock of a folder that exists.
  init(_ root: OutputRoot) throws(Diagnostic) {
    let folder = try root.attempt("open the folder", at: nil) { () throws(SystemError) in
      try FileDescriptor(reading: root.systemPath(of: nil), followsLink: true)
    }
    guard folder.lock() else { throw root.diagnostic(.busy, at: nil) }
    self.folder = folder
  }

  deinit {
    folder.unlock()
  }

  /// Gives the lock back.
  consuming func release() {}
}

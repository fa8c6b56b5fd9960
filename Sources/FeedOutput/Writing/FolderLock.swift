package import FeedDiagnostics

/// Keeps a second run out of the output folder; the system takes it back when the process ends, however it ends.
package struct FolderLock: ~Copyable {
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

  /// Takes the lock of an output folder, or tells that another run holds it.
  package init(outputFolder path: String) throws(Diagnostic) {
    try self.init(OutputRoot(path: path, displayPath: path))
  }

  /// The number of the open file, which a process that is to keep the lock has to inherit.
  package var descriptor: Int32 { folder.number }

  /// Gives the lock back.
  package consuming func release() {}
}

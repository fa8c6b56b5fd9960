package import FeedDiagnostics
import FeedFiles

/// Keeps a second run out of the output folder; the system takes it back when the process ends, however it ends.
package struct FolderLock: ~Copyable {
  /// The folder, open.
  let folder: OpenedFolder

  /// Takes the lock of an open folder.
  init(_ folder: OpenedFolder, of root: OutputRoot) throws(Diagnostic) {
    guard folder.descriptor.lock() else { throw root.diagnostic(.busy, at: nil) }
    self.folder = folder
  }

  deinit {
    folder.descriptor.unlock()
  }

  /// Takes the lock of an output folder, or tells that another run holds it.
  package init(outputFolder path: String) throws(Diagnostic) {
    let root = OutputRoot(path: path, displayPath: path)
    let folder = try root.attempt("open the folder", at: nil) { () throws(SystemError) in
      try OpenedFolder(root.systemPath(of: nil))
    }
    try self.init(folder, of: root)
  }

  /// The number of the open file, which a process that is to keep the lock has to inherit.
  package var descriptor: Int32 { folder.number }

  /// Gives the lock back.
  package consuming func release() {}
}

package import FeedDiagnostics
package import FeedOutput

/// Copies files to a folder of this machine, each of them at once.
package struct FolderTransport: Transport {
  private let folder: SharedFolder

  /// Creates the transport to a folder.
  package init(to folder: SharedFolder) {
    self.folder = folder
  }

  package func lists() throws(Diagnostic) -> [[UInt8]] {
    try folder.read(.deployment).map { [$0] } ?? []
  }

  package func taken(_ paths: [OutputPath], besides source: String) throws(Diagnostic) -> [OutputPath] {
    var taken: [OutputPath] = []
    for path in paths where try folder.isTaken(path, by: source + "/" + path.text) { taken.append(path) }
    return taken
  }

  package func send(_ paths: [OutputPath], from source: String) throws(Diagnostic) {
    for path in paths { try folder.put(path, copying: source + "/" + path.text) }
  }

  package func remove(_ paths: [OutputPath]) throws(Diagnostic) {
    for path in paths {
      try folder.remove(path)
      try folder.cleanUp(path.folder)
    }
  }

  package func removeFolders(_ folders: [OutputPath]) throws(Diagnostic) {
    for path in folders { try folder.removeIfEmpty(path) }
  }
}

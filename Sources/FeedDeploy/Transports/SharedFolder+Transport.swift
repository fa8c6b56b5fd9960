package import FeedDiagnostics
package import FeedOutput

/// Copies files to a folder of this machine, each of them at once.
extension SharedFolder: Transport {
  package func lists() throws(Diagnostic) -> [[UInt8]] {
    try read(.deployment).map { [$0] } ?? []
  }

  package func taken(_ paths: [OutputPath], besides source: String) throws(Diagnostic) -> [OutputPath] {
    var taken: [OutputPath] = []
    for path in paths where try isTaken(path, by: source + "/" + path.text) { taken.append(path) }
    return taken
  }

  package func send(_ paths: [OutputPath], from source: String) throws(Diagnostic) {
    for path in paths { try put(path, copying: source + "/" + path.text) }
  }

  package func remove(_ paths: [OutputPath]) throws(Diagnostic) {
    for path in paths {
      try remove(path)
      try cleanUp(path.folder)
    }
  }

  package func removeFolders(_ folders: [OutputPath]) throws(Diagnostic) {
    for path in folders { try removeIfEmpty(path) }
  }
}

package import FeedDiagnostics
package import FeedOutput

/// Copies files to a folder of this machine, each of them at once.
extension SharedFolder: Transport {
  package func lists() throws(Diagnostic) -> [[UInt8]] {
    try read(.deployment).map { [$0] } ?? []
  }
}

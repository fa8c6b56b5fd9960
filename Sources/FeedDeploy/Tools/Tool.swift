import FeedDiagnostics
import Foundation

/// A program that does the transport.
struct Tool: Sendable {
  /// What it is called, in `PATH` and in messages.
  let name: String
  /// Where it is.
  let path: String

  /// Looks for a program in `PATH`.
  ///
  /// - Parameter package: What distributions call its package.
  init(_ name: String, package: String? = nil, environment: [String: String]) throws(Diagnostic) {
    let folders = (environment["PATH"] ?? "").split(separator: ":", omittingEmptySubsequences: true)
    let candidates = folders.map { "\($0)/\(name)" }
    var isFolder: ObjCBool = false
    let path = candidates.first { candidate in
      unsafe FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder) && !isFolder.boolValue
        && FileManager.default.isExecutableFile(atPath: candidate)
    }
    guard let path else { throw Diagnostic(.deploy(.missingTool(name, package: package ?? name)), at: nil) }
    self.name = name
    self.path = path
  }
}

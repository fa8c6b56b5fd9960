package import FeedDiagnostics
package import FeedOutput

/// Carries files to a target, and removes files there.
///
/// All calls of a deployment come one after the other. What one of them has left, if it fails or is killed, may be any
/// part of what was asked for: the list of what was deployed accounts for that.
package protocol Transport {
  /// Whether nothing changes on the target before ``finish(_:)``, and everything at once with it.
  var isAtomic: Bool { get }

  /// The bytes of the list of what was deployed; several where one of them may be incomplete, the newest first.
  ///
  /// Always the first call.
  func lists() throws(Diagnostic) -> [[UInt8]]

  /// Those of the paths at which something stands already; what is the same as the file in a folder may be left out.
  func taken(_ paths: [OutputPath], besides folder: String) throws(Diagnostic) -> [OutputPath]

  /// Sends files of a folder, and replaces those that are there.
  func send(_ paths: [OutputPath], from folder: String) throws(Diagnostic)

  /// Removes files; those that are not there do no harm.
  func remove(_ paths: [OutputPath]) throws(Diagnostic)

  /// Removes folders, those within others first, if they are empty.
  func removeFolders(_ folders: [OutputPath]) throws(Diagnostic)

  /// Writes the list of what was deployed; the last list has to be readable at any moment before the new one is.
  func write(list: [UInt8]) throws(Diagnostic)

  /// Ends a deployment; `summary` tells in a line what was done.
  func finish(_ summary: String) throws(Diagnostic)
}

/// What holds for targets on which each file changes by itself.
extension Transport {
  package var isAtomic: Bool { false }

  package func write(list: [UInt8]) throws(Diagnostic) {
    let scratch = try ScratchFolder()
    try scratch.put(list, as: OutputPath.deployment.text)
    try send([.deployment], from: scratch.path)
  }

  package func finish(_ summary: String) throws(Diagnostic) {}
}

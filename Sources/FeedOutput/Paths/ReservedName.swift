/// The names that feedsite keeps for files of its own in the output folder.
enum ReservedName {
  /// What all of them begin with.
  static let prefix = ".feedsite-"
  /// The list of our files.
  static let manifest = prefix + "manifest.json"
  /// The list of what was deployed, which stands on the target.
  static let deployment = prefix + "deployment.json"
  /// The list while it is being written.
  static let temporaryManifest = temporary("manifest")

  /// The file that holds the bytes of another one until they are complete.
  static func temporary(_ number: some CustomStringConvertible) -> String { "\(prefix)\(number).tmp" }

  /// Whether a file of that name was left by a run that was killed.
  static func isTemporary(_ name: String) -> Bool { name.hasPrefix(prefix) && name.hasSuffix(".tmp") }
}

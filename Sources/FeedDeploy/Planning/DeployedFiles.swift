package import FeedOutput

/// Which files on a target are ours, and what they hold: the list that stands on the target itself.
///
/// It is written before the first change of a deployment and after the last one. In between, files that are being sent or
/// removed are ``pending``, so that whenever a deployment is stopped, the next one knows what it may have left.
package struct DeployedFiles: Equatable, Sendable {
  /// The files of which it is known what they hold.
  package var files: [OutputPath: FileDigest]
  /// The files that may be there, with old bytes, with new ones or, where the transport is not atomic, with a part.
  package var pending: Set<OutputPath>

  /// Creates a list.
  package init(files: [OutputPath: FileDigest] = [:], pending: Set<OutputPath> = []) {
    self.files = files
    self.pending = pending
  }

  /// All files that are ours if they are there.
  package var all: Set<OutputPath> { pending.union(files.keys) }

  /// The list as it is if nothing is believed but the names.
  package var unknown: DeployedFiles { DeployedFiles(pending: all) }
}

package import FeedDiagnostics
package import FeedModel
import FeedOutput

/// Finds who carries files to a target.
package enum TransportChoice {
  /// The transport to a target.
  ///
  /// - Parameters:
  ///   - contentFolder: The folder that relative paths of targets start from.
  ///   - outputFolder: The folder that is deployed, which the target must be apart from.
  package static func transport(
    to target: DeploymentTarget, contentFolder: String, outputFolder: String, with runner: ToolRunner
  ) throws(Diagnostic) -> any Transport {
    switch target.destination {
    case .folder(let path):
      let folder = place(path, from: contentFolder, runner)
      let location = ResolvedLocation(folder + "/")
      guard !location.overlaps(ResolvedLocation(contentFolder)), !location.overlaps(ResolvedLocation(outputFolder))
      else {
        throw Diagnostic(.deploy(.overlapsSite), at: target.location)
      }
      return FolderTransport(to: SharedFolder(path: folder))
    case .rsync(let destination):
      return try RsyncTransport(to: destination, with: runner)
    case .git(let repository, let branch):
      let isPath = !repository.contains(":")
      return try GitTransport(
        to: isPath ? place(repository, from: contentFolder, runner) : repository, branch: branch,
        contentFolder: contentFolder, with: runner)
    case .rclone(let destination):
      return try RcloneTransport(to: destination, with: runner)
    }
  }

  /// A path as the system takes it: from the home folder with `~/`, else from the content folder unless it is absolute.
  private static func place(_ path: String, from contentFolder: String, _ runner: ToolRunner) -> String {
    if path.hasPrefix("~/"), let home = runner.environment["HOME"] { return home + path.dropFirst() }
    if path.hasPrefix("/") { return path }
    return (contentFolder.hasPrefix("/") ? "" : ScratchFolder.workingFolder + "/") + contentFolder + "/" + path
  }
}

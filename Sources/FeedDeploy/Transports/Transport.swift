package import FeedDiagnostics
import FeedFiles
package import FeedModel
package import FeedOutput

/// Carries files to a target, and removes files there.
///
/// The calls of a deployment are made one after the other. One that fails or is killed may have done any part of its
/// work: the list of deployed files accounts for that.
package protocol Transport {
  /// Whether nothing changes on the target before ``finish(_:)``, and everything at once with it.
  var isAtomic: Bool { get }

  /// The bytes of the list of what was deployed; several where one of them may be incomplete, the newest first.
  ///
  /// Always the first call.
  func lists() throws(Diagnostic) -> [[UInt8]]

  /// The paths at which something is already, perhaps without those whose file equals the one in a folder.
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

  /// A destination without slashes at its end, except the root of a host or of a remote.
  static func folder(at destination: String) -> String {
    let folder = destination.withoutTrailingSlashes
    return folder.hasSuffix(":") && folder != destination ? folder + "/" : folder
  }
}

/// Copies files to a folder of this machine, each of them at once.
extension SharedFolder: Transport {
  package func lists() throws(Diagnostic) -> [[UInt8]] {
    try read(.deployment).map { [$0] } ?? []
  }
}

extension Toolbox {
  /// The transport to a target.
  ///
  /// - Parameters:
  ///   - contentFolder: The folder that relative paths of targets start from.
  ///   - outputFolder: The folder that is deployed, which the target must be apart from.
  package func transport(
    to target: DeploymentTarget, contentFolder: String, outputFolder: String
  ) throws(Diagnostic) -> any Transport {
    switch target.destination {
    case .folder(let path):
      let folder = place(path, from: contentFolder)
      let location = ResolvedLocation(folder + "/")
      guard !location.overlaps(ResolvedLocation(contentFolder)), !location.overlaps(ResolvedLocation(outputFolder))
      else {
        throw Diagnostic(.deploy(.overlapsSite), at: target.location)
      }
      if let kind = try? FileStatus(of: folder, followsLink: true).kind, kind != .folder {
        throw Diagnostic(.output(.notAFolder), at: target.location)
      }
      return SharedFolder(path: folder)
    case .rsync(let destination):
      return try RsyncTransport(to: destination, with: self)
    case .git(let repository, let branch):
      let isPath = !repository.contains(":")
      return try GitTransport(
        to: isPath ? place(repository, from: contentFolder) : repository, branch: branch,
        contentFolder: contentFolder, with: self)
    case .rclone(let destination):
      return try RcloneTransport(to: destination, with: self)
    }
  }

  /// A path as the system takes it: from the home folder with `~/`, else from the content folder unless it is absolute.
  private func place(_ path: String, from contentFolder: String) -> String {
    if path.hasPrefix("~/"), let home = environment["HOME"] { return home + path.dropFirst() }
    return path.hasPrefix("/") ? path : ScratchFolder.absolute(contentFolder) + "/" + path
  }
}

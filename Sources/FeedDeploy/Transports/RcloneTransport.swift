package import FeedDiagnostics
package import FeedOutput

/// Sends files with rclone, for example to S3, SFTP, FTP or WebDAV.
///
/// The address and the credentials of a remote are in rclone's own configuration and environment.
package struct RcloneTransport: Transport {
  private let destination: String
  private let rclone: Tool

  /// The list is there twice, since not every remote replaces a file at once: one of the two is always whole.
  private static let listNames = [OutputPath.deployment, OutputPath(OutputPath.deployment.text + ".new")]

  /// What `rclone` says with its exit code when the folder is not there.
  private static let noFolder: Int32 = 3

  /// Creates the transport to a folder of a remote, as `remote:path`.
  package init(to destination: String, with tools: Toolbox) throws(Diagnostic) {
    self.destination = Self.folder(at: destination)
    rclone = try tools.tool("rclone")
  }

  package func lists() throws(Diagnostic) -> [[UInt8]] {
    var lists: [[UInt8]] = []
    for name in Self.listNames {
      let result = try run(["cat"], on: [name], to: "connect", accepting: [0, Self.noFolder])
      lists.append(result.output)
    }
    return lists
  }

  package func taken(_ paths: [OutputPath], besides folder: String) throws(Diagnostic) -> [OutputPath] {
    let result = try run(
      ["lsf", "--recursive", "--files-only"], on: paths, to: "look at what is there", accepting: [0, Self.noFolder])
    let wanted = Set(paths)
    return result.lines.map { OutputPath($0) }.filter(wanted.contains)
  }

  package func send(_ paths: [OutputPath], from folder: String) throws(Diagnostic) {
    // What rclone compares (times, sizes) not every remote knows: which files have to be sent is known here.
    try run(["copy", "--ignore-times", "--no-traverse", folder], on: paths, to: "send files")
  }

  package func remove(_ paths: [OutputPath]) throws(Diagnostic) {
    try run(["delete"], on: paths, to: "remove files", accepting: [0, Self.noFolder])
  }

  package func removeFolders(_ folders: [OutputPath]) throws(Diagnostic) {
    // One run takes all that is empty within a folder as well.
    let all = Set(folders)
    for folder in folders where !folder.folders.contains(where: all.contains) {
      let place = destination + (destination.hasSuffix(":") ? "" : "/") + folder.text
      // A remote may have no folders at all; one that stays because it is not empty does no harm either.
      try rclone.run(
        ["rmdirs", "--retries", "1", place], to: "remove folders", accepting: Set(0...Self.noFolder))
    }
  }

  package func write(list: [UInt8]) throws(Diagnostic) {
    let scratch = try ScratchFolder()
    for name in Self.listNames.reversed() {
      try scratch.put(list, as: name.text)
      try send([name], from: scratch.path)
    }
  }

  /// Runs a command on files, whose names are on standard input, one a line.
  @discardableResult
  private func run(
    _ command: [String], on paths: [OutputPath], to action: String, accepting accepted: Set<Int32> = [0]
  ) throws(Diagnostic) -> ToolResult {
    for path in paths where path.text.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) {
      throw Diagnostic(.deploy(.unsendableName(path.text)), at: nil)
    }
    let list = paths.flatMap { Array($0.text.utf8) + [UInt8(ascii: "\n")] }
    return try rclone.run(
      command + ["--files-from-raw", "-", destination], to: action, input: list, accepting: accepted)
  }
}

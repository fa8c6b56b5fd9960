package import FeedDiagnostics
package import FeedOutput

/// Sends files with rsync over ssh, each of them at once.
///
/// Users, ports and keys are left to ssh: its configuration, its agent, `RSYNC_RSH`.
package struct RsyncTransport: Transport {
  private let destination: String
  private let rsync: Tool

  /// The exit code of rsync when files that it was to send are missing, which is how files are removed.
  private static let vanished: Int32 = 24

  /// Creates the transport to a folder.
  ///
  /// - Parameter destination: The folder as `host:path`; a path alone is one of this machine.
  package init(to destination: String, with tools: Toolbox) throws(Diagnostic) {
    self.destination = Self.folder(at: destination)
    rsync = try tools.tool("rsync")
    if destination.contains(":") { _ = try tools.tool("ssh", package: "openssh-client") }
  }

  package func lists() throws(Diagnostic) -> [[UInt8]] {
    let scratch = try ScratchFolder()
    let source = destination + (destination.hasSuffix("/") ? "" : "/") + OutputPath.deployment.text
    // With its whole path, since a folder that does not exist yet would otherwise be an error.
    try run(["--relative", "--no-implied-dirs", "--ignore-missing-args", source, scratch.path + "/"], to: "connect")
    guard let list = scratch.firstFile else { return [] }
    return try SharedFolder(path: scratch.path).read(list).map { [$0] } ?? []
  }

  package func taken(_ paths: [OutputPath], besides folder: String) throws(Diagnostic) -> [OutputPath] {
    let options = ["--dry-run", "--checksum", "--existing", "--8-bit-output", "--out-format=%n"]
    let result = try run(
      options + Self.fromList + [folder + "/", destination + "/"], to: "look at what is there", input: Self.list(paths))
    let wanted = Set(paths)
    return result.lines.map { OutputPath(Self.decoded($0)) }.filter(wanted.contains)
  }

  package func send(_ paths: [OutputPath], from folder: String) throws(Diagnostic) {
    // Who may write into a folder of somebody else may not set its time.
    let options = ["--times", "--omit-dir-times", "--checksum", "--chmod=D755,F644"]
    try run(
      options + Self.fromList + [folder + "/", destination + "/"], to: "send files", input: Self.list(paths))
  }

  package func remove(_ paths: [OutputPath]) throws(Diagnostic) {
    // What is listed and missing here is removed there, and nothing else.
    let scratch = try ScratchFolder()
    try run(
      ["--delete-missing-args"] + Self.fromList + [scratch.path + "/", destination + "/"], to: "remove files",
      input: Self.list(paths), accepting: [0, Self.vanished])
  }

  package func removeFolders(_ folders: [OutputPath]) throws(Diagnostic) {
    // rsync goes from the outer folders to the inner ones, so each depth needs a run of its own.
    let depths = Dictionary(grouping: folders) { $0.folders.reduce(0) { count, _ in count + 1 } }
    for (_, folders) in depths.sorted(by: { $0.key > $1.key }) { try remove(folders) }
  }

  /// The names come from standard input, each with a zero byte after it.
  private static let fromList = ["--from0", "--files-from=-"]

  /// A name that began with `#` or `;` would be a comment.
  private static func list(_ paths: [OutputPath]) -> [UInt8] { paths.flatMap { Array("./\($0.text)".utf8) + [0] } }

  @discardableResult
  private func run(
    _ arguments: [String], to action: String, input: [UInt8] = [], accepting accepted: Set<Int32> = [0]
  ) throws(Diagnostic) -> ToolResult {
    // Without the first option, the shell at the other end would read the path.
    try rsync.run(["--protect-args"] + arguments, to: action, input: input, accepting: accepted)
  }

  /// A name that rsync prints, without its escapes: `\#012` means the byte with that octal number.
  private static func decoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var name: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let digits = bytes[index...].dropFirst(2).prefix(3)
      if bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "#")]), digits.count == 3,
        digits.allSatisfy(\.isASCIIDigit), let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      {
        name.append(byte)
        index += 5
      } else {
        name.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: name, as: UTF8.self)
  }
}

package import FeedDiagnostics
package import FeedOutput

/// Commits files to a branch and pushes it: all changes at once, or none.
///
/// The commit is made in a repository of its own that is gone afterwards. Logging in is left to git:
/// its configuration and its credential helpers, and ssh's.
package final class GitTransport: Transport {
  private let repository: String
  private let branch: String
  private let author: [String]
  private let git: Tool
  private let scratch: ScratchFolder
  private var parent: String?

  /// Where the branch is kept in the scratch repository.
  private static let reference = "refs/feedsite/deployed"

  /// Creates the transport to a branch.
  ///
  /// - Parameter contentFolder: Where git is asked in whose name it commits.
  package init(
    to repository: String, branch: String, contentFolder: String, with tools: Toolbox
  ) throws(Diagnostic) {
    self.repository = repository
    self.branch = branch
    git = try tools.tool("git")
    scratch = try ScratchFolder()
    author = try Self.author(contentFolder: contentFolder, git)
  }

  package var isAtomic: Bool { true }

  package func lists() throws(Diagnostic) -> [[UInt8]] {
    try run(["init", "--quiet", "--bare", scratch.path], to: "prepare a commit")
    try run(["config", "remote.target.url", repository], to: "prepare a commit")
    let found = try run(["ls-remote", "--heads", "target", "refs/heads/\(branch)"], to: "connect")
    guard !found.output.isEmpty else { return [] }
    // Only what names the files is fetched, where the other side can part it from what is in them.
    try run(
      [
        "fetch", "--quiet", "--depth=1", "--no-tags", "--filter=blob:none", "target",
        "+refs/heads/\(branch):\(Self.reference)",
      ], to: "fetch the branch")
    parent = try run(["rev-parse", "--verify", Self.reference], to: "fetch the branch").lines.first
    try run(["read-tree", Self.reference], to: "read the branch")
    guard try files()[.deployment] != nil else { return [] }
    let list = try run(
      ["cat-file", "blob", "\(Self.reference):\(OutputPath.deployment.text)"], to: "read the list of files")
    return [list.output]
  }

  package func taken(_ paths: [OutputPath], besides folder: String) throws(Diagnostic) -> [OutputPath] {
    let present = try files()
    let folders = Set(present.keys.flatMap(\.folders))
    let there = paths.filter { present[$0] != nil }
    let own = zip(there, try objects(of: there, in: folder, isKept: false))
    let differing = own.filter { present[$0] != $1 }.map(\.0)
    let inTheWay = paths.filter { path in
      folders.contains(path) || path.folders.contains { present[$0] != nil }
    }
    return Array(Set(differing + inTheWay))
  }

  package func send(_ paths: [OutputPath], from folder: String) throws(Diagnostic) {
    let objects = try objects(of: paths, in: folder, isKept: true)
    try change(zip(paths, objects).map { path, object in "100644 \(object)\t\(path.text)" })
  }

  package func remove(_ paths: [OutputPath]) throws(Diagnostic) {
    let nothing = String(repeating: "0", count: 40)
    try change(paths.map { "0 \(nothing)\t\($0.text)" })
  }

  package func removeFolders(_ folders: [OutputPath]) throws(Diagnostic) {
    // A tree of git's has no empty folders.
  }

  package func finish(_ summary: String) throws(Diagnostic) {
    // What was not fetched is there for all that git has to know.
    let tree = try run(["write-tree", "--missing-ok"], to: "write the commit").lines.first ?? ""
    let parents = parent.map { ["-p", $0] } ?? []
    let commit =
      try run(
        author + ["commit-tree", tree] + parents + ["-m", "Deploy the site: \(summary)"], to: "write the commit"
      ).lines.first ?? ""
    try run(
      ["push", "--quiet", "--no-verify", "target", "\(commit):refs/heads/\(branch)"], to: "push the branch")
  }

  /// The files of the index and their objects.
  private func files() throws(Diagnostic) -> [OutputPath: String] {
    let listing = try run(["ls-files", "--stage", "-z"], to: "read the branch")
    var files: [OutputPath: String] = [:]
    for line in listing.output.split(separator: 0) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let fields = line[..<tab].split(separator: UInt8(ascii: " "))
      guard fields.count == 3 else { continue }
      files[OutputPath(String(decoding: line[(tab + 1)...], as: UTF8.self))] = String(
        decoding: fields[1], as: UTF8.self)
    }
    return files
  }

  /// The objects that files make, in their order; they are written to the repository if they are to be kept.
  private func objects(of paths: [OutputPath], in folder: String, isKept: Bool) throws(Diagnostic) -> [String] {
    for path in paths where path.text.utf8.contains(UInt8(ascii: "\n")) {
      throw Diagnostic(.deploy(.unsendableName(path.text)), at: nil)
    }
    guard !paths.isEmpty else { return [] }
    let names = paths.flatMap { Array("\(ScratchFolder.absolute(folder))/\($0.text)\n".utf8) }
    return try run(
      ["hash-object", "--no-filters", "--stdin-paths"] + (isKept ? ["-w"] : []), to: "read files", input: names
    ).lines
  }

  private func change(_ lines: [String]) throws(Diagnostic) {
    try run(
      ["update-index", "-z", "--index-info"], to: "write the commit", input: lines.flatMap { Array($0.utf8) + [0] })
  }

  @discardableResult
  private func run(_ arguments: [String], to action: String, input: [UInt8] = []) throws(Diagnostic) -> ToolResult {
    let options = ["--git-dir=\(scratch.path)", "-c", "gc.auto=0", "-c", "maintenance.auto=false"]
    return try git.run(options + arguments, to: action, input: input)
  }

  /// The options that name the committer: the one configured in the content folder, else feedsite.
  private static func author(contentFolder: String, _ git: Tool) throws(Diagnostic) -> [String] {
    var options: [String] = []
    for (key, standard) in [("user.name", "feedsite"), ("user.email", "feedsite@localhost")] {
      // 1 and 128: there is no such setting, or no such folder.
      let known = try git.run(
        ["-C", contentFolder, "config", "--get", key], to: "read git's settings", accepting: [0, 1, 128]
      ).lines.first
      options += ["-c", "\(key)=\(known ?? standard)"]
    }
    return options
  }
}

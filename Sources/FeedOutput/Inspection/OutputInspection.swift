import FeedDiagnostics
import FeedModel
import FeedSite

/// Looks for everything that speaks against writing, without changing anything.
struct OutputInspection {
  private let root: OutputRoot
  private let contentFolder: String

  /// Creates an inspection; the content folder is given by the system's path.
  init(root: OutputRoot, contentFolder: String) {
    self.root = root
    self.contentFolder = contentFolder
  }

  /// Whether the output folder is there; throws if its place is not for us.
  func rootExists() throws(Diagnostic) -> Bool {
    guard !ResolvedLocation(root.systemPath(of: nil) + "/").overlaps(ResolvedLocation(contentFolder)) else {
      throw root.diagnostic(.overlapsContent, at: nil)
    }
    let status = try root.attempt("create the folder", at: nil) { () throws(SystemError) in
      try FileStatus.ofTarget(at: root.systemPath(of: nil))
    }
    guard let status else { return false }
    guard status.kind == .folder else { throw root.diagnostic(.notAFolder, at: nil) }
    return true
  }

  /// What is wrong with the names that the site wants to give.
  func namingProblems(of table: SiteTable) -> [Diagnostic] {
    table.items.compactMap { item in
      let path = OutputPath(item.route.file)
      if let name = path.reservedName { return root.diagnostic(.reservedName(name), at: path) }
      guard !path.isWellFormed else { return nil }
      let reason = SystemError.invalid.reason
      return root.diagnostic(.failed(action: "write the file", reason: reason), at: path)
    }
  }

  /// What there is to do in a folder that ``rootExists()`` has looked at.
  func plan(for table: SiteTable, rootExists: Bool, clean: Bool) throws(Diagnostic) -> OutputPlan {
    let manifest = rootExists ? try Manifest.read(from: root) : nil
    if rootExists, manifest == nil, let example = try foreignName() {
      throw root.diagnostic(.foreignFolder(example: example), at: nil)
    }
    return OutputPlan(for: table, in: root, rootExists: rootExists, manifest: manifest ?? .empty, clean: clean)
  }

  /// The first name that a folder without a manifest must not hold.
  private func foreignName() throws(Diagnostic) -> String? {
    let listing = try root.attempt("read the folder", at: nil) { () throws(SystemError) in
      try FolderListing(of: root.systemPath(of: nil))
    }
    return listing.names.first { !$0.hasPrefix(".") && $0 != "CNAME" }
  }
}

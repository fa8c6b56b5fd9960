/// What can be wrong with the output folder.
public enum OutputProblem: ProblemKind {
  /// The folder holds files and no manifest of ours; `example` is one of the files.
  case foreignFolder(example: String)
  /// The folder holds an export and a site is to be written, or the other way round.
  case otherOutput(isExport: Bool)
  /// The folder is the content folder, contains it or is within it.
  case overlapsContent
  /// The path is a file.
  case notAFolder
  /// A file that is not ours is where one of ours belongs.
  case foreignFile(String)
  /// A file of the site has a name that is reserved for feedsite's own files.
  case reservedName(String)
  /// Another run is writing to the folder.
  case busy
  /// The system refused; `reason` is what it says.
  case failed(action: String, reason: String)
  /// The manifest cannot be read.
  case brokenManifest
  /// The manifest cannot be read, and a build goes on without it: it takes over what is as it would write it, and puts
  /// `kept` files that are not into a folder of the output folder.
  case lostManifest(kept: Int, folder: String)
  /// Entries have another guid than the last build gave them; `count` tells how many.
  case reappearingItems(count: Int)
  /// An entry has another guid than the last build gave it; `old` would give it back.
  case changedGUID(old: StatedIdentity, new: StatedIdentity)
  /// The last build had the entry at an address that leads nowhere now.
  case movedEntry(from: String)
  /// The id of the site has changed, and with it the guids of `count` entries; as `id:`, `old` would give them back.
  case changedSiteID(old: String, count: Int)

  /// The name of each case, and how serious it is.
  public var traits: (code: String, severity: Severity) {
    switch self {
    case .foreignFolder: ("foreign-output-folder", .error)
    case .otherOutput: ("other-output", .error)
    case .overlapsContent: ("output-overlaps-content", .error)
    case .notAFolder: ("output-not-a-folder", .error)
    case .foreignFile: ("foreign-file", .error)
    case .reservedName: ("reserved-name", .error)
    case .busy: ("output-busy", .error)
    case .failed: ("output-failed", .error)
    case .brokenManifest: ("broken-manifest", .error)
    case .lostManifest: ("lost-manifest", .warning)
    case .reappearingItems: ("reappearing-items", .warning)
    case .changedGUID: ("changed-guid", .warning)
    case .movedEntry: ("moved-entry", .warning)
    case .changedSiteID: ("changed-site-id", .warning)
    }
  }
}

extension OutputProblem {
  /// A line of front matter that decides what feeds know an entry by.
  public enum StatedIdentity: Hashable, Sendable {
    /// `id:`, or the path of a file that states none.
    case id(String)
    /// `guid:`.
    case guid(String)

    /// The key.
    public var key: String { if case .guid = self { "guid" } else { "id" } }
    /// The value.
    public var value: String {
      switch self {
      case .id(let value), .guid(let value): value
      }
    }
  }
}

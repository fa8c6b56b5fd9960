/// What can be wrong with what is written to: the output folder, a database, or a new file of a site.
public enum OutputProblem: ProblemKind {
  /// The folder holds files but no manifest of feedsite; `example` is one of the files.
  case foreignFolder(example: String)
  /// The folder holds an export and a site is to be written, or the other way round.
  case otherOutput(isExport: Bool)
  /// The folder is the content folder, contains it or is within it.
  case overlapsContent
  case notAFolder
  /// A file that feedsite did not write is where one of the site belongs.
  case foreignFile(String)
  /// A file of the site has a name that is reserved for feedsite's own files.
  case reservedName(String)
  /// Another run is writing to the folder.
  case busy
  /// A file or folder stands where a new file belongs.
  case fileInTheWay
  /// A new file cannot be written; `reason` is the system's.
  case unwritable(reason: String)
  /// The system refused; `reason` is what it says.
  case failed(action: String, reason: String)
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
  /// The file of a database is there, and feedsite did not write it.
  case foreignDatabase
  /// The tables of a database are those of a later version of feedsite.
  case newerDatabase(version: Int, known: Int)
  /// Another program is writing to a database.
  case busyDatabase
  /// SQLite refused; `reason` is what it says.
  case failedDatabase(reason: String)

  package var traits: (code: String, severity: Severity) {
    switch self {
    case .foreignFolder: ("foreign-output-folder", .error)
    case .otherOutput: ("other-output", .error)
    case .overlapsContent: ("output-overlaps-content", .error)
    case .notAFolder: ("output-not-a-folder", .error)
    case .foreignFile: ("foreign-file", .error)
    case .reservedName: ("reserved-name", .error)
    case .busy: ("output-busy", .error)
    case .fileInTheWay: ("file-in-the-way", .error)
    case .unwritable: ("unwritable-file", .error)
    case .failed: ("output-failed", .error)
    case .brokenManifest: ("broken-manifest", .error)
    case .lostManifest: ("lost-manifest", .warning)
    case .reappearingItems: ("reappearing-items", .warning)
    case .changedGUID: ("changed-guid", .warning)
    case .movedEntry: ("moved-entry", .warning)
    case .changedSiteID: ("changed-site-id", .warning)
    case .foreignDatabase: ("foreign-database", .error)
    case .newerDatabase: ("newer-database", .error)
    case .busyDatabase: ("busy-database", .error)
    case .failedDatabase: ("failed-database", .error)
    }
  }

  package var words: String {
    switch self {
    case .foreignFolder(let example):
      "the folder holds files that feedsite did not write, such as \(Self.quoted(example)); "
        + "choose an empty or a new one"
    case .otherOutput(isExport: true):
      "the folder holds an export of feedsite; choose an empty or a new one"
    case .otherOutput(isExport: false):
      "the folder holds a site that feedsite has built; choose an empty or a new one"
    case .overlapsContent:
      "the output folder is the content folder, holds it or lies within it; choose another one"
    case .notAFolder:
      "the output path is a file; choose a folder"
    case .foreignFile(let path):
      "\(Self.quoted(path)) stands where a file of the site belongs, and feedsite did not write it; move it away"
    case .reservedName(let name):
      "no part of an address begins with a dot, as \(Self.quoted(name)) does, since such files of the output folder are "
        + "its owner's; set another \"permalink\" or alias"
    case .busy:
      "another run of feedsite is writing to the folder; wait for its end and build again"
    case .fileInTheWay:
      "it already exists and is never overwritten; move it away, or choose another name"
    case .unwritable(let reason):
      "it cannot be written: \(reason)"
    case .failed(let action, let reason):
      "cannot \(action): \(reason)"
    case .brokenManifest:
      "the list of feedsite's own files cannot be read; build the site, which makes a new one"
    case .lostManifest(let kept, let folder):
      "the list of feedsite's own files cannot be read, so a build makes a new one: it takes over files that are as it "
        + "writes them, "
        + (kept == 0 ? "" : "moves \(kept) that may be yours to \(Self.quoted(folder)), ")
        + "and leaves those that it does not write; remove what you do not want"
    case .reappearingItems(let count):
      "\(Self.items(count)) would reappear as new to every subscriber, since the last build gave "
        + (count == 1 ? "it another guid; its file is named below" : "them other guids; their files are named below")
    case .changedGUID(let old, let new):
      "the entry was published as \(Self.quoted(old.value)) and is \(Self.quoted(new.value)) now, which changes its "
        + "guid; to keep the guid, write \(Self.line(old.key, old.value)) in the front matter"
        + (new.key == "guid" && old.key != "guid" ? " instead of \(Self.line(new.key, new.value))" : "")
    case .movedEntry(let address):
      "the last build had the entry at \(Self.quoted(address)), which leads nowhere now; to lead readers on, add "
        + "\"aliases: [\(address)]\" to the front matter"
    case .changedSiteID(let old, let count):
      "the site's id has changed, so \(Self.items(count)) would reappear as new to every subscriber; "
        + "to keep the guids, write \(Self.line("id", old))"
    case .foreignDatabase:
      "it is not a database that feedsite wrote, and is never overwritten; move it away, or choose another name"
    case .newerDatabase(let version, let known):
      "a newer feedsite wrote it, with version \(version) of the tables, and this one knows version \(known); "
        + "update feedsite, or choose another name"
    case .busyDatabase:
      "another program is writing to the database; try again when it has finished"
    case .failedDatabase(let reason):
      "SQLite says: \(reason); if it says so again, delete the file: the next run makes it anew"
    }
  }

  private static func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }

  /// A line of YAML to be copied as it is, so it is never cut.
  private static func line(_ key: String, _ id: String) -> String {
    let isPlain =
      id.first.map { $0.isLetter || $0.isNumber } == true
      && id.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
    return isPlain
      ? "\"\(key): \(id)\""
      : "\"\(key): '\(id.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'\""
  }

  /// A line of front matter that decides what feeds know an entry by.
  public enum StatedIdentity: Hashable, Sendable {
    /// `id:`, or the path of a file that states none.
    case id(String)
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

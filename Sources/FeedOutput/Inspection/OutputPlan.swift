import FeedDiagnostics

/// What a run is going to do, or what prevents it.
struct OutputPlan: Sendable {
  /// What prevents it; if anything does, nothing must be written.
  var diagnostics: [Diagnostic] = []
  /// What the last run left.
  let old: Manifest
  /// What this run is to leave.
  let new: Manifest
  /// Whether the list in the folder is that of this run already.
  let isListed: Bool
  /// How many pages stay that this run does not make.
  let retained: Int
  /// The file of each item of the table.
  let files: [OutputPath]
  /// What is at the place of each; empty before the survey.
  var places: [OutputPlace] = []
  /// What is put into a folder of its own before anything else happens.
  var aside: SetAsideFiles?
  /// What is removed before anything is written.
  var early = Removal()
  /// What goes when everything is written.
  var late = Removal()
  /// The folders where a killed run may have left temporary files; nil is the output folder.
  var leftovers: [OutputPath?] = [nil]
  /// Finds out, before the first change, what prevents it; nil where that is known.
  var objections: (@Sendable () -> [Diagnostic])?
}

/// Files in the way of the site's that may belong to someone else. They are kept under another name.
struct SetAsideFiles: Sendable {
  let files: [OutputPath]
  /// The folder into which they are put, at the paths that they had.
  let folder: OutputPath
}

/// Which files of the last run are no longer wanted, and when they go.
package struct StaleFilePlan {
  /// Those that are in the way of new files, removed before anything is written.
  package let early: [OutputPath]
  /// The others, removed when everything is written.
  package let late: [OutputPath]

  /// Compares two runs.
  ///
  /// In the way of a new file is one whose place becomes a folder, or whose folder becomes a file. So is one whose
  /// place differs from a new one in case or normalisation only, as `A/` and `a/` do: some file systems take them for
  /// one, and what is removed after writing would be the new file.
  ///
  /// - Parameters:
  ///   - old: The files that the last run listed.
  ///   - new: The files that are wanted.
  ///   - clean: Whether all old files are removed before anything is written.
  package init(from old: [OutputPath], to new: [OutputPath], clean: Bool) {
    let files = old.isEmpty ? [] : Set(new)
    let stale = clean ? old : old.filter { !files.contains($0) }
    guard !clean, !stale.isEmpty else {
      (early, late) = (stale, [])
      return
    }
    let folders = Set(new.flatMap(\.folders))
    let keys = Set(files.union(folders).map(\.collisionKey))
    let isInTheWay = { (path: OutputPath) in
      keys.contains(path.collisionKey)
        || path.folders.contains { keys.contains($0.collisionKey) && !folders.contains($0) }
    }
    early = stale.filter(isInTheWay)
    late = stale.filter { !isInTheWay($0) }
  }
}

/// Files of the site to remove, and the folders that may be empty then.
struct Removal: Sendable {
  /// The files, none of which is reached through a symbolic link.
  var files: [OutputPath] = []
  /// The folders that held files of the site, a folder after those within it.
  var folders: [OutputPath] = []
}

extension Removal {
  /// Keeps those files that can be there.
  init(of paths: [OutputPath], in survey: inout OutputSurvey) {
    var files: [OutputPath] = []
    var folders: Set<OutputPath> = []
    for path in paths {
      if survey.isFolder(path.folder) { files.append(path) }
      for folder in path.folders where survey.isFolder(folder) { folders.insert(folder) }
    }
    self.init(files: files, folders: folders.sorted(by: >))
  }
}

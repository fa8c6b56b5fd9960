import FeedDiagnostics

/// What a run is going to do, or what speaks against it.
struct OutputPlan: Sendable {
  /// What speaks against it; if anything does, nothing must be written.
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
  /// What stands at the place of each; empty where nobody has looked.
  var places: [OutputPlace] = []
  /// What is put into a folder of its own before anything else happens.
  var aside: FilesAside?
  /// What goes before anything is written.
  var early = Removal.nothing
  /// What goes when everything is written.
  var late = Removal.nothing
  /// The folders where a killed run may have left temporary files; nil is the output folder.
  var leftovers: [OutputPath?] = [nil]
  /// What has to be asked, before the first change, for what speaks against it; nil where that is known.
  var objections: (@Sendable () -> [Diagnostic])?
}

/// Files that may be somebody's and stand where those of the site belong. Nothing in them is lost.
struct FilesAside: Sendable {
  /// The files.
  let files: [OutputPath]
  /// The folder into which they are put, at the paths that they had.
  let folder: OutputPath
}

/// Files that may be somebody's and stand where those of the site belong. Nothing in them is lost.
struct FilesAside: Sendable {
  /// The files.
  let files: [OutputPath]
  /// The folder into which they are put, at the paths that they had.
  let folder: OutputPath
}

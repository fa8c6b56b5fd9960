import FeedDiagnostics

/// What the place of a folder of ours looks like.
enum FolderState {
  /// Nothing is there, or a file of ours that makes way.
  case free
  /// A folder is there.
  case folder
  /// Something is there that is not ours, a symbolic link for example, or the system does not tell.
  case blocked(Diagnostic)
}

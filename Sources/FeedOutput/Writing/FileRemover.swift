import FeedDiagnostics

/// Removes files of ours and the folders that they leave empty.
struct FileRemover {
  /// The output folder.
  let root: OutputRoot
  /// The calls that change files.
  let fileSystem: FileSystem
  /// What has to know of a change before it is made.
  let journal: Journal

  /// Removes files, then folders if they are empty.
  ///
  /// - Returns: The files that were there, and what the system refused.
  func remove(_ removal: Removal) -> (files: [OutputPath], diagnostics: [Diagnostic]) {
    var removed: [OutputPath] = []
    var diagnostics: [Diagnostic] = []
    for path in removal.files {
      do throws(Diagnostic) {
        if try remove(path) { removed.append(path) }
      } catch {
        diagnostics.append(error)
      }
    }
    for folder in removal.folders {
      do throws(Diagnostic) {
        try journal.begin()
        try root.attempt("remove the folder", at: folder) { () throws(SystemError) in
          try fileSystem.removeEmptyFolder(root.systemPath(of: folder))
        }
      } catch {
        diagnostics.append(error)
      }
    }
    return (removed, diagnostics)
  }

  /// Removes the temporary files that a killed run left in folders; nil is the output folder.
  func removeLeftovers(in folders: [OutputPath?]) -> [Diagnostic] {
    folders.compactMap { folder in
      do throws(Diagnostic) {
        try root.attempt("clean up the folder", at: folder) { () throws(SystemError) in
          let path = root.systemPath(of: folder)
          for name in try FolderListing(of: path).names where ReservedName.isTemporary(name) {
            try fileSystem.removeFile(path + "/" + name)
          }
        }
        return nil
      } catch {
        return error
      }
    }
  }

  private func remove(_ path: OutputPath) throws(Diagnostic) -> Bool {
    let systemPath = root.systemPath(of: path)
    let status = try root.attempt("look at the file", at: path) { () throws(SystemError) in
      try FileStatus.ofItem(at: systemPath)
    }
    // What is no file any more is not what we wrote.
    guard status?.kind == .file else { return false }
    try journal.begin()
    return try root.attempt("remove the file", at: path) { () throws(SystemError) in
      try fileSystem.removeFile(systemPath)
    }
  }
}

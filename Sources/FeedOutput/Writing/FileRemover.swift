import FeedDiagnostics
import FeedFiles

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
          try fileSystem.removeEmptyFolder(folder.text)
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
          let names = try OpenedDirectory(folder?.text ?? ".", in: fileSystem.number).sortedNames()
          for name in names where ReservedName.isTemporary(name) {
            try fileSystem.removeFile(folder?.appending(name).text ?? name)
          }
        }
        return nil
      } catch {
        return error
      }
    }
  }

  private func remove(_ path: OutputPath) throws(Diagnostic) -> Bool {
    let status = try root.attempt("look at the file", at: path) { () throws(SystemError) in
      try FileStatus.ofItem(at: path.text, in: fileSystem.number)
    }
    // Something that is no longer a file is not what was written here.
    guard status?.kind == .file else { return false }
    try journal.begin()
    return try root.attempt("remove the file", at: path) { () throws(SystemError) in
      try fileSystem.removeFile(path.text)
    }
  }
}

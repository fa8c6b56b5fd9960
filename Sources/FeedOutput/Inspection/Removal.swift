/// Files of ours to be removed, and the folders that may be empty then.
struct Removal {
  /// The files, none of which is reached through a symbolic link.
  let files: [OutputPath]
  /// The folders that held files of ours, a folder after those within it.
  let folders: [OutputPath]

  /// Keeps those files that can be there.
  init(of paths: [OutputPath], in survey: inout OutputSurvey) {
    var files: [OutputPath] = []
    var folders: Set<OutputPath> = []
    for path in paths {
      if survey.isFolder(path.folder) { files.append(path) }
      for folder in path.folders where survey.isFolder(folder) { folders.insert(folder) }
    }
    self.files = files
    self.folders = folders.sorted(by: >)
  }
}

package import FeedDiagnostics
package import FeedFiles
import FeedSite

/// A folder in which single files of the site are replaced and removed, beside other files.
package struct SharedFolder: Sendable {
  private let root: OutputRoot
  private let fileSystem: FileSystem

  /// Creates the folder's description; nothing is looked at yet.
  ///
  /// - Parameters:
  ///   - path: The folder, which need not exist.
  ///   - beforeEachStep: Called with a path before each change of the file system; what it throws is taken for the
  ///     system's refusal. Tests stop a run with it.
  package init(
    path: String, beforeEachStep: @escaping StepObserver = { _ in }
  ) {
    root = OutputRoot(path: path)
    fileSystem = FileSystem(beforeEachStep: beforeEachStep)
  }

  /// The bytes of a file; nil if there is none.
  package func read(_ path: OutputPath) throws(Diagnostic) -> [UInt8]? {
    try root.attempt("read the file", at: path) { () throws(SystemError) in
      guard let status = try FileStatus.ofItem(at: root.systemPath(of: path)), status.kind == .file else { return nil }
      let descriptor = try FileDescriptor(reading: root.systemPath(of: path), followsLink: false)
      return try descriptor.bytes(limit: try descriptor.status().size)
    }
  }

  /// Those of the paths at which something stands, or where one of their folders belongs, that is not the same as the
  /// file in a folder.
  package func taken(_ paths: [OutputPath], besides folder: String) throws(Diagnostic) -> [OutputPath] {
    var taken: [OutputPath] = []
    for path in paths where try isTaken(path, by: folder + "/" + path.text) { taken.append(path) }
    return taken
  }

  private func isTaken(_ path: OutputPath, by file: String) throws(Diagnostic) -> Bool {
    guard try obstacle(to: path) == nil else { return true }
    return try root.attempt("look at the file", at: path) { () throws(SystemError) in
      let place = root.systemPath(of: path)
      guard try FileStatus.ofItem(at: place) != nil else { return false }
      var buffer: [UInt8] = []
      return try !OpenedContent(.file(file)).isHeld(byFileAt: place, in: fileSystem.number, through: &buffer)
    }
  }

  /// Puts copies of a folder's files in place of others, each of them at once.
  package func send(_ paths: [OutputPath], from source: String) throws(Diagnostic) {
    for path in paths {
      if let folder = try obstacle(to: path) { throw root.diagnostic(.foreignFile(folder.text), at: folder) }
      let file = source + "/" + path.text
      try root.attempt("copy \"\(file)\"", at: path) { () throws(SystemError) in
        let temporary = root.systemPath(of: path.beside(ReservedName.temporary("deployment")))
        try fileSystem.writeFile(
          at: root.systemPath(of: path), through: temporary, with: try OpenedContent(.file(file)))
      }
    }
  }

  /// Removes files, those that are there, and what a killed run left in their folders.
  package func remove(_ paths: [OutputPath]) throws(Diagnostic) {
    for path in paths where try obstacle(to: path) == nil {
      try root.attempt("remove the file", at: path) { () throws(SystemError) in
        let place = root.systemPath(of: path)
        // Something that is no longer a file is not what was written here.
        guard try FileStatus.ofItem(at: place)?.kind == .file else { return }
        try fileSystem.removeFile(place)
      }
      try root.attempt("clean up the folder", at: path.folder) { () throws(SystemError) in
        try removeLeftover(in: root.systemPath(of: path.folder))
      }
    }
  }

  /// Removes folders that are empty, except what a killed run left in them.
  package func removeFolders(_ folders: [OutputPath]) throws(Diagnostic) {
    for folder in folders where try obstacle(to: folder) == nil {
      try root.attempt("remove the folder", at: folder) { () throws(SystemError) in
        let place = root.systemPath(of: folder)
        guard try FileStatus.ofItem(at: place)?.kind == .folder else { return }
        try removeLeftover(in: place)
        try fileSystem.removeEmptyFolder(place)
      }
    }
  }

  private func removeLeftover(in folder: String) throws(SystemError) {
    let leftover = folder + "/" + ReservedName.temporary("deployment")
    guard try FileStatus.ofItem(at: leftover)?.kind == .file else { return }
    try fileSystem.removeFile(leftover)
  }

  /// The first of the folders around a path that is no folder: a file, or a symbolic link to other files.
  private func obstacle(to path: OutputPath) throws(Diagnostic) -> OutputPath? {
    for folder in path.folders {
      let kind = try root.attempt("look at the folder", at: folder) { () throws(SystemError) in
        try FileStatus.ofItem(at: root.systemPath(of: folder))?.kind
      }
      if let kind, kind != .folder { return folder }
    }
    return nil
  }
}

extension OutputPath {
  /// Where the list of what was deployed is.
  package static let deployment = OutputPath(ReservedName.deployment)
}

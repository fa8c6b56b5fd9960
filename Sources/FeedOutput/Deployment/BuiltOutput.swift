package import FeedDiagnostics
package import FeedSite

/// What the last build left in an output folder, for those who carry it elsewhere.
package struct BuiltOutput: Sendable {
  /// A file that the build made.
  package struct File: Sendable {
    /// The file.
    package let path: OutputPath
    /// When it is to arrive.
    package let stage: SiteItem.Stage
  }

  /// The files in the order of their paths.
  package let files: [File]

  /// Reads the list of an output folder, which a build must have finished.
  package init(folder path: String) throws(Diagnostic) {
    let root = OutputRoot(path: path, displayPath: path)
    guard let manifest = try Manifest.read(from: root) else { throw Self.diagnostic(.notBuilt, in: root) }
    guard manifest.isComplete else { throw Self.diagnostic(.unfinishedBuild, in: root) }
    guard let assets = manifest.assets.map(Set.init), let indexes = manifest.indexes.map(Set.init) else {
      throw Self.diagnostic(.notBuilt, in: root)
    }
    files = manifest.files.map { path in
      File(path: path, stage: assets.contains(path) ? .asset : indexes.contains(path) ? .index : .page)
    }
  }

  private static func diagnostic(_ problem: DeployProblem, in root: OutputRoot) -> Diagnostic {
    Diagnostic(.deploy(problem), at: SourceLocation(file: root.displayPath.isEmpty ? "/" : root.displayPath))
  }
}

package import FeedDiagnostics
package import FeedSite

/// What the last build left in an output folder, for those who carry it elsewhere.
package enum BuiltOutput {
  /// The files of a build, which must have finished, in the order of their paths, and when each is to arrive.
  package static func files(in folder: String) throws(Diagnostic) -> [(path: OutputPath, stage: SiteItem.Stage)] {
    let root = OutputRoot(path: folder, displayPath: folder)
    guard let manifest = try Manifest.read(from: root) else { throw diagnostic(.notBuilt, in: root) }
    guard manifest.isComplete else { throw diagnostic(.unfinishedBuild, in: root) }
    guard let assets = manifest.assets.map(Set.init), let indexes = manifest.indexes.map(Set.init) else {
      throw diagnostic(.notBuilt, in: root)
    }
    return manifest.files.map { path in
      (path, assets.contains(path) ? .asset : indexes.contains(path) ? .index : .page)
    }
  }

  private static func diagnostic(_ problem: DeployProblem, in root: OutputRoot) -> Diagnostic {
    Diagnostic(.deploy(problem), at: SourceLocation(file: root.displayPath.isEmpty ? "/" : root.displayPath))
  }
}

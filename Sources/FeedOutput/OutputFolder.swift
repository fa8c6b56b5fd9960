package import FeedDiagnostics
package import FeedSite

/// The folder that a site is written to, in which files that are not ours may live beside ours.
///
/// Ours are listed in a manifest, which is written before the first change and after the last one. A run that was
/// killed at any moment is put right by the next one, whatever that one is to write.
package struct OutputFolder: Sendable {
  private let root: OutputRoot
  private let inspection: OutputInspection
  private let fileSystem: FileSystem

  /// Creates the folder's description; nothing is looked at yet.
  ///
  /// - Parameters:
  ///   - path: The folder, which need not exist; it may be a symbolic link to one.
  ///   - contentFolder: The folder of the content, which must be apart from the output.
  ///   - displayPath: The folder as its owner wrote it, for diagnostics.
  ///   - beforeEachStep: Called with a path, from any thread, before each change of the file system; what it throws
  ///     is taken for the system's refusal. Tests stop a run with it.
  package init(
    path: String, contentFolder: String, displayPath: String,
    beforeEachStep: @escaping @Sendable (String) throws(SystemError) -> Void = { _ in }
  ) {
    root = OutputRoot(path: path, displayPath: displayPath)
    inspection = OutputInspection(root: root, contentFolder: contentFolder)
    fileSystem = FileSystem(beforeEachStep: beforeEachStep)
  }

  /// Everything that speaks against writing a site, and what its subscribers would not like; nothing is changed.
  package func diagnostics(for table: SiteTable) -> [Diagnostic] {
    let naming = inspection.namingProblems(of: table)
    do throws(Diagnostic) {
      let plan = try inspection.plan(for: table, rootExists: inspection.rootExists(), clean: false)
      let identities = table.identities.map { IdentityComparison(old: plan.manifest, new: $0).diagnostics } ?? []
      return (naming + plan.diagnostics + identities).sorted()
    } catch {
      return (naming + [error]).sorted()
    }
  }

  /// Writes a site, unless an error of ``diagnostics(for:)`` speaks against it, which it looks for itself.
  ///
  /// A file whose bytes are right is not touched. The others are replaced atomically, stage after stage, a stage's
  /// files on all processors. Files of ours that the site no longer has go last, if nothing failed; those in the way
  /// of new ones, as `a` is in the way of `a/b`, go first.
  ///
  /// - Parameters:
  ///   - clean: Whether all files of ours, and no others, are removed first and written anew.
  ///   - progress: Called after each file, one call at a time, with the number of finished files and the total.
  package func write(
    _ table: SiteTable, clean: Bool = false, progress: (@Sendable (Int, Int) -> Void)? = nil
  ) async -> OutputSummary {
    let naming = inspection.namingProblems(of: table)
    guard naming.isEmpty else { return OutputSummary(diagnostics: naming.sorted()) }
    do throws(Diagnostic) {
      if try !inspection.rootExists() {
        try root.attempt("create the folder", at: nil) { () throws(SystemError) in
          try fileSystem.makeFolder(root.systemPath(of: nil))
        }
      }
      let lock = try FolderLock(root)
      let plan = try inspection.plan(for: table, rootExists: true, clean: clean)
      guard plan.diagnostics.isEmpty else { return OutputSummary(diagnostics: plan.diagnostics) }
      let run = OutputRun(plan, of: table, in: root, with: fileSystem, progress: progress)
      let summary = await run.summary()
      lock.release()
      return summary
    } catch {
      return OutputSummary(diagnostics: [error])
    }
  }
}

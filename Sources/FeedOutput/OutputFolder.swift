package import FeedDiagnostics
package import FeedFiles
import FeedModel
package import FeedSite

/// The folder that a site is written to, in which files that are not ours may live beside ours.
///
/// Ours are listed in a manifest, which is written before the first change and after the last one. A run that was
/// killed at any moment is put right by the next one, whatever that one is to write.
package struct OutputFolder: Sendable {
  fileprivate let root: OutputRoot
  fileprivate let inspection: OutputInspection
  fileprivate let beforeEachStep: StepObserver?

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
    beforeEachStep: StepObserver? = nil
  ) {
    root = OutputRoot(path: path, displayPath: displayPath)
    inspection = OutputInspection(root: root, contentFolder: contentFolder)
    self.beforeEachStep = beforeEachStep
  }

  /// Everything that speaks against writing a site, and what its subscribers would not like; nothing is changed.
  package func diagnostics(for table: SiteTable) async -> [Diagnostic] {
    await PreparedOutput(of: table, in: self, clean: false, isToBeWritten: false).diagnostics
  }

  /// Looks at the folder before a site is written, and keeps other runs out of it until that is done or given up.
  ///
  /// - Parameter clean: Whether all files of ours, and no others, are removed first and written anew.
  package func prepared(for table: SiteTable, clean: Bool = false) async -> PreparedOutput {
    await PreparedOutput(of: table, in: self, clean: clean, isToBeWritten: true)
  }

  /// Writes a site, unless an error of ``diagnostics(for:)`` speaks against it, which it looks for itself.
  package func write(
    _ table: SiteTable, clean: Bool = false, progress: (@Sendable (Int, Int) -> Void)? = nil
  ) async -> OutputSummary {
    await prepared(for: table, clean: clean).write(progress: progress)
  }
}

/// An output folder that was looked at for one run.
package struct PreparedOutput: ~Copyable {
  /// Everything that speaks against writing the site, and what its subscribers would not like.
  ///
  /// Where the list of files is the right one already, each of them is looked at only when one has to be changed. What
  /// speaks against that is part of the summary, and nothing is changed then.
  package let diagnostics: [Diagnostic]
  private let table: SiteTable
  private let folder: OutputFolder
  private let clean: Bool
  /// Keeps others out; nil where there is no folder or no way.
  private var lock: FolderLock?
  /// What there is to do; nil as well.
  private let plan: OutputPlan?

  fileprivate init(of table: SiteTable, in folder: OutputFolder, clean: Bool, isToBeWritten: Bool) async {
    let files = table.items.map { OutputPath($0.file) }
    var diagnostics = folder.inspection.namingProblems(of: files)
    var lock: FolderLock?
    var plan: OutputPlan?
    do throws(Diagnostic) {
      if try folder.inspection.rootExists() {
        let opened = try folder.root.attempt("open the folder", at: nil) { () throws(SystemError) in
          try OpenedFolder(folder.root.systemPath(of: nil))
        }
        if isToBeWritten { lock = try FolderLock(opened, of: folder.root) }
        let found = try await folder.inspection.plan(
          for: table, as: files, in: opened, clean: clean, canWait: isToBeWritten)
        diagnostics += found.diagnostics
        if !found.isListed, let identities = table.identities {
          diagnostics += IdentityComparison(old: found.old, new: identities).diagnostics
        }
        plan = found
      }
    } catch {
      diagnostics.append(error)
    }
    self.diagnostics = folder.root.naming(table, in: diagnostics).sorted()
    self.table = table
    self.folder = folder
    self.clean = clean
    self.lock = lock
    self.plan = plan
  }

  /// Writes the site, unless an error speaks against it.
  ///
  /// A file whose bytes are right is not touched. The others are replaced atomically, or created where nothing stood,
  /// stage after stage, a stage's files on all processors. Files of ours that the site no longer has go last, if
  /// nothing failed; those in the way of new ones, as `a` is in the way of `a/b`, go first.
  ///
  /// - Parameters:
  ///   - progress: Called after each file, one call at a time, with the number of finished files and the total.
  ///   - finished: Called after each stage.
  package consuming func write(
    progress: (@Sendable (Int, Int) -> Void)? = nil, finished: (StageCounts) -> Void = { _ in }
  ) async -> OutputSummary {
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return OutputSummary(diagnostics: errors) }
    let (table, folder, clean, plan) = (table, folder, clean, plan)
    guard let plan, let lock else {
      do throws(Diagnostic) {
        try folder.root.attempt("create the folder", at: nil) { () throws(SystemError) in
          try FileSystem(beforeEachStep: folder.beforeEachStep).makeFolder(folder.root.systemPath(of: nil))
        }
      } catch {
        return OutputSummary(diagnostics: [error])
      }
      return await folder.prepared(for: table, clean: clean).write(progress: progress, finished: finished)
    }
    let fileSystem = FileSystem(in: (lock.folder, folder.root.path), beforeEachStep: folder.beforeEachStep)
    let run = OutputRun(plan, of: table, in: folder.root, with: fileSystem, progress: progress)
    let summary = await run.summary(finished).naming(table, in: folder.root)
    lock.release()
    return summary
  }
}

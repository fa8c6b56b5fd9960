package import FeedDiagnostics
package import FeedFiles
import FeedModel
package import FeedSite

/// The folder that a site is written to, which may hold other files as well.
///
/// The site's files are listed in a manifest, which is written before the first change and after the last one. A run
/// that was killed at any moment is repaired by the next one, whatever that one writes.
package struct OutputFolder: Sendable {
  fileprivate let root: OutputRoot
  /// The content folder by the system's path.
  private let contentFolder: String
  private let followsLinks: Bool
  fileprivate let beforeEachStep: StepObserver?

  /// Creates the folder's description; nothing is looked at yet.
  ///
  /// - Parameters:
  ///   - path: The folder, which need not exist; it may be a symbolic link to one.
  ///   - contentFolder: The folder of the content, which must be apart from the output.
  ///   - followsLinks: Whether links in it may lead out of it.
  ///   - beforeEachStep: Called with a path, from any thread, before each change of the file system; what it throws
  ///     is taken for the system's refusal. Tests stop a run with it.
  package init(
    path: String, contentFolder: String, followsLinks: Bool = true, beforeEachStep: StepObserver? = nil
  ) {
    root = OutputRoot(path: path)
    self.contentFolder = contentFolder
    self.followsLinks = followsLinks
    self.beforeEachStep = beforeEachStep
  }

  /// Everything that prevents writing a site, and what its subscribers would notice; nothing is changed.
  package func diagnostics(for table: SiteTable) async -> [Diagnostic] {
    await PreparedOutput(of: table, in: self, clean: false, isToBeWritten: false).diagnostics
  }

  /// Surveys the folder before a site is written, and locks it until that is done or abandoned.
  ///
  /// - Parameter clean: Whether all files of the site, and no others, are removed first and written again.
  package func prepared(for table: SiteTable, clean: Bool = false) async -> PreparedOutput {
    await PreparedOutput(of: table, in: self, clean: clean, isToBeWritten: true)
  }

  /// Writes a site, unless an error of ``diagnostics(for:)``, for which it looks itself, prevents it.
  package func write(
    _ table: SiteTable, clean: Bool = false, progress: (@Sendable (Int, Int) -> Void)? = nil
  ) async -> OutputSummary {
    await prepared(for: table, clean: clean).write(progress: progress)
  }

  // MARK: Inspection

  /// The folder out of which no file may lead that is copied; nil where links may lead anywhere.
  fileprivate var sources: String? { followsLinks ? nil : contentFolder.withoutTrailingSlashes }

  /// Whether the output folder is there; throws if its place is not for us.
  fileprivate func rootExists() throws(Diagnostic) -> Bool {
    guard !ResolvedLocation(root.systemPath(of: nil) + "/").overlaps(ResolvedLocation(contentFolder)) else {
      throw root.diagnostic(.overlapsContent, at: nil)
    }
    let status = try root.attempt("create the folder", at: nil) { () throws(SystemError) -> FileStatus? in
      do throws(SystemError) {
        return try FileStatus(of: root.systemPath(of: nil), followsLink: true)
      } catch {
        // Where a part of the path is a file, there can be no folder.
        guard error.code == ENOENT else { throw error }
        return nil
      }
    }
    guard let status else {
      let link = try root.attempt("create the folder", at: nil) { () throws(SystemError) in
        try FileStatus.ofItem(at: root.systemPath(of: nil))
      }
      guard link == nil else {
        throw root.diagnostic(
          .failed(
            action: "create the folder",
            reason: "a symbolic link of that name leads nowhere; remove it, or make the folder that it leads to"),
          at: nil)
      }
      return false
    }
    guard status.kind == .folder else { throw root.diagnostic(.notAFolder, at: nil) }
    return true
  }

  /// What is wrong with the names that the site wants to give.
  fileprivate func namingProblems(of files: [OutputPath]) -> [Diagnostic] {
    files.compactMap { path in
      if let name = path.reservedName { return root.diagnostic(.reservedName(name), at: path) }
      guard !path.isWellFormed else { return nil }
      let reason = SystemError.invalid.reason
      return root.diagnostic(.failed(action: "write the file", reason: reason), at: path)
    }
  }

  /// What there is to do in a folder that ``rootExists()`` has looked at.
  ///
  /// - Parameters:
  ///   - files: The file of each item of the table.
  ///   - canWait: Whether a list that is going to stay as it is speaks well enough for the files on it, until one of
  ///     them has to be changed.
  fileprivate func plan(
    for table: SiteTable, as files: [OutputPath], in opened: OpenedFolder, clean: Bool, canWait: Bool
  ) async throws(Diagnostic) -> OutputPlan {
    let made = Manifest(of: table, as: files)
    let bytes = try Manifest.bytes(from: root, in: opened)
    let isMade = bytes.map { $0 == made.json() } ?? false
    let known = isMade ? made : bytes.flatMap { try? Manifest($0, of: root) }
    let isLost = known == nil && bytes != nil
    let old = isLost ? .lost : known
    if let old, !old.files.isEmpty, old.isExport != made.isExport {
      throw root.diagnostic(.otherOutput(isExport: old.isExport), at: nil)
    }
    let (new, retained) = made.retaining(table.retained, of: old ?? .empty) { page in
      (try? page.bytes(in: opened)) ?? []
    }
    let isListed = isMade || retained > 0 && bytes == new.json()
    var isEmpty = false
    if old == nil {
      let names = try root.attempt("read the folder", at: nil) { () throws(SystemError) in
        try OpenedDirectory(".", in: opened.number).sortedNames()
      }
      if let example = names.first(where: { !Self.isWelcome($0) }) {
        throw root.diagnostic(.foreignFolder(example: example), at: nil)
      }
      isEmpty = names.isEmpty
    }
    let manifest = old ?? .empty
    if isListed, canWait, !clean {
      return OutputPlan(old: manifest, new: new, isListed: true, retained: retained, files: files) {
        var survey = OutputSurvey(root: root, opened: opened, files: files)
        return survey.objections(to: zip(files, table.items).map { ($0, $1.content) }).sorted()
      }
    }
    var survey = OutputSurvey(root: root, opened: opened, files: manifest.files, setsAside: isLost)
    var (places, objections) = await survey.places(of: files, in: table, isEmpty: isEmpty, clean: clean)
    let aside = try survey.aside.isEmpty ? nil : SetAsideFiles(files: survey.aside, folder: keptFolder(in: opened))
    if isLost {
      let problem = OutputProblem.lostManifest(kept: survey.aside.count, folder: aside?.folder.text ?? "")
      objections.append(root.diagnostic(problem, at: Manifest.path))
    }
    let kept = new.files.count == files.count ? [] : Set(new.files).subtracting(files)
    let stale = StaleFilePlan(from: manifest.files.filter { !kept.contains($0) }, to: files, clean: clean)
    let folders = manifest.isComplete ? [] : Set(manifest.files.compactMap(\.folder)).sorted()
    return OutputPlan(
      diagnostics: objections.sorted(), old: manifest, new: new, isListed: isListed, retained: retained, files: files,
      places: places, aside: aside, early: Removal(of: stale.early, in: &survey),
      late: Removal(of: stale.late, in: &survey), leftovers: folders.filter { survey.isFolder($0) } + [nil])
  }

  /// A folder that does not exist yet, for files that may belong to someone else.
  private func keptFolder(in opened: OpenedFolder) throws(Diagnostic) -> OutputPath {
    var number = 1
    while true {
      let folder = OutputPath(ReservedName.kept(number))
      let status = try root.attempt("look at the folder", at: folder) { () throws(SystemError) in
        try FileStatus.ofItem(at: folder.text, in: opened.number)
      }
      guard status != nil else { return folder }
      number += 1
    }
  }

  /// Whether a folder may hold a name before the first build: version control, files for hosts, and the remains of a
  /// first run that was killed. Any other folder with dot-names, such as a home folder, belongs to someone else.
  private static func isWelcome(_ name: String) -> Bool {
    [
      "CNAME", ".git", ".gitattributes", ".github", ".gitignore", ".gitlab-ci.yml", ".forgejo", ".gitea", ".hg", ".jj",
      ".svn", ".woodpecker.yml", ".DS_Store",
    ].contains(name) || Route.namesForHosts.contains(name) || name.hasPrefix(ReservedName.prefix)
  }
}

extension OutputPath {
  /// The bytes of the file in an open folder.
  fileprivate func bytes(in folder: OpenedFolder) throws(SystemError) -> [UInt8] {
    let descriptor = try FileDescriptor(reading: text, in: folder.number, followsLink: false)
    return try descriptor.bytes(limit: try descriptor.status().size)
  }
}

/// An output folder that was looked at for one run.
package struct PreparedOutput: ~Copyable {
  /// Everything that prevents writing the site, and what its subscribers would notice.
  ///
  /// Where the list of files is the right one already, each of them is looked at only when one has to be changed. What
  /// prevents that is part of the summary, and nothing is changed then.
  package let diagnostics: [Diagnostic]
  private let table: SiteTable
  private let folder: OutputFolder
  private let clean: Bool
  /// The folder; nil where there is none or no way.
  private let opened: OpenedFolder?
  /// Locks the folder against other runs; nil where there is no folder, or nothing is to be written.
  private var reservation: ReservedFolder?
  /// What there is to do; nil as well.
  private let plan: OutputPlan?

  fileprivate init(of table: SiteTable, in folder: OutputFolder, clean: Bool, isToBeWritten: Bool) async {
    let files = table.items.map { OutputPath($0.file) }
    var diagnostics = folder.namingProblems(of: files)
    var opened: OpenedFolder?
    var reservation: ReservedFolder?
    var plan: OutputPlan?
    do throws(Diagnostic) {
      if try folder.rootExists() {
        let place = try folder.root.attempt("open the folder", at: nil) { () throws(SystemError) in
          try OpenedFolder(folder.root.systemPath(of: nil))
        }
        if isToBeWritten { reservation = try folder.root.reserved() }
        let found = try await folder.plan(for: table, as: files, in: place, clean: clean, canWait: isToBeWritten)
        opened = place
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
    self.opened = opened
    self.reservation = reservation
    self.plan = plan
  }

  /// Writes the site, unless there are errors.
  ///
  /// A file whose bytes are right is not touched. The others are replaced atomically, or created where nothing stood,
  /// stage after stage, a stage's files on all processors. Files that the site no longer has are removed last, if
  /// nothing failed; those in the way of new ones, as `a` is in the way of `a/b`, first.
  ///
  /// - Parameters:
  ///   - progress: Called after each file, one call at a time, with the number of finished files and the total.
  ///   - finished: Called after each stage.
  package consuming func write(
    progress: (@Sendable (Int, Int) -> Void)? = nil, finished: (StageCounts) -> Void = { _ in }
  ) async -> OutputSummary {
    let errors = diagnostics.errors
    guard errors.isEmpty else { return OutputSummary(diagnostics: errors) }
    let (table, folder, clean, plan, opened) = (table, folder, clean, plan, opened)
    guard let plan, let opened, let reservation else {
      do throws(Diagnostic) {
        try folder.root.attempt("create the folder", at: nil) { () throws(SystemError) in
          try FileSystem(beforeEachStep: folder.beforeEachStep).makeFolder(folder.root.systemPath(of: nil))
        }
      } catch {
        return OutputSummary(diagnostics: [error])
      }
      return await folder.prepared(for: table, clean: clean).write(progress: progress, finished: finished)
    }
    let fileSystem = FileSystem(in: (opened, folder.root.path), beforeEachStep: folder.beforeEachStep)
    let run = OutputRun(
      plan, of: table, from: folder.sources, in: folder.root, with: fileSystem, progress: progress)
    var summary = await run.summary(finished)
    summary.diagnostics = folder.root.naming(table, in: summary.diagnostics)
    _ = consume reservation
    return summary
  }
}

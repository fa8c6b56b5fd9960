import FeedDiagnostics
import FeedFiles
import FeedModel
import FeedSite

/// Looks for everything that speaks against writing, without changing anything.
struct OutputInspection: Sendable {
  let root: OutputRoot
  /// The content folder by the system's path.
  let contentFolder: String

  /// Whether the output folder is there; throws if its place is not for us.
  func rootExists() throws(Diagnostic) -> Bool {
    guard !ResolvedLocation(root.systemPath(of: nil) + "/").overlaps(ResolvedLocation(contentFolder)) else {
      throw root.diagnostic(.overlapsContent, at: nil)
    }
    let status = try root.attempt("create the folder", at: nil) { () throws(SystemError) in
      try FileStatus.ofTarget(at: root.systemPath(of: nil))
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
  func namingProblems(of files: [OutputPath]) -> [Diagnostic] {
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
  func plan(
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
    let (new, retained) = made.retaining(table.retained, of: old ?? .empty)
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
    let aside = try survey.aside.isEmpty ? nil : FilesAside(files: survey.aside, folder: keptFolder(in: opened))
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

  /// A folder that is not there yet, for files that may be somebody's.
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

  /// Whether a name may stand in a folder that holds nothing of ours yet: what keeps its versions, what hosts read, and
  /// what a first run that was killed left. Any other folder of dot-names, such as a home folder, is somebody's.
  private static func isWelcome(_ name: String) -> Bool {
    [
      "CNAME", ".git", ".gitattributes", ".github", ".gitignore", ".gitlab-ci.yml", ".forgejo", ".gitea", ".hg", ".jj",
      ".svn", ".woodpecker.yml", ".DS_Store",
    ].contains(name) || Route.namesForHosts.contains(name) || name.hasPrefix(ReservedName.prefix)
  }
}

import FeedDiagnostics

/// What a run is going to do, or what speaks against it.
struct OutputPlan: Sendable {
  /// What speaks against it; if anything does, nothing must be written.
  let diagnostics: [Diagnostic]
  /// What has to be asked for the same before the first change; nil where it is known.
  let objections: (@Sendable () -> [Diagnostic])?
  /// What the last run left.
  let old: Manifest
  /// What this run is to leave.
  let new: Manifest
  /// Whether the list in the folder is that of this run already.
  let isListed: Bool
  /// How many pages stay that this run does not make.
  let retained: Int
  /// The file of each item of the table.
  let files: [OutputPath]
  /// What stands at the place of each; empty where nobody has looked.
  let places: [OutputPlace]
  /// What is put into a folder of its own before anything else happens.
  let aside: FilesAside?
  /// What goes before anything is written.
  let early: Removal
  /// What goes when everything is written.
  let late: Removal
  /// The folders where a killed run may have left temporary files; nil is the output folder.
  let leftovers: [OutputPath?]

  /// Plans a run that is likely to change nothing.
  init(
    old: Manifest, new: Manifest, isListed: Bool, files: [OutputPath], retained: Int,
    objections: @escaping @Sendable () -> [Diagnostic]
  ) {
    diagnostics = []
    self.objections = objections
    self.old = old
    self.new = new
    self.isListed = isListed
    self.files = files
    self.retained = retained
    places = []
    aside = nil
    early = .nothing
    late = .nothing
    leftovers = [nil]
  }

  /// Plans a run from what a survey has found.
  init(
    old: Manifest, new: Manifest, isListed: Bool, files: [OutputPath], retained: Int,
    places: [OutputPlace], objections: [Diagnostic], aside: FilesAside?, clean: Bool, survey: inout OutputSurvey
  ) {
    diagnostics = objections.sorted()
    self.objections = nil
    self.old = old
    self.new = new
    self.isListed = isListed
    self.files = files
    self.retained = retained
    self.places = places
    self.aside = aside
    let kept = new.files.count == files.count ? [] : Set(new.files).subtracting(files)
    let transition = StaleFilePlan(from: old.files.filter { !kept.contains($0) }, to: files, clean: clean)
    early = Removal(of: transition.early, in: &survey)
    late = Removal(of: transition.late, in: &survey)
    let folders = old.isComplete ? [] : Set(old.files.compactMap(\.folder)).sorted()
    leftovers = folders.filter { survey.isFolder($0) } + [nil]
  }
}

import FeedDiagnostics
import FeedModel
import FeedSite

/// What a run is going to do, or what speaks against it.
struct OutputPlan {
  /// What speaks against it; if anything does, nothing must be written.
  let diagnostics: [Diagnostic]
  /// What the last run left.
  let manifest: Manifest
  /// The file of each item of the table.
  let files: [OutputPath]
  /// What goes before anything is written.
  let early: Removal
  /// What goes when everything is written.
  let late: Removal
  /// The folders where a killed run may have left temporary files; nil is the output folder.
  let leftovers: [OutputPath?]

  /// Looks at the output folder.
  ///
  /// - Parameters:
  ///   - rootExists: Whether there is an output folder at all.
  ///   - manifest: What the last run left.
  init(for table: SiteTable, in root: OutputRoot, rootExists: Bool, manifest: Manifest, clean: Bool) {
    self.manifest = manifest
    let files = table.items.map { OutputPath($0.route.file) }
    self.files = files
    var survey = OutputSurvey(root: root, rootExists: rootExists, files: manifest.files)
    var diagnostics: [Diagnostic] = []
    var reported: Set<Diagnostic> = []
    for (item, file) in zip(table.items, files) {
      guard let diagnostic = survey.objection(to: file, holding: item.content) else { continue }
      // All files of one folder share its diagnostic.
      if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }
    self.diagnostics = diagnostics.sorted()
    let transition = Transition(from: manifest.files, to: files, clean: clean)
    early = Removal(of: transition.early, in: &survey)
    late = Removal(of: transition.late, in: &survey)
    let folders = manifest.isComplete ? [] : Set(manifest.files.compactMap(\.folder)).sorted()
    leftovers = folders.filter { survey.isFolder($0) } + [nil]
  }
}

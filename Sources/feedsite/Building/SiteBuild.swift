import FeedContent
import FeedDiagnostics
import FeedModel
import FeedOutput
import FeedSite
import FeedTheme

/// One run of `feedsite build`: reads, checks, and writes only what is free of errors.
struct SiteBuild: Sendable {
  let contentFolder: String
  let outputFolder: String
  let context: BuildContext
  /// Whether every file is written anew.
  let clean: Bool
  /// Whether warnings forbid the build.
  let isStrict: Bool

  /// Builds; false where something is wrong and nothing, or not everything, was written.
  func run(_ report: Report) async -> Bool {
    let start = ContinuousClock.now
    let content = await ContentLoader(folder: contentFolder, context: context).load()
    for file in content.skipped { report.detail(describe(file)) }
    guard content.isFolder else {
      report.print(content.diagnostics)
      return false
    }
    let theme = loadTheme(content.site)
    var diagnostics = content.diagnostics + theme.diagnostics
    guard let loadedTheme = theme.theme else { return refuse(diagnostics, report) }

    let (table, problems) = SiteAssembly(
      input: SiteInput(
        site: content.site, feed: content.feed, memories: content.memories, files: content.files,
        localLinks: content.localLinks, theme: loadedTheme, generator: Version.text)
    ).assemble()
    diagnostics += problems
    let folder = OutputFolder(
      path: outputFolder, contentFolder: contentFolder, displayPath: outputFolder)
    if isFit(diagnostics) { diagnostics += folder.diagnostics(for: table) }
    guard isFit(diagnostics) else { return refuse(diagnostics, report) }
    report.print(diagnostics.sorted(), includingWarnings: false)

    let progress = Progress(isEnabled: Terminal.isStandardError && !report.isQuiet, start: start)
    let outcome = await folder.write(table, clean: clean) { progress.update($0, of: $1) }
    progress.finish()
    guard outcome.diagnostics.isEmpty else {
      report.print(outcome.diagnostics)
      return false
    }
    let warnings = diagnostics.count { $0.severity == .warning }
    report.result(
      BuildSummary(
        content: content, fileCount: table.items.count, output: outcome, warningCount: warnings,
        duration: ContinuousClock.now - start
      ).text)
    return true
  }

  private func isFit(_ diagnostics: [Diagnostic]) -> Bool {
    !diagnostics.contains { $0.severity == .error || isStrict }
  }

  private func refuse(_ diagnostics: [Diagnostic], _ report: Report) -> Bool {
    report.print(diagnostics.sorted(), includingWarnings: isStrict)
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count - errors
    report.standardError("\(Count.text(errors, "error")), \(Count.text(warnings, "warning")); nothing was written")
    return false
  }

  private func loadTheme(_ site: Site) -> LoadedTheme {
    let folders = ThemeFolders(contentFolder: contentFolder).search
    return ThemeLoader(searchFolders: folders, overlayFolder: contentFolder + "/theme").load(
      site.theme.name, requirements: SiteAssembly.themeRequirements(for: site))
  }

  private func describe(_ file: SkippedFile) -> String {
    let date = file.date.map { " (\($0.machineReadable))" } ?? ""
    return "skipped \(file.file): \(file.reason.rawValue)\(file.reason == .draft ? "" : date)"
  }
}

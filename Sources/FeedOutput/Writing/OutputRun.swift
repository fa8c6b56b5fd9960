import FeedDiagnostics
import FeedModel
import FeedSite

/// Carries out a plan that nothing speaks against.
struct OutputRun {
  private let plan: OutputPlan
  private let items: [SiteItem]
  private let journal: Journal
  private let remover: FileRemover
  private let writer: FileWriter
  private let counter: ProgressCounter?

  /// Creates a run.
  init(
    _ plan: OutputPlan, of table: SiteTable, in root: OutputRoot, with fileSystem: FileSystem,
    progress: (@Sendable (Int, Int) -> Void)?
  ) {
    self.plan = plan
    items = table.items
    journal = Journal(
      root: root, fileSystem: fileSystem, old: plan.manifest, files: plan.files,
      stages: table.items.map(\.stage), identities: table.identities)
    remover = FileRemover(root: root, fileSystem: fileSystem, journal: journal)
    writer = FileWriter(root: root, fileSystem: fileSystem, journal: journal)
    counter = progress.map { ProgressCounter(total: table.items.count, report: $0) }
  }

  /// Makes way, writes, prunes and closes the journal, each only if nothing failed before.
  func summary() async -> OutputSummary {
    var diagnostics = remover.removeLeftovers(in: plan.leftovers)
    var (removed, problems) = remover.remove(plan.early)
    diagnostics += problems
    guard diagnostics.isEmpty else { return summary(of: [], removed: removed, diagnostics) }

    var outcomes: [FileOutcome] = []
    for stage in stages { outcomes += await write(stage) }
    diagnostics = outcomes.compactMap { if case .failed(let diagnostic) = $0 { diagnostic } else { nil } }
    guard diagnostics.isEmpty else { return summary(of: outcomes, removed: removed, diagnostics) }

    let late = remover.remove(plan.late)
    removed += late.files
    diagnostics = late.diagnostics
    if diagnostics.isEmpty {
      do throws(Diagnostic) { try journal.finish() } catch { diagnostics.append(error) }
    }
    return summary(of: outcomes, removed: removed, diagnostics)
  }

  /// The items' positions, one range for each stage.
  private var stages: [Range<Int>] {
    var stages: [Range<Int>] = []
    var start = items.startIndex
    while start < items.endIndex {
      let end = items[start...].firstIndex { $0.stage != items[start].stage } ?? items.endIndex
      stages.append(start..<end)
      start = end
    }
    return stages
  }

  private func write(_ stage: Range<Int>) async -> [FileOutcome] {
    let (items, files, writer, counter) = (items, plan.files, writer, counter)
    return await stage.concurrentMap { index in
      let outcome = writer.write(files[index], holding: items[index].content, number: index)
      counter?.advance()
      return outcome
    }
  }

  private func summary(
    of outcomes: [FileOutcome], removed: [OutputPath], _ diagnostics: [Diagnostic]
  ) -> OutputSummary {
    let wanted = Set(plan.files)
    var reported: Set<Diagnostic> = []
    return OutputSummary(
      written: outcomes.count { if case .written = $0 { true } else { false } },
      unchanged: outcomes.count { if case .unchanged = $0 { true } else { false } },
      removed: removed.count { !wanted.contains($0) },
      // A manifest that cannot be written is the same obstacle to every file.
      diagnostics: diagnostics.filter { reported.insert($0).inserted }.sorted())
  }
}

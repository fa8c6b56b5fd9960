package import FeedDiagnostics
import FeedFiles
import FeedModel
package import FeedSite
import Synchronization

/// Carries out a plan that nothing prevents.
struct OutputRun {
  private let plan: OutputPlan
  private let table: SiteTable
  private let root: OutputRoot
  /// The folder out of which no file may lead that is copied; nil where links may lead anywhere.
  private let sources: String?
  private let fileSystem: FileSystem
  private let journal: Journal
  private let counter: ProgressCounter?

  init(
    _ plan: OutputPlan, of table: SiteTable, from sources: String?, in root: OutputRoot, with fileSystem: FileSystem,
    progress: (@Sendable (Int, Int) -> Void)?
  ) {
    self.plan = plan
    self.table = table
    self.root = root
    self.sources = sources
    self.fileSystem = fileSystem
    journal = Journal(of: plan, in: root, with: fileSystem)
    counter = progress.map { ProgressCounter(total: table.items.count, report: $0) }
  }

  /// Makes way, writes, prunes and closes the journal, each only if nothing failed before.
  ///
  /// - Parameter finished: Called after each stage.
  func summary(_ finished: (StageCounts) -> Void) async -> OutputSummary {
    do throws(Diagnostic) { try setAside() } catch { return OutputSummary(diagnostics: [error]) }
    var diagnostics = removeLeftovers(in: plan.leftovers)
    var (removed, problems) = remove(plan.early)
    diagnostics += problems
    guard diagnostics.isEmpty else { return summary(of: [], removed: removed, diagnostics) }

    var tallies: [StageCounts] = []
    for stage in stages {
      let tally = await write(stage)
      table.finish(tally.stage)
      finished(tally)
      tallies.append(tally)
    }
    guard journal.objections.isEmpty else { return OutputSummary(diagnostics: journal.objections) }
    diagnostics = tallies.flatMap(\.diagnostics)
    guard diagnostics.isEmpty else { return summary(of: tallies, removed: removed, diagnostics) }

    let late = remove(plan.late)
    removed += late.files
    diagnostics = late.diagnostics
    if diagnostics.isEmpty {
      do throws(Diagnostic) { try journal.finish() } catch { diagnostics.append(error) }
    }
    return summary(of: tallies, removed: removed, diagnostics)
  }

  /// Moves the files that may belong to someone else, before the journal lists their paths as the site's: a run that is
  /// killed here leaves the rest of them to the next one.
  private func setAside() throws(Diagnostic) {
    guard let aside = plan.aside else { return }
    for path in aside.files {
      try root.attempt("move the file", at: path) { () throws(SystemError) in
        try fileSystem.move(path.text, to: aside.folder.appending(path.text).text)
      }
    }
  }

  /// The items' positions, one range for each stage.
  private var stages: [Range<Int>] {
    let items = table.items
    var stages: [Range<Int>] = []
    var start = items.startIndex
    while start < items.endIndex {
      let end = items[start...].firstIndex { $0.stage != items[start].stage } ?? items.endIndex
      stages.append(start..<end)
      start = end
    }
    return stages
  }

  /// Writes the files of a stage, and keeps only their counts.
  private func write(_ stage: Range<Int>) async -> StageCounts {
    // Pieces are short enough that all processors have some to the end, also where single files take long.
    let tallies = await stage.pieces(of: max(1, min(128, stage.count / 256))).concurrentMap { piece in
      var tally = StageCounts(stage: table.items[piece.lowerBound].stage)
      var buffer: [UInt8] = []
      for index in piece {
        do throws(Diagnostic) {
          try write(index, counting: &tally, comparedThrough: &buffer)
        } catch {
          tally.diagnostics.append(error)
        }
        counter?.advance()
      }
      return tally
    }
    return tallies.dropFirst().reduce(into: tallies[0]) { $0.add($1) }
  }

  /// Writes the file with a number, unless it holds the right bytes, and counts it.
  private func write(
    _ index: Int, counting tally: inout StageCounts, comparedThrough buffer: inout [UInt8]
  ) throws(Diagnostic) {
    let (path, item) = (plan.files[index], table.items[index])
    let place = plan.places.isEmpty ? .unknown : plan.places[index]
    let content = try root.attempt(Self.action(for: item.content), at: path) { () throws(SystemError) in
      try OpenedContent(item.content, within: sources)
    }
    let isHeld =
      switch place {
      case .free: false
      case .file(let size):
        content.isHeld(byFileAt: path.text, in: fileSystem.number, knownSize: size, through: &buffer)
      case .unknown: content.isHeld(byFileAt: path.text, in: fileSystem.number, through: &buffer)
      }
    guard !isHeld else {
      tally.unchanged += 1
      return
    }
    try journal.begin()
    // What is new is written in its place: the journal names it, so that the next run knows and completes a part of it,
    // and nothing that was published leads there yet. Feeds and walls have readers who do not wait for a link.
    let temporary: OutputPath? =
      if case .free = place, item.stage != .index { nil } else { path.beside(ReservedName.temporary(index)) }
    try root.attempt("write the file", at: path) { () throws(SystemError) in
      if case .free(makesFolder: true) = place { try fileSystem.makeFolder(around: path.text) }
      try fileSystem.writeFile(at: path.text, through: temporary?.text, with: content)
    }
    tally.written += 1
    tally.bytes += content.size
  }

  private static func action(for content: SiteItem.Content) -> String {
    switch content {
    case .bytes: "write the file"
    case .file(let source), .mediaFile(let source): "copy \"\(source)\""
    case .picture(let picture): "publish \"\(picture.location)\""
    }
  }

  private func summary(
    of tallies: [StageCounts], removed: [OutputPath], _ diagnostics: [Diagnostic]
  ) -> OutputSummary {
    let wanted = removed.isEmpty ? [] : Set(plan.files)
    return OutputSummary(
      written: tallies.reduce(0) { $0 + $1.written },
      unchanged: tallies.reduce(0) { $0 + $1.unchanged },
      removed: removed.count { !wanted.contains($0) }, retained: plan.retained,
      // A manifest that cannot be written is the same obstacle to every file.
      diagnostics: diagnostics.uniqued(by: \.self).sorted())
  }

  // MARK: Removing

  /// Removes files, then folders if they are empty.
  ///
  /// - Returns: The files that were there, and what the system refused.
  private func remove(_ removal: Removal) -> (files: [OutputPath], diagnostics: [Diagnostic]) {
    var removed: [OutputPath] = []
    var diagnostics: [Diagnostic] = []
    for path in removal.files {
      do throws(Diagnostic) {
        if try remove(path) { removed.append(path) }
      } catch {
        diagnostics.append(error)
      }
    }
    for folder in removal.folders {
      do throws(Diagnostic) {
        try journal.begin()
        try root.attempt("remove the folder", at: folder) { () throws(SystemError) in
          try fileSystem.removeEmptyFolder(folder.text)
        }
      } catch {
        diagnostics.append(error)
      }
    }
    return (removed, diagnostics)
  }

  /// Removes the temporary files that a killed run left in folders; nil is the output folder.
  private func removeLeftovers(in folders: [OutputPath?]) -> [Diagnostic] {
    folders.compactMap { folder in
      do throws(Diagnostic) {
        try root.attempt("clean up the folder", at: folder) { () throws(SystemError) in
          let names = try OpenedDirectory(folder?.text ?? ".", in: fileSystem.number).sortedNames()
          for name in names where ReservedName.isTemporary(name) {
            try fileSystem.removeFile(folder?.appending(name).text ?? name)
          }
        }
        return nil
      } catch {
        return error
      }
    }
  }

  private func remove(_ path: OutputPath) throws(Diagnostic) -> Bool {
    let status = try root.attempt("look at the file", at: path) { () throws(SystemError) in
      try FileStatus.ofItem(at: path.text, in: fileSystem.number)
    }
    // Something that is no longer a file is not what was written here.
    guard status?.kind == .file else { return false }
    try journal.begin()
    return try root.attempt("remove the file", at: path) { () throws(SystemError) in
      try fileSystem.removeFile(path.text)
    }
  }
}

/// Counts finished files from any thread and reports one at a time, in ascending numbers.
private final class ProgressCounter: Sendable {
  private let total: Int
  private let report: @Sendable (Int, Int) -> Void
  private let finished = Mutex(0)

  /// Creates a counter that reports the number of finished files and the total.
  init(total: Int, report: @escaping @Sendable (Int, Int) -> Void) {
    self.total = total
    self.report = report
  }

  func advance() {
    finished.withLock { finished in
      finished += 1
      report(finished, total)
    }
  }
}

/// What a run has done.
package struct OutputSummary: Equatable, Sendable {
  /// How many files are new or have new bytes.
  package internal(set) var written = 0
  /// How many files had the right bytes already.
  package internal(set) var unchanged = 0
  /// How many files are gone because the site no longer has them.
  package internal(set) var removed = 0
  /// How many pages are there that the site no longer makes, because something is wrong with their files.
  package internal(set) var retained = 0
  /// What went wrong; if anything did, the next run puts the folder right.
  package internal(set) var diagnostics: [Diagnostic] = []
}

/// The results of writing one stage.
package struct StageCounts: Sendable {
  package let stage: SiteItem.Stage
  package internal(set) var written = 0
  package internal(set) var unchanged = 0
  package internal(set) var bytes = 0
  var diagnostics: [Diagnostic] = []

  mutating func add(_ other: StageCounts) {
    written += other.written
    unchanged += other.unchanged
    bytes += other.bytes
    diagnostics += other.diagnostics
  }
}

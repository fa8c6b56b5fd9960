import FeedContent
import FeedDiagnostics
import FeedFiles
import FeedImport
import FeedModel
import FeedOutput
import FeedSaving
import FeedSite
import Foundation

/// One run of `feedsite export`: reads, and writes only if nothing is wrong; what is wrong is printed.
struct SiteExport {
  let contentFolder: String
  /// Whether links that lead out of the content folder are followed.
  let followsLinks: Bool
  let report: Report

  private struct Source {
    let folder: NormalizedFolder
    let content: LoadedContent
    let entries: [ContentFile]
    let plan: ContentPlan
  }

  /// Writes a document to a file, or to standard output if that is `-`.
  func write(document path: String) async throws {
    let source = try await source()
    let document = ExportDocument(folder: source.folder, content: source.content, entries: source.entries)
    do throws(ImportFailure) {
      try ExportFile(path: path, contentFolder: contentFolder).write(document)
    } catch {
      throw report.refusal(error.diagnostics)
    }
    if path != "-" { report.result("Exported \(summary(of: source)) to \(path)") }
  }

  /// Brings a folder up to date.
  func write(folder path: String) async throws {
    let source = try await source()
    let table = SiteTable(
      items: source.plan.files.map { file in
        let content: SiteItem.Content =
          switch file.contents {
          case .copy(let location): .file(location)
          default: .bytes { Array(file.contents.bytes ?? []) }
          }
        return SiteItem(route: Route(file.path), stage: .asset, content: content)
      })
    let output = OutputFolder(path: path, contentFolder: contentFolder, followsLinks: followsLinks)
    let outcome = await output.write(table)
    guard outcome.diagnostics.isEmpty else { throw report.refusal(outcome.diagnostics) }
    report.result(
      "Exported \(summary(of: source)) to \(path); \(outcome.written) written, \(outcome.unchanged) unchanged, "
        + "\(outcome.removed) removed")
  }

  /// Brings a database up to date. As databases get published, too, it holds what a build would publish.
  func write(database path: String, clock: ClockArgument, selecting selection: SelectionOptions) async throws {
    let rows = await SiteRows(
      contentFolder: contentFolder,
      context: BuildContext(
        now: clock.seconds, isNowLocal: clock.isLocal, includesDrafts: selection.drafts,
        includesFuture: selection.future, includesExpired: selection.expired, followsLinks: followsLinks))
    let errors = rows.content.diagnostics.errors
    guard errors.isEmpty else { throw report.refusal(errors) }
    do throws(Diagnostic) {
      if let obstacle = ExportFile(path: path, contentFolder: contentFolder).obstacle {
        throw Diagnostic(obstacle, at: SourceLocation(file: path))
      }
      let count = rows.objects.count
      let summary = try await SavedDatabase(path: path).update(
        SavedSite(rows.content.site, count: count, entry: rows.saved))
      report.result(
        "Exported \(CountFormatter.text(count, "entry", plural: "entries")) (\(summary.added) new, "
          + "\(summary.changed) changed, \(summary.removed) removed, \(summary.unchanged) unchanged) to \(path)"
          + (SkippedCounts(rows.content.skipped).text.map { "; \($0)" } ?? ""))
    } catch {
      throw report.refusal([error])
    }
  }

  /// Everything in the content folder, including what a build leaves out.
  private func source() async throws -> Source {
    let content = await ContentLoader(
      folder: contentFolder, context: BuildContext(now: 0, followsLinks: followsLinks).includingUnpublished
    ).load()
    let errors = content.diagnostics.errors
    guard errors.isEmpty else { throw report.refusal(errors) }
    do throws(ImportFailure) {
      let folder = NormalizedFolder(path: contentFolder, followsLinks: followsLinks)
      let entries = try folder.entries()
      return Source(folder: folder, content: content, entries: entries, plan: folder.plan(of: entries))
    } catch {
      throw report.refusal(error.diagnostics)
    }
  }

  private func summary(of source: Source) -> String {
    ImportReportText.counts(of: source.plan.report) + " in "
      + CountFormatter.text(source.plan.files.count, "file")
  }
}

/// The file that a document is written to; one that is there already is replaced only by a document that differs.
struct ExportFile {
  let path: String
  let contentFolder: String

  func write(_ document: ExportDocument) throws(ImportFailure) {
    guard path != "-" else {
      return try attempt { try document.write { FileHandle.standardOutput.write(Data($0)) } }
    }
    try examine()
    let folder = path.folderPrefix
    let temporary = folder + ".feedsite-export.tmp"
    try attempt {
      guard let reservation = try ReservedFolder(folder.isEmpty ? "." : folder) else { throw failure(.output(.busy)) }
      let draft = try FileDraft(temporary)
      try document.write { try draft.append($0) }
      // The document that is there may be the same already.
      if FileManager.default.contentsEqual(atPath: path, andPath: temporary) { return }
      try draft.replace(path)
      _ = consume reservation
    }
  }

  /// Why no export is written there: the file would be in the content folder, or in place of a folder.
  var obstacle: Problem? {
    if ResolvedLocation(path).overlaps(ResolvedLocation(contentFolder)) { return .output(.overlapsContent) }
    return values?.isDirectory == true ? .output(.unwritable(reason: "Is a directory")) : nil
  }

  /// What is there already; nil where there is nothing.
  private var values: URLResourceValues? { try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]) }

  /// Makes sure that nothing but an earlier document is in the way.
  private func examine() throws(ImportFailure) {
    if let obstacle { throw failure(obstacle) }
    guard values != nil else { return }
    let head = try? FileHandle(forReadingFrom: URL(filePath: path)).read(upToCount: 1024)
    guard ExportDocument.begins(String(decoding: head ?? Data(), as: UTF8.self)) else {
      throw failure(.output(.fileInTheWay))
    }
  }

  private func attempt(_ body: () throws -> Void) throws(ImportFailure) {
    do {
      try body()
    } catch let failure as ImportFailure {
      throw failure
    } catch {
      throw failure(.output(.unwritable(reason: ContentFolderWriter.reason(error))))
    }
  }

  private func failure(_ problem: Problem) -> ImportFailure {
    ImportFailure([Diagnostic(problem, at: SourceLocation(file: path))])
  }
}

import FeedContent
import FeedDiagnostics
import FeedModel
import FeedSite

/// The result of reading a site to inspect one of its files.
enum EntryInspection: Sendable {
  /// The entry, with warnings about its file.
  case entry(InspectedEntry, [Diagnostic])
  /// Nothing, since the file, the settings of the site or the theme have errors.
  case faulty([Diagnostic])
  /// Nothing, since the name is not that of an entry; the words say so.
  case notAnEntry(String)

  /// Reads the site around a file.
  static func inspect(_ entry: EntryFile, context: BuildContext) async -> Self {
    var reading = await SiteLoader(contentFolder: entry.contentFolder, context: context, explained: true)
    var skipped = reading.content.provenance.first { $0.path == entry.path }?.skipped
    if let reason = skipped, SkippedFile.Reason.unpublished.contains(reason) {
      // A build leaves the file out, but its page can still be explained.
      reading = await SiteLoader(
        contentFolder: entry.contentFolder, context: context.includingUnpublished, explained: true)
    } else {
      skipped = nil
    }
    let content = reading.content
    let name = entry.displayName
    let inspection = SiteInspection(of: reading.input)
    let all = content.diagnostics + reading.themeDiagnostics + inspection.diagnostics
    // The settings count for every file; the theme and what has no place at all, too.
    let entryFiles = Set(content.provenance.map(\.file)).subtracting([name])
    let own = all.filter { diagnostic in
      guard let file = diagnostic.location?.file, file != name else { return true }
      return diagnostic.severity == .error && !entryFiles.contains(file)
        && ![".md", ".markdown", ".mdx"].contains(where: file.hasSuffix)
    }
    guard content.isFolder, !own.hasErrors else { return .faulty(own.sorted()) }
    guard let provenance = content.provenance.first(where: { $0.path == entry.path }),
      let file = inspection.inspect(file: provenance.file)
    else { return .notAnEntry(entry.complaint(content)) }
    let inspected = InspectedEntry(
      provenance: provenance, skipped: skipped, file: file, site: content.site, inspection: inspection)
    return .entry(inspected, own.sorted())
  }
}

/// The result of a build for one file, with the reasons for each decision.
struct InspectedEntry: Sendable {
  /// Where the decisions on the file came from.
  let provenance: FileProvenance
  /// Why a build leaves the file out; it was read anyway.
  let skipped: SkippedFile.Reason?
  let file: ContentPage
  let site: Site
  let inspection: SiteInspection
}

extension EntryFile {
  fileprivate var displayName: String { contentFolder == "." ? path : "\(contentFolder)/\(path)" }

  /// Why the file is no entry, and which one may have been meant.
  fileprivate func complaint(_ content: LoadedContent) -> String {
    if let skipped = content.skipped.first(where: { $0.file == displayName }) {
      return "\(displayName) is not an entry: \(skipped.reason.words)."
    }
    let complaint = "\(displayName) is not an entry of the site"
    let paths = content.provenance.map(\.path)
    guard let nearest = nearest(among: paths) else {
      return "\(complaint); entries are Markdown files of the content folder, such as \(paths.first ?? "notes/a.md")."
    }
    return "\(complaint); did you mean \(nearest)?"
  }

  /// A path with few slips, else one whose file has the same name.
  private func nearest(among paths: [String]) -> String? {
    if let nearest = Suggestion.nearest(to: path, among: paths) { return nearest }
    let byName = Dictionary(paths.map { (Self.stem($0), $0) }) { first, _ in first }
    return byName[Self.stem(path)] ?? Suggestion.nearest(to: Self.stem(path), among: byName.keys).flatMap { byName[$0] }
  }

  /// The name of a file without date and extension.
  private static func stem(_ path: String) -> String {
    path.withoutTrailingSlashes.fileName.fileStem.replacing(/^\d{4}-\d{2}-\d{2}-/, with: "")
  }
}

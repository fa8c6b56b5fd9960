package import FeedContent
import FeedDiagnostics

/// A content folder, to be written in the form of the documentation.
package struct NormalizedFolder: Sendable {
  package let reader: ContentFileReader
  let files: ContentFiles
  /// Files that builds leave out and that the writer still needs.
  private let archetypes: ContentListing

  /// Looks into a content folder on disk.
  ///
  /// - Parameters:
  ///   - displayName: What messages call the folder; nil for its path.
  ///   - followsLinks: Whether symbolic links that lead out of the folder are followed, instead of being errors.
  package init(path: String, displayName: String? = nil, followsLinks: Bool) {
    files = .folder(at: path, followsLinks: followsLinks)
    reader = ContentFileReader(folder: path, displayName: displayName, followsLinks: followsLinks)
    let listing = try? ContentListing(
      ofFolderAt: path,
      leavingOut: { name, folder in
        folder.isEmpty ? name != "_archetypes" : !ContentFile.isPath("\(folder)/\(name)")
      }, followsLinks: followsLinks)
    archetypes = listing ?? ContentListing(files: [])
  }

  /// The paths of the files that are copied as they are, sorted, without `site.yml`.
  var otherPaths: [String] { (reader.otherPaths.filter { $0 != reader.settingsPath } + archetypes.files).sorted() }

  /// The entries, people and pages in the order of their paths; everything that keeps one from being read is thrown.
  package func entries() throws(ImportFailure) -> [ContentFile] {
    var entries: [ContentFile] = []
    var diagnostics = (reader.diagnostics + reader.unlisted).filter { $0.severity == .error }
    diagnostics += archetypes.errors.map { Diagnostic($0, in: reader.displayPrefix) }
    for path in reader.paths {
      do throws(Diagnostic) { entries.append(try reader.file(at: path)) } catch { diagnostics.append(error) }
    }
    guard diagnostics.isEmpty else { throw ImportFailure(diagnostics) }
    return entries
  }

  /// All files of the folder whose entries are given, and what there is among them.
  package func plan(of entries: [ContentFile]) -> ContentPlan {
    let settings: ContentPlan.Contents =
      reader.settingsPath.map { .copy(of: files.location($0)) } ?? .text(FrontMatterWriter.lines(reader.settings))
    let others = otherPaths.map { ContentPlan.File(path: $0, contents: .copy(of: files.location($0))) }
    return ContentPlan(
      entries: entries,
      files: [ContentPlan.File(path: reader.settingsPath ?? "site.yml", contents: settings)] + others)
  }
}

/// What `feedsite export` writes, and content folders.
struct FeedsiteFormat: ImportFormat {
  let name = "feedsite"

  func recognizes(_ source: ImportSource) -> Bool {
    if source.isFolder { return source.paths.contains(where: ContentFile.settingsPaths.contains) }
    return ExportDocument.begins(source.head(source.paths[0]))
  }

  func contents(of source: ImportSource) throws(ImportFailure) -> ImportedContents {
    guard !source.isFolder else {
      let folder = NormalizedFolder(
        path: source.root, displayName: source.displayName, followsLinks: source.followsLinks)
      return .plan(folder.plan(of: try folder.entries()))
    }
    let path = source.paths[0]
    var reader = ExportDocumentReader(bytes: try source.read(path), location: source.location(of: path))
    return .plan(try reader.plan())
  }
}

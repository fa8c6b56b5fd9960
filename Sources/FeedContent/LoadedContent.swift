public import FeedDiagnostics
package import FeedMedia
public import FeedModel

/// A content folder that has been read.
public struct LoadedContent: Sendable {
  /// The settings in `site.yml`.
  public var site: Site
  /// The entries, people and pages.
  public var feed: Feed
  /// The time of the reading, in seconds since 1970-01-01T00:00:00Z.
  public var now: Int
  /// The files that are published as they are, by route.
  public var files: [PublishedFile] = []
  /// The files that this build leaves out, by path.
  public var skipped: [SkippedFile] = []
  /// Links in bodies to addresses of the site that belong to no file.
  public var localLinks: [LocalLink] = []
  /// The Markdown files that could be read, by path relative to the content folder and as messages name them.
  var names: [(path: String, file: String)] = []
  /// The addresses of other sites that entries, pages and `site.yml` name, in the order of files.
  package var externalReferences: [ExternalReference] = []
  /// The keys of front matter that no kind knows, nor any other generator, in the order of places.
  package var unknownKeys: [UnknownKey] = []
  /// The media files that this build does not publish.
  package var unusedFiles: [String] = []
  /// The pictures of the site as they are published; nil where no content could be read.
  package var pictures: PictureStore?
  /// The Markdown files that have errors; a build that keeps going leaves them out.
  package var faulty: [FaultyFile] = []
  /// Whether they are left out instead of preventing a build.
  package var keepsGoing = false
  /// Whether the content folder could be listed at all; if not, the rest is empty.
  public var isFolder = true
  /// Everything that is wrong, in the order of places.
  public var diagnostics: [Diagnostic]

  /// Why each Markdown file that could be read became what it is, by path; empty unless requested.
  package internal(set) var provenance: [FileProvenance] = []

  /// Removes cached pictures that no run has used for a long time.
  package func removeUnusedPictures() { pictures?.removeUnused() }

  /// Whether anything is wrong that prevents a build.
  public var hasErrors: Bool { diagnostics.hasErrors }

  /// Whether `site.yml` has errors, so that its meaning is uncertain.
  package var hasFaultySettings: Bool {
    diagnostics.contains { diagnostic in
      let name = diagnostic.location?.file.fileName
      return diagnostic.severity == .error && name.map(ContentFile.settingsPaths.contains) ?? false
    }
  }

  /// The errors that prevent a build: all but those of files that are left out because of them.
  package func blockingErrors(among diagnostics: [Diagnostic]) -> [Diagnostic] {
    let leftOut = keepsGoing ? Set(faulty.map(\.file)) : []
    return diagnostics.errors.filter { error in !(error.location.map { leftOut.contains($0.file) } ?? false) }
  }

  /// The content paths of the entries whose files have errors.
  package func entryPaths(blamedFor diagnostics: [Diagnostic]) -> Set<String> {
    let files = diagnostics.filesWithErrors
    return files.isEmpty ? [] : Set(names.filter { files.contains($0.file) }.map(\.path))
  }

  /// The number of entries that would be published without those that have errors; nil where some errors are not in
  /// Markdown files, so that leaving these out would not help.
  package func soundEntryCount(despite errors: [Diagnostic]) -> Int? {
    let blamed = Set(errors.map(\.location?.file))
    let files = Set(names.map(\.file)).union(faulty.map(\.file))
    guard blamed.allSatisfy({ $0.map(files.contains) ?? false }) else { return nil }
    return feed.entries.count { !blamed.contains($0.entry.location.file) }
  }
}

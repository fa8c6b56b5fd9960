public import FeedDiagnostics
public import FeedModel

/// A content folder that has been read.
public struct LoadedContent: Sendable {
  /// The settings in `site.yml`.
  public var site: Site
  /// The entries, people and pages.
  public var feed: Feed
  /// The memories of the build's day; nil where no earlier year has an entry on it.
  public var memories: MemoriesFeedViewObject?
  /// The files that are published as they are, by route.
  public var files: [PublishedFile]
  /// The files that this build leaves out, by path.
  public var skipped: [SkippedFile]
  /// Links in bodies to addresses of the site that belong to no file.
  public var localLinks: [LocalLink]
  /// The Markdown files that could be read, by path; a preview shares them with its readings.
  var parsed: [ParsedFile] = []
  /// What decided on them, where they themselves are needed no longer.
  var decisions: [FileProvenance] = []
  /// The addresses of other sites that entries, pages and `site.yml` name, in the order of files.
  package var externalReferences: [ExternalReference] = []
  /// The files of pictures, sound and film that this build publishes nowhere.
  package var unusedFiles: [String] = []
  /// Whether the content folder could be listed at all; if not, the rest is empty.
  public var isFolder = true
  /// Everything that is wrong, in the order of places.
  public var diagnostics: [Diagnostic]

  /// Why each Markdown file that could be read became what it is, by path.
  package var provenance: [FileProvenance] { parsed.isEmpty ? decisions : parsed.map(\.provenance) }

  /// The content without what only a later reading of the folder asks for: all fields as they are written.
  func withoutParsedFiles() -> LoadedContent {
    var copy = self
    copy.decisions = provenance
    copy.parsed = []
    return copy
  }

  /// Whether anything is wrong that prevents a build.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

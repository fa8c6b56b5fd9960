package import FeedDiagnostics
package import FeedModel

/// What has to be known of a content folder to add to it: its settings and the names of its files.
package struct ContentSettings: Sendable {
  package let site: Site
  /// What is wrong with it; of a folder that does not exist, that.
  package let diagnostics: [Diagnostic]
  /// The folder as its owner names it.
  package let folder: String
  /// Whether the site has an author, who stands in where an entry names nobody.
  let hasAuthor: Bool
  let files: ContentFiles
  let paths: [String]
  /// The files and folders that cannot be looked into, or that lie elsewhere.
  let unlisted: [Diagnostic]
  let kinds: KindIndex

  /// Reads the settings of a content folder on disk; no entry is looked into.
  package init(folder: String) {
    let name = ContentFolderName(path: folder)
    self.init(files: .folder(at: name.path, followsLinks: false), displayName: name.path, fallbackTitle: name.title)
  }

  init(files: ContentFiles, displayName: String, fallbackTitle: String) {
    let loader = ContentLoader(
      files: files, displayName: displayName, fallbackTitle: fallbackTitle, context: BuildContext(now: 0))
    let (settings, paths, unlisted) = loader.settings()
    self.files = files
    folder = displayName
    site = settings.site
    hasAuthor = settings.author != nil
    self.paths = paths
    self.unlisted = unlisted
    diagnostics = settings.diagnostics
    kinds = KindIndex(declarations: settings.site.kinds)
  }

  /// The names of all kinds, in the singular, and that of pages.
  package var kindNames: [String] { kinds.suggestions + ["page"] }

  /// A path as messages name it.
  package func displayPath(_ path: String) -> String { folder == "." ? path : folder + "/" + path }
}

import FeedContent
import FeedDiagnostics
import FeedModel
import FeedServer
import FeedSite
import FeedTheme

/// What is known of a content folder and its theme, so that a change costs no more than it touches.
struct PreviewSession {
  private let settings: PreviewSettings
  private let origin: String
  private let contentFolder: String
  private var theme: PreviewTheme
  private var reading: ContentReading?
  private var content: LoadedContent?
  private var preview: SitePreview?

  /// What came of a change.
  enum Outcome {
    /// Nothing that anybody could see.
    case nothing
    /// Style sheets differ and nothing else.
    case styles
    /// The site differs.
    case site(SitePreview, SiteURL, [Diagnostic])
    /// The site cannot be shown.
    case problems([Diagnostic])
  }

  /// Creates a session for a site that is served at an origin; nothing is read yet.
  init(settings: PreviewSettings, origin: String) {
    self.settings = settings
    self.origin = origin
    var folder = settings.contentFolder
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    contentFolder = folder.isEmpty ? "." : folder
    theme = PreviewTheme(contentFolder: contentFolder)
  }

  /// The folders whose changes matter.
  var folders: [String] { [contentFolder] + (content.map { theme.folders(for: $0.site) } ?? []) }

  /// Reads everything.
  mutating func start() async -> Outcome { await update(contentPaths: nil) }

  /// Reads what a change touches.
  mutating func update(after change: FolderChange) async -> Outcome {
    guard !change.isUnknown else {
      theme.forget()
      return await update(contentPaths: nil)
    }
    let prefix = contentFolder + "/"
    var contentPaths: Set<String> = []
    var themePaths: Set<String> = []
    for path in change.paths {
      if path.hasPrefix(prefix), !path.hasPrefix(prefix + "theme/") {
        contentPaths.insert(String(path.dropFirst(prefix.count)))
      } else {
        themePaths.insert(path)
      }
    }
    // What an editor put beside a file and took away again was never part of the site.
    contentPaths = contentPaths.filter { reading?.knows($0) ?? true || PathStatus.exists(prefix + $0) }
    guard !contentPaths.isEmpty || !themePaths.isEmpty else { return .nothing }
    if isOfStylesOnly(contentPaths, themePaths) { return .styles }
    if !themePaths.isEmpty || contentPaths.contains(where: { $0.hasPrefix("site.y") }) { theme.forget() }
    return await update(contentPaths: contentPaths)
  }

  /// Style sheets are sent as they stand on the disk, so that nothing has to be read.
  private func isOfStylesOnly(_ contentPaths: Set<String>, _ themePaths: Set<String>) -> Bool {
    guard preview != nil, let known = theme.assetPaths else { return false }
    return contentPaths.allSatisfy { path in
      path.hasSuffix(".css") && reading?.knows(path) ?? false && PathStatus.exists(contentFolder + "/" + path)
    } && themePaths.allSatisfy { $0.hasSuffix(".css") && known.contains($0) && PathStatus.exists($0) }
  }

  private mutating func update(contentPaths: Set<String>?) async -> Outcome {
    let loader = ContentLoader(folder: contentFolder, context: settings.context(origin: origin))
    let update = await loader.update(changed: contentPaths, since: reading)
    (reading, content) = (update.reading, update.content)
    let site = update.content.site
    let wasThemeKnown = theme.isKnown
    let loaded = theme.theme(of: site)
    let input = SiteInput(
      site: site, feed: update.content.feed, memories: update.content.memories, files: update.content.files,
      localLinks: update.content.localLinks, theme: loaded.theme ?? .bare(named: site.theme.name),
      generator: Version.text)
    var next: SitePreview?
    if case .entries(let places) = update.reach, wasThemeKnown {
      next = preview?.updated(to: input, changing: places)
    }
    let made = next ?? SitePreview(input: input)
    let diagnostics = (update.content.diagnostics + loaded.diagnostics + made.diagnostics).sorted()
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      // What is told to be the same from here on is the same as in this state, which nobody is shown.
      preview = update.reading == nil ? nil : made
      return .problems(diagnostics)
    }
    preview = made
    return .site(made, site.url, diagnostics)
  }
}

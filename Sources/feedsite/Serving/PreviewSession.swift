import FeedContent
import FeedDiagnostics
import FeedFiles
import FeedModel
import FeedServer
import FeedSite
import FeedTheme
import Foundation

/// Everything known about a content folder and its theme, so that a change repeats only the work that it affects.
struct PreviewSession {
  private let settings: PreviewSettings
  private let origin: String?
  private let contentFolder: String
  private var theme: PreviewTheme
  private var last: ContentUpdate?
  /// The content folder as it was read last.
  var content: LoadedContent? { last?.content }
  private var preview: SiteInspection?
  /// Whether entries are left out because something else has their addresses.
  private var hasDisputes = false
  /// The site; nil where the last reading found errors.
  private var site: PreviewedSite?

  enum Outcome {
    /// Nothing visible changed.
    case nothing
    /// Style sheets differ and nothing else.
    case styles(PreviewedSite)
    case site(PreviewedSite)
    case problems([Diagnostic])
  }

  /// - Parameter origin: The address at which the site is served; nil for its own address.
  init(settings: PreviewSettings, origin: String?) {
    self.settings = settings
    self.origin = origin
    contentFolder = settings.contentFolder.isEmpty ? "." : settings.contentFolder.withoutTrailingSlashes
    theme = PreviewTheme(contentFolder: contentFolder, followsLinks: settings.context.followsLinks)
  }

  /// Reads everything, and then what each change affects, until the task is cancelled.
  ///
  /// - Parameters:
  ///   - excluded: Folders whose changes are ignored, since the program itself makes them.
  ///   - show: Called with the outcome, the time at which reading began, and whether it is the first.
  static func follow(
    _ settings: PreviewSettings, origin: String?, excluding excluded: [String] = [],
    show: (_ outcome: Outcome, _ session: Self, _ start: ContinuousClock.Instant, _ isFirst: Bool) async -> Void
  ) async {
    var session = PreviewSession(settings: settings, origin: origin)
    // Watched before they are read, so that no change falls in between.
    let watcher = FolderWatcher(
      folders: session.folders, excluding: excluded, followsLinks: settings.context.followsLinks,
      polls: settings.polls)
    defer { watcher.stop() }
    var (start, moment) = (ContinuousClock.now, Date.now)
    let first = await session.start()
    await show(first, session, start, true)
    watcher.watch(session.folders, since: moment)
    for await change in watcher.changes {
      (start, moment) = (ContinuousClock.now, Date.now)
      let outcome = await session.update(after: change)
      guard !Task.isCancelled else { return }
      await show(outcome, session, start, false)
      watcher.watch(session.folders, since: moment)
    }
  }

  /// The folders whose changes matter.
  var folders: [String] { [contentFolder] + (content.map { theme.folders(for: $0.site) } ?? []) }

  mutating func start() async -> Outcome { await update(contentPaths: nil) }

  /// Reads what a change affects.
  mutating func update(after change: FolderChange) async -> Outcome {
    guard !change.isUnknown else {
      theme.forget()
      return await update(contentPaths: nil)
    }
    let prefix = contentFolder + "/"
    var contentPaths: Set<String> = []
    var themePaths: Set<String> = []
    for path in change.paths {
      if path.hasPrefix(prefix), path != prefix + "theme", !path.hasPrefix(prefix + "theme/") {
        contentPaths.insert(String(path.dropFirst(prefix.count)))
      } else {
        themePaths.insert(path)
      }
    }
    // What an editor put beside a file and took away again was never part of the site.
    contentPaths = contentPaths.filter { last?.snapshot?.knowsFiles(at: $0) ?? true || exists(prefix + $0) }
    themePaths = themePaths.filter { theme.knows($0) || exists($0) }
    guard !contentPaths.isEmpty || !themePaths.isEmpty else { return .nothing }
    if let site = restyled(contentPaths, themePaths) { return .styles(site) }
    if !themePaths.isEmpty || contentPaths.contains(where: { $0.hasPrefix("site.y") }) { theme.forget() }
    return await update(contentPaths: contentPaths)
  }

  /// The site after a change of style sheets; nil where the change may reach further.
  private mutating func restyled(_ contentPaths: Set<String>, _ themePaths: Set<String>) -> PreviewedSite? {
    guard let site, let content, let assets = theme.assetPaths else { return nil }
    let parts = themePaths.filter(theme.isPartOfStyleSheet)
    let areStyleSheets =
      contentPaths.allSatisfy { path in
        path.hasSuffix(".css") && last?.snapshot?.knows(path) ?? false && exists(contentFolder + "/" + path)
      }
      && themePaths.subtracting(parts).allSatisfy {
        $0.hasSuffix(".css") && assets.contains($0) && exists($0)
      }
    guard areStyleSheets else { return nil }
    // Style sheets that are published as they are need not be read; only joined ones have to be.
    guard !parts.isEmpty else { return site }
    guard let theme = theme.restyled(for: content.site) else { return nil }
    let preview = SiteInspection(of: SiteInput(content, in: theme), after: preview, changing: [])
    self.preview = preview
    let restyled = PreviewedSite(preview: preview, url: site.url, diagnostics: site.diagnostics)
    self.site = restyled
    return restyled
  }

  private mutating func update(contentPaths: Set<String>?) async -> Outcome {
    let context = settings.context(origin: origin)
    let loader = ContentLoader(folder: contentFolder, context: context)
    // What was left out because of its address may have another one now.
    var update = await loader.update(changed: hasDisputes ? nil : contentPaths, since: hasDisputes ? nil : last)
    let wasThemeKnown = theme.isKnown
    let loaded = theme.theme(of: update.content.site)
    var places: [Int]?
    if case .entries(let changed) = update.reach, wasThemeKnown, !hasDisputes { places = changed }
    let style = loaded.theme ?? .bare
    var made = SiteInspection(
      of: SiteInput(update.content, in: style), after: hasDisputes ? nil : preview, changing: places)
    var problems = made.diagnostics
    let disputed = context.keepsGoing ? update.content.entryPaths(blamedFor: problems) : []
    hasDisputes = !disputed.isEmpty
    if hasDisputes {
      let errors = problems.errors
      update = await ContentLoader(folder: contentFolder, context: context, leavingOut: disputed, counting: nil)
        .update(changed: nil, since: nil)
      made = SiteInspection(of: SiteInput(update.content, in: style), after: nil, changing: nil)
      problems = made.diagnostics + errors
    }
    last = update
    // Of a folder that is not there nothing else is worth telling.
    let others = update.content.isFolder ? loaded.diagnostics + loaded.notes(on: update.content) + problems : []
    let diagnostics = (update.content.diagnostics + others).sorted()
    // Later changes are relative to this state, even if it is never shown.
    preview = update.snapshot == nil ? nil : made
    guard update.content.blockingErrors(among: diagnostics).isEmpty else {
      site = nil
      return .problems(diagnostics)
    }
    let site = PreviewedSite(preview: made, url: update.content.site.url, diagnostics: diagnostics)
    self.site = site
    return .site(site)
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

/// A site without errors, as it is after a change.
struct PreviewedSite: Sendable {
  let preview: SiteInspection
  let url: SiteURL
  /// The warnings about it.
  let diagnostics: [Diagnostic]
}

/// The theme of a preview, loaded again only when its files or the site's settings for it change.
struct PreviewTheme {
  private let contentFolder: String
  private let followsLinks: Bool
  private var known: Known?

  private struct Known {
    /// What the site said of the theme.
    let site: String
    let theme: LoadedTheme
    /// The folders of the theme, of those that it extends, and of what the site puts over it.
    let folders: [String]
    let paths: Set<String>
  }

  /// Creates a place for the theme of a content folder's site.
  init(contentFolder: String, followsLinks: Bool) {
    self.contentFolder = contentFolder
    self.followsLinks = followsLinks
  }

  /// The folders that the theme may lie in, and those of the themes that it extends.
  func folders(for site: Site) -> [String] {
    let search = ThemeFolders.around(contentFolder)
    let places = search.map { "\($0)/\(site.theme.name)" }
    return places + ThemeLoader(searchFolders: search).folders(of: site.theme.name).filter { !places.contains($0) }
  }

  var isKnown: Bool { known != nil }

  /// The files of the theme that are published as they are, by their paths; nil where none is loaded.
  var assetPaths: Set<String>? { known?.theme.theme.map { Set($0.assets.map(\.path)) } }

  /// Whether a file or folder was there when the theme was loaded, or may have been.
  func knows(_ path: String) -> Bool { known?.paths.contains(path) ?? true }

  /// Whether a file is joined with others to a style sheet.
  func isPartOfStyleSheet(_ path: String) -> Bool {
    path.hasSuffix(".css") && known?.folders.contains { path.hasPrefix($0 + "/styles/") } ?? false
  }

  mutating func forget() { known = nil }

  /// The theme after a change of files that are joined to style sheets; nil where more than the text of these may differ.
  mutating func restyled(for site: Site) -> Theme? {
    guard let old = known?.theme else { return nil }
    forget()
    let new = theme(of: site)
    let hasSameSheets = old.theme?.styleSheets.map(\.relativePath) == new.theme?.styleSheets.map(\.relativePath)
    return hasSameSheets && old.diagnostics == new.diagnostics ? new.theme : nil
  }

  /// The theme of a site, loaded where it is not known yet.
  mutating func theme(of site: Site) -> LoadedTheme {
    // What is asked of a theme depends on these.
    let key = [
      site.theme.name, site.language, "\(site.theme.settings.map(\.key))", "\(site.identity)",
      "\(site.kinds.map(\.kind.name))",
      "\(site.theme.location?.description ?? "")",
    ].joined(separator: "\n")
    if let known, known.site == key { return known.theme }
    let own = folders(for: site)
    let folders = own + [contentFolder + "/theme"]
    let roots = followsLinks ? nil : (own + [contentFolder]).compactMap { FileStatus.resolved($0) }
    // Listed before they are read: a change in between will be reported.
    var paths: Set<String> = []
    for folder in folders { FolderScan.visit(folder, within: roots) { path, _ in paths.insert(path) } }
    let theme = SiteLoader.theme(of: site, contentFolder: contentFolder, followsLinks: followsLinks)
    known = Known(site: key, theme: theme, folders: folders, paths: paths)
    return theme
  }
}

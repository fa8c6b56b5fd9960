import FeedContent
import FeedDiagnostics
import FeedModel
import FeedSite
import FeedTheme
import Foundation

/// Everything that a site is made of, read from its content folder and its theme.
struct SiteLoader: Sendable {
  let content: LoadedContent
  /// The input of the table; a bare theme replaces one that cannot be loaded, so that other problems can be reported.
  let input: SiteInput
  /// The problems of the theme, and the keys of the front matter that neither it nor any kind reads.
  let themeDiagnostics: [Diagnostic]

  /// - Parameters:
  ///   - leavingOut: the content paths of entries to leave out, with or without errors.
  ///   - explained: whether to keep the provenance of each file.
  init(
    contentFolder: String, context: BuildContext, leavingOut: Set<String> = [], explained: Bool = false,
    counting tally: ReadingCounts? = nil
  ) async {
    let (content, theme) = await ContentLoader(
      folder: contentFolder, context: context, leavingOut: leavingOut, counting: tally
    ).load(explained: explained) {
      Self.theme(of: $0, contentFolder: contentFolder, followsLinks: context.followsLinks)
    }
    self.init(content: content, theme: theme)
  }

  /// Reads the theme that a content folder selects, after the folder itself was read.
  init(content: LoadedContent, contentFolder: String) {
    self.init(content: content, theme: Self.theme(of: content.site, contentFolder: contentFolder, followsLinks: false))
  }

  /// The theme that a site selects, with the overlay of its content folder.
  static func theme(of site: Site, contentFolder: String, followsLinks: Bool) -> LoadedTheme {
    let loader = ThemeLoader(
      searchFolders: ThemeFolders.around(contentFolder), overlayFolder: contentFolder + "/theme",
      followsLinks: followsLinks)
    return loader.load(
      site.theme.name, requirements: SiteAssembly.themeRequirements(for: site), statedAt: site.theme.location)
  }

  private init(content: LoadedContent, theme: LoadedTheme) {
    self.content = content
    themeDiagnostics = theme.diagnostics + theme.notes(on: content)
    input = SiteInput(content, in: theme.theme ?? .bare)
  }
}

extension SiteInput {
  /// Creates the input from a content folder that was read, and a theme.
  init(_ content: LoadedContent, in theme: Theme) {
    self.init(
      site: content.site, feed: content.feed, now: content.now, files: content.files, pictures: content.pictures,
      localLinks: content.localLinks, theme: theme, generator: Version.text)
  }
}

extension LoadedTheme {
  /// A note for each key of the front matter that neither a kind nor the theme reads; none where the theme is broken.
  func notes(on content: LoadedContent) -> [Diagnostic] {
    theme.map { content.notes(onKeysBeside: $0.extraKeys) } ?? []
  }
}

enum ThemeFolders {
  /// `themes/` of the working folder, the one beside the content folder, those beside the binary and in
  /// `share/feedsite/` next to it, and so on in every folder around it, as in a checkout.
  ///
  /// Only those that exist; the first candidate where none does, so that messages name a place.
  static func around(_ contentFolder: String) -> [String] {
    let own = "themes"
    let beside = URL(filePath: contentFolder).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: own).path
    var seen: Set<String> = []
    let existing = ([own, beside] + installed).filter { path in
      let folder = URL(filePath: path).resolvingSymlinksInPath().path
      return ContentFolder.isFolder(folder) && seen.insert(folder).inserted
    }
    return existing.isEmpty ? [own] : existing
  }

  private static var installed: [String] {
    guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return [] }
    var folders: [String] = []
    var folder = executable.deletingLastPathComponent()
    while folder.path.count > 1 {
      folders.append(folder.appending(path: "themes").path)
      folders.append(folder.appending(path: "share/feedsite/themes").path)
      folder.deleteLastPathComponent()
    }
    return folders
  }
}

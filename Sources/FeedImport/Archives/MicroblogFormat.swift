import FeedDiagnostics
import FeedModel

/// The Blog Archive Format of micro.blog: a JSON Feed with the files that it names.
struct MicroblogFormat: SiteFormat {
  let name = "microblog"

  private let feed = JSONFeedFormat()

  func recognizes(_ source: ImportSource) -> Bool { path(in: source) != nil && !source.media.isEmpty }

  /// The feed, which stands at the top or in the one folder that was packed; one further down is what somebody keeps
  /// among other things.
  private func path(in source: ImportSource) -> String? {
    source.paths.first { path in path.count { $0 == "/" } < 2 && feed.holds(path, in: source) }
  }

  func read(_ source: ImportSource) throws(ImportFailure) -> ImportedSite {
    guard let path = path(in: source) else {
      throw ImportFailure(.emptySource, at: SourceLocation(file: source.displayName))
    }
    var site = try feed.read(path, of: source)
    let folder = path.folderPrefix
    var home = site.url ?? ""
    while home.hasSuffix("/") { home.removeLast() }
    for file in source.media where file.hasPrefix(folder) {
      let name = String(file.dropFirst(folder.count))
      // Texts name files relative to the archive, or by the addresses that they had.
      for address in [name, "/" + name, "\(home)/\(name)"] { site.files[address] = source.file(file) }
    }
    return site
  }
}

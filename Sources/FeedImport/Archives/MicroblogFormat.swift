import FeedDiagnostics
import FeedModel

/// The Blog Archive Format of micro.blog: a JSON Feed with the files that it names.
struct MicroblogFormat: SiteFormat {
  let name = "microblog"

  private let feed = JSONFeedFormat()

  func recognizes(_ source: ImportSource) -> Bool { feed.recognizes(source) && !source.media.isEmpty }

  func read(_ source: ImportSource) throws(ImportFailure) -> ImportedSite {
    var site = try feed.read(source)
    let folder = feed.path(in: source)?.folderPrefix ?? ""
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

import FeedModel

/// The Blog Archive Format of micro.blog: a JSON Feed with the files that it names.
struct MicroblogFormat: SingleFileFormat {
  let name = "microblog"

  private let feed = JSONFeedFormat()

  /// The feed is at the top or in the one folder that was packed; one further down belongs to something else.
  func holds(_ path: String, in source: ImportSource) -> Bool {
    path.count { $0 == "/" } < 2 && feed.holds(path, in: source) && !source.media.isEmpty
  }

  func read(_ path: String, of source: ImportSource) throws(ImportFailure) -> ImportedSite {
    var site = try feed.read(path, of: source)
    let folder = path.folderPrefix
    let home = (site.url ?? "").withoutTrailingSlashes
    for file in source.media where file.hasPrefix(folder) {
      let name = String(file.dropFirst(folder.count))
      // Texts name files relative to the archive, or by the addresses that they had.
      for address in [name, "/" + name, "\(home)/\(name)"] { site.files[address] = source.file(file) }
    }
    return site
  }
}

import FeedModel
import FeedSite

/// Which files of the output folder are ours, and by what subscribers know the entries in them.
///
/// It is written before the first change of a run, with the files of the last run and of this one together, and again
/// after the last change. So whenever a run is killed, every file that it may have left is listed.
package struct Manifest: Decodable, Sendable {
  /// The version of the format.
  static let currentVersion = 1

  /// The version of the format it was written in.
  let version: Int
  /// Whether the run that wrote it came to its end; if not, temporary files may be left.
  let isComplete: Bool
  /// The files, relative to the output folder, in the order of their bytes.
  package let files: [OutputPath]
  /// The namespace of the entries' identities; nil where nothing is known of entries, as in older manifests.
  let site: FeedUUID?
  /// The entries in the order of their addresses; nil as well.
  let entries: [ManifestEntry]?
  /// Those of the files that others refer to and that refer to none; nil in manifests of runs that did not end.
  let assets: [OutputPath]?
  /// Those of the files that tell of others: feeds, sitemaps, the newest pages of walls; nil as well.
  let indexes: [OutputPath]?

  /// Creates a list of files.
  init(
    isComplete: Bool, files: some Sequence<OutputPath>, site: FeedUUID? = nil, entries: [ManifestEntry]? = nil,
    assets: [OutputPath]? = nil, indexes: [OutputPath]? = nil
  ) {
    version = Self.currentVersion
    self.isComplete = isComplete
    self.files = files.sorted()
    self.site = site
    self.entries = entries?.sorted { $0.route < $1.route }
    self.assets = assets?.sorted()
    self.indexes = indexes?.sorted()
  }

  /// The list of all files of a site, given in the order of its items, after a run that came to its end.
  init(of table: SiteTable, as files: [OutputPath]) {
    func part(_ stage: SiteItem.Stage) -> [OutputPath] {
      table.items.indices.filter { table.items[$0].stage == stage }.map { files[$0] }
    }
    self.init(
      isComplete: true, files: files, site: table.identities?.site,
      entries: table.identities?.entries.map { ManifestEntry($0) }, assets: part(.asset),
      indexes: part(.index))
  }

  /// The list with what another one has of pages that this run does not make.
  ///
  /// An entry is found by its UUID wherever its page was, any other page by its address. The files below a page belong to
  /// it, unless another page stands between. Where this run makes something, nothing is kept.
  func retaining(_ retained: [RetainedPage], of old: Manifest) -> (manifest: Manifest, count: Int) {
    guard !retained.isEmpty, !old.files.isEmpty else { return (self, 0) }
    let known = Dictionary((old.entries ?? []).map { ($0.uuid, $0) }) { first, _ in first }
    let own = Set(files.map(\.collisionKey))
    let ownFolders = Set(files.flatMap(\.folders).map(\.collisionKey))
    let pages = Set(
      retained.map { OutputPath((known[$0.uuid].map { Route($0.route) } ?? $0.route).file) }
        .filter { !own.contains($0.collisionKey) })
    let pageFolders = Set((old.entries ?? []).compactMap { OutputPath(Route($0.route).file).pageFolder })
      .union(pages.compactMap(\.pageFolder))
    let keptFolders = Set(pages.compactMap(\.pageFolder))
    let kept = old.files.filter { path in
      guard !own.contains(path.collisionKey), !ownFolders.contains(path.collisionKey),
        path.folders.allSatisfy({ !own.contains($0.collisionKey) })
      else { return false }
      return pages.contains(path) || path.folders.first(where: pageFolders.contains).map(keptFolders.contains) ?? false
    }
    guard !kept.isEmpty else { return (self, 0) }
    let keptFiles = Set(kept)
    let keptEntries = Set(retained.map(\.uuid)).compactMap { known[$0] }.filter {
      keptFiles.contains(OutputPath(Route($0.route).file))
    }
    let manifest = Manifest(
      isComplete: isComplete, files: files + kept, site: site, entries: entries.map { $0 + keptEntries },
      assets: assets, indexes: indexes)
    return (manifest, pages.count(where: keptFiles.contains))
  }

  /// Whether the files are those of a content folder, and not those of a site.
  var isExport: Bool { site == nil && files.contains { $0.text == "site.yml" || $0.text == "site.yaml" } }

  /// The list of a folder that holds nothing of ours.
  static let empty = Manifest(isComplete: true, files: [])

  /// The list of a folder whose list cannot be read: what is ours shows by its bytes.
  static let lost = Manifest(isComplete: false, files: [])

  private enum CodingKeys: String, CodingKey {
    case version
    case isComplete = "complete"
    case files
    case site
    case entries
    case assets
    case indexes
  }
}

/// An entry as the last build published it.
struct ManifestEntry: Decodable, Sendable {
  /// What its guid consists of, where none is stated.
  let uuid: FeedUUID
  /// What gives the same guid as `id:`.
  let id: String
  /// What feeds knew it by from another publisher; nil where they knew it by the UUID.
  let guid: String?
  /// The address of its page.
  let route: String
  /// A digest of title and body.
  let digest: ContentDigest?

  /// Creates what is kept of an entry.
  init(_ entry: Entry) {
    uuid = entry.identity.uuid
    id = entry.identity.id
    guid = entry.identity.statedGUID
    route = entry.route.path
    digest = entry.digest
  }
}

extension OutputPath {
  /// The folder that belongs to a page, whose files it holds; nil for the home page and for what is no folder's index.
  fileprivate var pageFolder: OutputPath? { text.hasSuffix("/index.html") ? folder : nil }
}

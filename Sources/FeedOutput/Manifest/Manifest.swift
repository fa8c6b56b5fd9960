import FeedModel
import FeedSite

/// Which files of the output folder are ours, and by what subscribers know the entries in them.
///
/// It is written before the first change of a run, with the files of the last run and of this one together, and again
/// after the last change. So whenever a run is killed, every file that it may have left is listed.
struct Manifest: Decodable, Sendable {
  /// The version of the format.
  static let currentVersion = 1

  /// The version of the format it was written in.
  let version: Int
  /// Whether the run that wrote it came to its end; if not, temporary files may be left.
  let isComplete: Bool
  /// The files, relative to the output folder, in the order of their bytes.
  let files: [OutputPath]
  /// The namespace of the entries' identities; nil where nothing is known of entries, as in older manifests.
  let site: String?
  /// The entries in the order of their addresses; nil as well.
  let entries: [ManifestEntry]?
  /// Those of the files that others refer to and that refer to none; nil in manifests of runs that did not end.
  let assets: [OutputPath]?
  /// Those of the files that tell of others: feeds, sitemaps, the newest pages of walls; nil as well.
  let indexes: [OutputPath]?

  /// Creates a list of files.
  init(
    isComplete: Bool, files: some Sequence<OutputPath>, site: String? = nil, entries: [ManifestEntry]? = nil,
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
      zip(files, table.items).compactMap { $1.stage == stage ? $0 : nil }
    }
    self.init(
      isComplete: true, files: files, site: table.identities?.site,
      entries: table.identities?.items.map { ManifestEntry($0) }, assets: part(.asset),
      indexes: part(.index))
  }

  /// The list with what another one has of pages that this run does not make.
  ///
  /// An entry is found by its UUID wherever its page was; the files below a page belong to it. Files that this run makes
  /// are not among them, nor those that would be in the way of its files.
  func retaining(_ retained: [RetainedPage], of old: Manifest) -> (manifest: Manifest, count: Int) {
    guard !retained.isEmpty, !old.files.isEmpty else { return (self, 0) }
    let uuids = Set(retained.map(\.uuid))
    let known = old.entries?.filter { uuids.contains($0.uuid) } ?? []
    let routes = Set(known.map { Route($0.route) } + retained.map(\.route))
    let own = Set(files)
    let pages = Set(routes.filter { $0.isPage && $0.path != "/" }.compactMap { OutputPath($0.file).folder })
    let pageFiles = Set(routes.map { OutputPath($0.file) })
    let folders = Set(files.flatMap(\.folders))
    let kept = old.files.filter { path in
      guard !own.contains(path), !folders.contains(path), path.folders.allSatisfy({ !own.contains($0) }) else {
        return false
      }
      return pageFiles.contains(path) || path.folders.contains(where: pages.contains)
    }
    guard !kept.isEmpty else { return (self, 0) }
    let keptFiles = Set(kept)
    let addresses = Set(entries?.map(\.route) ?? [])
    let entries =
      (entries ?? [])
      + known.filter {
        !addresses.contains($0.route) && keptFiles.contains(OutputPath(Route($0.route).file))
      }
    let manifest = Manifest(
      isComplete: isComplete, files: files + kept, site: site, entries: self.entries == nil ? nil : entries,
      assets: assets, indexes: indexes)
    return (manifest, pageFiles.count(where: keptFiles.contains))
  }

  /// The list of a folder that holds nothing of ours.
  static let empty = Manifest(isComplete: true, files: [])

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
  /// What its guid consists of.
  let uuid: String
  /// What gives the same guid as `id:`.
  let id: String
  /// The address of its page.
  let route: String
  /// A digest of title and body.
  let digest: String?

  /// Creates what was kept of an entry.
  init(uuid: String, id: String, route: String, digest: String?) {
    self.uuid = uuid
    self.id = id
    self.route = route
    self.digest = digest
  }

  /// Creates what is kept of an entry.
  init(_ item: PublishedIdentities.Item) {
    uuid = item.identity.uuid
    id = item.identity.id
    route = item.route.path
    digest = item.digest
  }
}

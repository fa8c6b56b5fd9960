package import FeedDiagnostics
import FeedFiles
import FeedMarkup
import FeedModel
package import FeedSite
import Foundation

/// The files of the output folder that belong to the site, and the identities by which subscribers know its entries.
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
  /// Those of the files that list others: feeds, sitemaps, the newest pages of walls; nil as well.
  let indexes: [OutputPath]?

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

  /// The list with the pages of another one that this run does not make.
  ///
  /// An entry is found by its UUID wherever its page was, any other page by its address. The files below a page belong to
  /// it, unless another page stands between, and so do pictures, recordings and other assets that it names, wherever they
  /// are. Where this run makes something, nothing is kept.
  ///
  /// - Parameter bytes: Reads a page.
  func retaining(
    _ retained: [FaultyFile], of old: Manifest, reading bytes: (OutputPath) -> [UInt8]
  ) -> (manifest: Manifest, count: Int) {
    guard !retained.isEmpty, !old.files.isEmpty else { return (self, 0) }
    let known = Dictionary((old.entries ?? []).map { ($0.uuid, $0) }) { first, _ in first }
    let own = Set(files.map(\.collisionKey))
    let ownFolders = Set(files.flatMap(\.folders).map(\.collisionKey))
    func isFree(_ path: OutputPath) -> Bool {
      !own.contains(path.collisionKey) && !ownFolders.contains(path.collisionKey)
        && path.folders.allSatisfy { !own.contains($0.collisionKey) }
    }
    let pages = Set(
      retained.map { OutputPath((known[$0.uuid].map { Route($0.route) } ?? $0.route).file) }
        .filter { !own.contains($0.collisionKey) })
    let pageFolders = Set((old.entries ?? []).compactMap { OutputPath(Route($0.route).file).pageFolder })
      .union(pages.compactMap(\.pageFolder))
    let keptFolders = Set(pages.compactMap(\.pageFolder))
    let kept = old.files.filter { path in
      guard isFree(path) else { return false }
      return pages.contains(path) || path.folders.first(where: pageFolders.contains).map(keptFolders.contains) ?? false
    }
    guard !kept.isEmpty else { return (self, 0) }
    let keptFiles = Set(kept)
    let spare = Set((old.assets ?? []).filter { !keptFiles.contains($0) && isFree($0) })
    let shown = Set(pages.intersection(keptFiles).flatMap { OutputPath.named(in: bytes($0), among: spare) })
    let keptEntries = Set(retained.map(\.uuid)).compactMap { known[$0] }.filter {
      keptFiles.contains(OutputPath(Route($0.route).file))
    }
    let manifest = Manifest(
      isComplete: isComplete, files: files + kept + shown, site: site, entries: entries.map { $0 + keptEntries },
      assets: assets.map { $0 + shown }, indexes: indexes)
    return (manifest, pages.count(where: keptFiles.contains))
  }

  /// Whether the files are those of a content folder, and not those of a site.
  var isExport: Bool { site == nil && files.contains { $0.text == "site.yml" || $0.text == "site.yaml" } }

  /// The manifest of a folder without files of a site.
  static let empty = Manifest(isComplete: true, files: [])

  /// The manifest of a folder whose own cannot be read: the site's files are recognised by their bytes.
  static let lost = Manifest(isComplete: false, files: [])

  private enum CodingKeys: String, CodingKey {
    case version, files, site, entries, assets, indexes
    case isComplete = "complete"
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
  let route: String
  /// A digest of title and body.
  let digest: ContentDigest?

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

  /// Those of some files that a page of ours names, in whatever folder of its host the site is.
  fileprivate static func named(in page: [UInt8], among files: Set<OutputPath>) -> Set<OutputPath> {
    var named: Set<OutputPath> = []
    for word in page.split(whereSeparator: { "\" <>\n".utf8.contains($0) }) where word.contains(UInt8(ascii: "/")) {
      // The characters that feedsite escapes in addresses.
      let text = String(decoding: word, as: UTF8.self).replacing("&#39;", with: "'").replacing("&#x27;", with: "'")
        .replacing("&amp;", with: "&")
      var rest = (String(text.withoutQuery).removingPercentEncoding ?? "")[...]
      while let slash = rest.firstIndex(of: "/") {
        rest = rest[rest.index(after: slash)...]
        let path = OutputPath(String(rest))
        if files.contains(path) { named.insert(path) }
      }
    }
    return named
  }
}

extension Manifest {
  static let path = OutputPath(ReservedName.manifest)

  /// The list as JSON, a file a line, with sorted keys.
  package func json() -> [UInt8] {
    // About as many bytes as it has, so that a long one need not be moved about while it grows.
    let pathCount = files.count + (assets?.count ?? 0) + (indexes?.count ?? 0)
    var json = JSONWriter(size: 256 + pathCount * 64 + (entries?.count ?? 0) * 320)
    json.object { manifest in
      manifest.paths("assets", assets)
      manifest.member("complete", isComplete)
      if let entries {
        manifest.array("entries", of: entries) { entry, member in
          member.member("digest", entry.digest?.description)
          member.member("guid", entry.guid)
          member.member("id", entry.id)
          member.member("route", entry.route)
          member.member("uuid", entry.uuid.description)
        }
      }
      manifest.paths("files", files)
      manifest.paths("indexes", indexes)
      manifest.member("site", site?.description)
      manifest.member("version", version)
    }
    return json.finish()
  }

  /// Reads the bytes of the list of an output folder, which may be open; nil if there are none.
  static func bytes(from root: OutputRoot, in folder: OpenedFolder? = nil) throws(Diagnostic) -> [UInt8]? {
    let number = folder?.number ?? AT_FDCWD
    let file = folder == nil ? root.systemPath(of: path) : path.text
    return try root.attempt("read the file", at: path) { () throws(SystemError) in
      guard let status = try FileStatus.ofItem(at: file, in: number) else { return nil }
      guard status.kind == .file else { throw .invalid }
      let descriptor = try FileDescriptor(reading: file, in: number, followsLink: false)
      return try descriptor.bytes(limit: status.size)
    }
  }

  /// Understands the bytes of the list of an output folder.
  package init(_ bytes: [UInt8], of root: OutputRoot) throws(Diagnostic) {
    // What the list names is removed one day: a path that leads elsewhere, or to what is the owner's, must not be
    // believed.
    guard
      let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)),
      manifest.version == Self.currentVersion,
      manifest.files.allSatisfy({ $0.isWellFormed && $0.reservedName == nil })
    else { throw root.diagnostic(.brokenManifest, at: Self.path) }
    self = manifest
  }
}

extension Manifest {
  /// The files of the last build into a folder, which must have finished, in the order of their paths, and when each of
  /// them is to arrive: for those who carry them elsewhere.
  package static func built(in folder: String) throws(Diagnostic) -> [(path: OutputPath, stage: SiteItem.Stage)] {
    let root = OutputRoot(path: folder)
    func failure(_ problem: DeployProblem) -> Diagnostic {
      Diagnostic(.deploy(problem), at: root.location(of: nil))
    }
    guard let bytes = try bytes(from: root) else { throw failure(.notBuilt) }
    let manifest = try Manifest(bytes, of: root)
    guard manifest.isComplete else { throw failure(.unfinishedBuild) }
    guard let assets = manifest.assets.map(Set.init), let indexes = manifest.indexes.map(Set.init) else {
      throw failure(.notBuilt)
    }
    return manifest.files.map { path in
      (path, assets.contains(path) ? .asset : indexes.contains(path) ? .index : .page)
    }
  }
}

extension JSONObjectWriter {
  /// Appends a list of paths, also where it is empty; nothing where there is none.
  fileprivate mutating func paths(_ name: StaticString, _ paths: [OutputPath]?) {
    if let paths { array(name, of: paths.map(\.text)) }
  }
}

import FeedDiagnostics
import FeedModel

/// The entries of a site by everything that another entry may call them by: path, id and slug.
struct EntryIndex: Sendable {
  /// What is known of an entry that others refer to.
  struct Target: Sendable {
    let reference: EntryReference
    let duration: Duration?
    let starts: FeedDate?
    let venue: Venue?
    let skipped: SkippedFile.Reason?
  }

  private let targets: [Target]
  private let byPath: [String: Int]
  private let byID: [String: Int]
  private let bySlug: [String: [Int]]

  init(_ entries: [(file: ScannedFile, target: Target)]) {
    var byPath: [String: Int] = [:]
    var byID: [String: Int] = [:]
    var bySlug: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      for path in Self.names(of: entry.file.path) where byPath[path] == nil { byPath[path] = index }
      if let id = entry.file.statedID, byID[id] == nil { byID[id] = index }
      if let slug = entry.file.route.path.split(separator: "/").last {
        bySlug[Slug.make(from: String(slug)), default: []].append(index)
      }
    }
    self.targets = entries.map(\.target)
    self.byPath = byPath
    self.byID = byID
    self.bySlug = bySlug
  }

  /// What a name leads to.
  enum Result {
    case found(Target)
    case ambiguous([String])
    case unknown(suggestions: [String])
  }

  /// Looks up a name as an entry in a folder wrote it: as a path, as an id, as a slug.
  ///
  /// An album and its song may be called alike, so entries of the wanted kinds go before all others.
  func target(named name: String, from folder: String, kinds: [Kind]) -> Result {
    func isWanted(_ index: Int) -> Bool { kinds.isEmpty || kinds.contains(targets[index].reference.kind) }
    let paths = pathCandidates(name, folder: folder).compactMap { byPath[$0] }
    let exact = paths + [byID[name]].compactMap(\.self)
    if let index = exact.first(where: isWanted) { return .found(targets[index]) }
    let sameSlug = bySlug[Slug.make(from: name)] ?? []
    let wanted = sameSlug.filter(isWanted)
    switch wanted.count {
    case 1: return .found(targets[wanted[0]])
    case 0: break
    default: return .ambiguous(wanted.prefix(4).map { targets[$0].reference.identity.contentPath })
    }
    // One of another kind is what the message can name.
    if let other = exact.first ?? sameSlug.first { return .found(targets[other]) }
    return .unknown(suggestions: suggestions(for: name, isWanted))
  }

  /// The entry whose file has a path relative to the content folder, with or without its extension.
  func target(at path: String) -> Target? { byPath[Self.key(path)].map { targets[$0] } }

  private func pathCandidates(_ name: String, folder: String) -> [String] {
    let fromFolder = ContentPath.join(folder, name)
    let fromRoot = name.hasPrefix("./") || name.hasPrefix("../") ? nil : ContentPath.join("", name)
    return [fromFolder, fromRoot].compactMap { $0.map(Self.key) }
  }

  private func suggestions(for name: String, _ isWanted: (Int) -> Bool) -> [String] {
    let name = Slug.make(from: ContentPath.stem(ContentPath.fileName(name)))
    let slugs = bySlug.filter { $0.value.contains(where: isWanted) }
    guard let slug = Suggestion.nearest(to: name, among: slugs.keys) else { return [] }
    return (slugs[slug] ?? []).filter(isWanted).prefix(3).map {
      ContentPath.stem(targets[$0].reference.identity.contentPath)
    }
  }

  /// `songs/rain.md` answers to its path with and without extension, a bundle to its folder too.
  private static func names(of path: String) -> [String] {
    let folder = ContentPath.isBundleIndex(path) ? [key(ContentPath.folder(path))] : []
    return [key(path), key(ContentPath.stem(path))] + folder
  }

  private static func key(_ path: String) -> String {
    let path = path.precomposed.lowercased()
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

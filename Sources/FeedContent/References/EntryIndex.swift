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
        bySlug[String(slug).lowercased(), default: []].append(index)
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

  /// Looks up a name as an entry in a folder wrote it; of several entries with one slug, those of wanted kinds count.
  func target(named name: String, from folder: String, kinds: [Kind]) -> Result {
    if let index = pathCandidates(name, folder: folder).lazy.compactMap({ byPath[$0] }).first ?? byID[name] {
      return .found(targets[index])
    }
    let sameSlug = bySlug[Slug.make(from: name)] ?? []
    let wanted = sameSlug.filter { kinds.contains(targets[$0].reference.kind) }
    let matches = wanted.isEmpty ? sameSlug : wanted
    switch matches.count {
    case 1: return .found(targets[matches[0]])
    case 0: return .unknown(suggestions: suggestions(for: name))
    default: return .ambiguous(matches.prefix(4).map { targets[$0].reference.identity.contentPath })
    }
  }

  /// The entry whose file has a path relative to the content folder, with or without its extension.
  func target(at path: String) -> Target? { byPath[Self.key(path)].map { targets[$0] } }

  private func pathCandidates(_ name: String, folder: String) -> [String] {
    let fromFolder = ContentPath.join(folder, name)
    let fromRoot = name.hasPrefix("./") || name.hasPrefix("../") ? nil : ContentPath.join("", name)
    return [fromFolder, fromRoot].compactMap { $0.map(Self.key) }
  }

  private func suggestions(for name: String) -> [String] {
    let wanted = ContentPath.stem(ContentPath.fileName(name)).lowercased()
    guard let slug = Suggestion.nearest(to: wanted, among: bySlug.keys) else { return [] }
    return (bySlug[slug] ?? []).prefix(3).map { ContentPath.stem(targets[$0].reference.identity.contentPath) }
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

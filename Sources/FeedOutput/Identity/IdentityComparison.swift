import FeedDiagnostics
import FeedModel
import FeedSite

/// Finds entries that subscribers would get once more, since their guids differ from those of the last build.
///
/// An entry is taken for one of the last build's if it has its address, or else its title and body. One that got another
/// address and other words at once is a new one, for all that can be known.
struct IdentityComparison {
  let old: Manifest
  let new: PublishedIdentities

  /// A warning for each such entry after one that counts them, or one alone where the whole site has another id; then one
  /// for each entry whose former address leads nowhere.
  var diagnostics: [Diagnostic] {
    guard let entries = old.entries, let site = old.site else { return [] }
    let current = Set(new.entries.map { $0.identity.key })
    let known = Dictionary(entries.map { ($0.published, $0) }) { first, _ in first }
    let pairs = pairs(
      of: entries.filter { !current.contains($0.published) },
      with: new.entries.filter { known[$0.identity.key] == nil })
    let stayed = new.entries.compactMap { entry in known[entry.identity.key].map { ($0, entry) } }
    let moved = moved(stayed + pairs)
    guard !pairs.isEmpty else { return moved }
    guard site == new.site else {
      return [
        Diagnostic(.output(.changedSiteID(old: site.description, count: pairs.count)), at: new.siteLocation)
      ] + moved
    }
    // The last build told what to write where a file had moved; who wrote it is not told to undo it.
    let changed = pairs.filter { !$1.identity.restores($0) }
    guard !changed.isEmpty else { return moved }
    func stated(_ guid: String?, _ id: String) -> OutputProblem.StatedIdentity { guid.map { .guid($0) } ?? .id(id) }
    return [Diagnostic(.output(.reappearingItems(count: changed.count)), at: nil)]
      + changed.map { old, new in
        let name = stated(new.identity.statedGUID, new.identity.id)
        return Diagnostic(.output(.changedGUID(old: stated(old.guid, old.id), new: name)), at: new.location)
      } + moved
  }

  /// A warning for each entry that had another address, which no entry has now and which leads to none.
  private func moved(_ pairs: [(ManifestEntry, Entry)]) -> [Diagnostic] {
    let moved = pairs.filter { $0.route != $1.route.path }
    guard !moved.isEmpty else { return [] }
    let routes = Set(new.entries.flatMap { [$0.route.path] + $0.aliases.map(\.path) })
    return moved.filter { !routes.contains($0.0.route) }.map { old, new in
      Diagnostic(.output(.movedEntry(from: old.route)), at: new.location)
    }
  }

  /// Each entry that is gone beside the one that came for it.
  private func pairs(
    of gone: [ManifestEntry], with fresh: [Entry]
  ) -> [(ManifestEntry, Entry)] {
    var pairs: [(ManifestEntry, Entry)] = []
    let byRoute = Dictionary(gone.map { ($0.route, $0) }) { first, _ in first }
    var isTaken: Set<FeedUUID> = []
    var rest: [Entry] = []
    for item in fresh {
      if let old = byRoute[item.route.path] {
        isTaken.insert(old.uuid)
        pairs.append((old, item))
      } else {
        rest.append(item)
      }
    }
    // Entries of the same words are as good as each other, so any order will do that is always the same.
    var byDigest = Dictionary(grouping: gone.filter { !isTaken.contains($0.uuid) && $0.digest != nil }, by: \.digest)
    for item in rest.sorted(by: { $0.identity.contentPath > $1.identity.contentPath }) where item.digest != nil {
      if let old = byDigest[item.digest]?.popLast() { pairs.append((old, item)) }
    }
    return pairs
  }
}

extension EntryIdentity {
  /// Whether it states the former path of a file that the last build knew by the path that it has now.
  fileprivate func restores(_ last: ManifestEntry) -> Bool {
    last.guid == nil && last.id == contentPath && statedGUID == nil && id != contentPath
      && [".md", ".markdown", ".mdx"].contains { id.hasSuffix($0) }
  }
}

extension ManifestEntry {
  /// What feeds knew it by.
  fileprivate var published: EntryGUID { EntryGUID(uuid, stated: guid) }
}

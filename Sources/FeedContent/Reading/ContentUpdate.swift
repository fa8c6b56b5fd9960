import FeedDiagnostics
import FeedModel
import FeedYAML

extension ContentLoader {
  /// Reads the folder after a change; only the files that changed are parsed again.
  ///
  /// - Parameters:
  ///   - changed: the paths, relative to the content folder, of the files and folders that may have changed, appeared or
  ///     disappeared; nil where that is not known.
  ///   - last: the update before; nil for the first one.
  package func update(changed: Set<String>?, since last: ContentUpdate?) async -> ContentUpdate {
    do throws(FileError) {
      guard let last, let old = last.snapshot, let changed, changed.isDisjoint(with: ContentFile.settingsPaths) else {
        return await wholeUpdate(from: await read(listing: try listing()))
      }
      let touched = changed.filter(Self.isContent)
      // What could not be listed may be gone, or lead elsewhere by now.
      guard old.listing.errors.isEmpty, touched.allSatisfy({ (try? files.size($0)) != nil && old.knows($0) }) else {
        return await wholeUpdate(from: await read(listing: try listing(), reusing: old, except: touched))
      }
      if let update = await refresh(old, known: last.content, touched) { return update }
      return await wholeUpdate(from: await read(listing: old.listing, reusing: old, except: touched))
    } catch {
      return ContentUpdate(content: failure(error), snapshot: nil, reach: .everything)
    }
  }

  private func wholeUpdate(from snapshot: ContentSnapshot) async -> ContentUpdate {
    ContentUpdate(content: await content(of: snapshot), snapshot: snapshot, reach: .everything)
  }

  /// Reads files again that still exist; nil where that could change what other files are or refer to, apart
  /// from what they quote of them.
  private func refresh(
    _ old: ContentSnapshot, known content: LoadedContent, _ touched: Set<String>
  ) async -> ContentUpdate? {
    let site = old.site.site
    let now = context.moment(in: site.timeZone)
    let numbers = old.parsed.indices.filter { number in
      touched.contains(old.parsed[number].path) || !old.parsed[number].holds(from: old.now, to: now)
    }
    guard touched.allSatisfy(Self.isEntry), old.parsed.count == old.results.count,
      numbers.allSatisfy({ !old.contested.contains(old.parsed[$0].path) })
    else { return nil }
    let parser = parser(site: site, now: now)
    let results = await numbers.concurrentMap { parser.parse(old.parsed[$0].path) }
    var snapshot = old
    snapshot.now = now
    var decoding = Set(numbers)
    var changedTargets: [(number: Int, target: EntryIndex.Target)] = []
    for (number, result) in zip(numbers, results) {
      guard let file = result.file, file.isKnownAs(old.parsed[number]),
        !old.references.context.entries.knowsNotes || file.otherNames == old.parsed[number].otherNames
      else { return nil }
      snapshot.results[number] = result
      snapshot.parsed[number] = file
      let target = EntryFields(file, context: old.references.peopleOnly).target()
      if target != old.references.context.entries.targets[number] { changedTargets.append((number, target)) }
    }
    if !changedTargets.isEmpty {
      var entries = snapshot.references.context.entries
      entries.replace(changedTargets)
      snapshot.references.context = snapshot.references.context.with(entries: entries)
    }
    guard hasSameTranslations(snapshot, changed: numbers) else { return nil }
    if !changedTargets.isEmpty {
      let paths = Set(changedTargets.map { snapshot.parsed[$0.number].path })
      decoding.formUnion(old.decoded.indices.filter { old.decoded[$0]?.consulted.isDisjoint(with: paths) == false })
    }
    let decoder = decoder(snapshot.references.context, site: site, now: now)
    let order = decoding.sorted()
    let files = snapshot.parsed
    let decoded = await order.concurrentMap { files[$0].skipped == nil ? decoder.decode(files[$0]) : nil }
    for (number, file) in zip(order, decoded) { snapshot.decoded[number] = file }
    if order.contains(where: { old.decoded[$0]?.namedFiles != snapshot.decoded[$0]?.namedFiles }) {
      snapshot.namedFiles = ContentSnapshot.namedFiles(by: snapshot.decoded)
    }
    // A file that is left out because of its errors, or no longer is, changes what refers to it.
    if context.keepsGoing, order.contains(where: { old.parsed[$0].skipped == .faulty || snapshot.hasErrors($0) }) {
      return nil
    }
    return await update(from: old, after: content, to: snapshot, decoded: order)
  }

  private func update(
    from old: ContentSnapshot, after known: LoadedContent, to snapshot: ContentSnapshot, decoded numbers: [Int]
  ) async -> ContentUpdate {
    let changed = Dictionary(numbers.map { (snapshot.parsed[$0].path, $0) }) { first, _ in first }
    var changes: [Int: any FeedViewObject] = [:]
    for (place, object) in known.feed.entries.enumerated() {
      if let number = changed[object.entry.identity.contentPath] { changes[place] = snapshot.decoded[number]?.object }
    }
    guard changes.count == numbers.count, numbers.allSatisfy({ isInPlace($0, old, snapshot) }) else {
      return await wholeUpdate(from: snapshot)
    }
    let content = content(of: snapshot, after: known, known: old, changes: changes, numbers: numbers)
    return ContentUpdate(content: content, snapshot: snapshot, reach: .entries(changes.keys.sorted()))
  }

  /// Whether a file is an entry in both snapshots, at the same place of the wall, and publishes the same files.
  private func isInPlace(_ number: Int, _ old: ContentSnapshot, _ new: ContentSnapshot) -> Bool {
    guard let before = old.decoded[number], let after = new.decoded[number], let first = before.object?.entry,
      let second = after.object?.entry
    else { return false }
    return first.date == second.date && before.namedFiles == after.namedFiles
  }

  private func hasSameTranslations(_ snapshot: ContentSnapshot, changed numbers: [Int]) -> Bool {
    let translations = snapshot.references.context.translations
    let states = numbers.contains { number in
      TranslationFinder.keys.contains { snapshot.parsed[number].fields[$0] != nil }
    }
    guard states || !translations.isEmpty else { return true }
    return TranslationFinder(context: snapshot.references.context).find(in: snapshot.parsed) == translations
  }
}

extension ContentSnapshot {
  fileprivate func hasErrors(_ number: Int) -> Bool {
    (results[number].diagnostics + (decoded[number]?.diagnostics ?? [])).hasErrors
  }
}

extension ParsedFile {
  /// Whether the file has the same names, kind, address and identity, by which others refer to it.
  fileprivate func isKnownAs(_ other: ParsedFile) -> Bool {
    // Names and portraits of people are shown in many places, and whether the files of a bundle are published follows from
    // its page.
    guard kind != .person, other.kind != .person else { return false }
    let isSameBundle = !ContentPath.isBundleIndex(path) || (skipped == nil) == (other.skipped == nil)
    return isSameBundle && path == other.path && kind == other.kind && route == other.route
      && language == other.language && statedID == other.statedID && identity == other.identity
  }
}

/// A content folder read again after a change.
///
/// A class, since copies of all that it holds would be made field by field.
package final class ContentUpdate: Sendable {
  /// How far the change reaches.
  package enum Reach: Sendable {
    /// Anything may differ.
    case everything
    /// Only the entries at these places of the feed differ, and they stay at these places.
    case entries([Int])
  }

  /// The folder as it is now.
  package let content: LoadedContent
  /// What the next update starts from; nil where the folder could not be read.
  package let snapshot: ContentSnapshot?
  /// What differs from the content before.
  package let reach: Reach

  init(content: LoadedContent, snapshot: ContentSnapshot?, reach: Reach) {
    self.content = content
    self.snapshot = snapshot
    self.reach = reach
  }
}

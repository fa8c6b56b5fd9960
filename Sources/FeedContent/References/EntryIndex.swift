import FeedDiagnostics
import FeedModel

/// The entries of a site by everything that another entry may call them by: path, id and slug.
struct EntryIndex: Sendable {
  /// What is known of an entry that others refer to.
  struct Target: Hashable, Sendable {
    var reference: EntryReference
    /// What the cover of an album shows, in the words of its own page.
    let coverAlt: String?
    /// The album that a song names; a song without a cover has that of its album.
    let album: String?
    /// The disc of its album that a song is on.
    let disc: Int?
    let duration: Duration?
    let starts: FeedDate?
    let venue: Venue?
    let skipped: SkippedFile.Reason?
    /// Whether only links lead to it.
    let isUnlisted: Bool
  }

  /// What others can refer to, in the order of the files.
  private(set) var targets: [Target]
  private let names: EntryNames

  /// - Parameter targets: One for each file that the names belong to, in the same order.
  init(_ targets: [Target], names: EntryNames) {
    self.targets = targets
    self.names = names
  }

  static let none = EntryIndex([], names: EntryNames([]))

  /// Replaces targets with others of the same names and kinds.
  mutating func replace(_ others: [(number: Int, target: Target)]) {
    for other in others { targets[other.number] = other.target }
  }

  /// What a name leads to.
  enum Result {
    case found(Target)
    case ambiguous([String])
    /// The file exists but could not be read, which is reported for the file itself.
    case unreadable
    case unknown(suggestions: [String])
  }

  /// Looks up a name from an entry in a folder: as a path, as an id, as a slug.
  ///
  /// An album and its song may have the same name, so entries of the wanted kinds take precedence.
  func target(named name: String, from folder: String, kinds: [Kind]) -> Result {
    let indices = matches(name, from: folder, kinds: kinds)
    switch indices.count {
    case 1: return .found(targets[indices[0]])
    case 0 where isUnreadable(name, from: folder): return .unreadable
    case 0: return .unknown(suggestions: suggestions(for: name) { isWanted($0, kinds) })
    default: return .ambiguous(indices.prefix(4).map { targets[$0].reference.identity.contentPath })
    }
  }

  /// The entry that a name leads to, for callers that need no suggestions.
  func entry(named name: String, from folder: String, kinds: [Kind]) -> Target? {
    let indices = matches(name, from: folder, kinds: kinds)
    return indices.count == 1 ? targets[indices[0]] : nil
  }

  private func isWanted(_ index: Int, _ kinds: [Kind]) -> Bool {
    kinds.isEmpty || kinds.contains(targets[index].reference.kind)
  }

  /// The entries that a name may mean; several where it could be any of them.
  private func matches(_ name: String, from folder: String, kinds: [Kind]) -> [Int] {
    let paths = pathCandidates(name, folder: folder).compactMap { names.byPath[$0] }
    let exact = paths + [names.byID[name]].compactMap(\.self)
    if let index = exact.first(where: { isWanted($0, kinds) }) { return [index] }
    let sameSlug = names.bySlug[Slug.make(from: name)] ?? []
    let wanted = withoutTranslations(sameSlug.filter { isWanted($0, kinds) })
    // A message can name one of another kind.
    return wanted.isEmpty ? [exact.first ?? sameSlug.first].compactMap(\.self) : wanted
  }

  /// Of the forms that an entry has in several languages one, if possible that in the main one.
  private func withoutTranslations(_ indices: [Int]) -> [Int] {
    guard indices.count > 1, !names.neutralPaths.isEmpty else { return indices }
    let main = indices.filter { names.neutralPaths[$0] == nil }
    var seen = Set(main.map { targets[$0].reference.identity.contentPath })
    return main + indices.filter { index in names.neutralPaths[index].map { seen.insert($0).inserted } ?? false }
  }

  /// The entry whose file has a path relative to the content folder, with or without its extension.
  func target(at path: String) -> Target? { names.byPath[EntryNames.key(path)].map { targets[$0] } }

  /// The only entry that an address of another generator can mean, such as `/2014/01/rain.html`; nil for an address at
  /// which an entry stands now.
  ///
  /// The address has the ending of a page and is otherwise that of a file, `rain.html` of `rain.md`. Or it ends in the
  /// entry's slug, and has the ending of a page, or numbers that are the entry's date.
  ///
  /// - Parameter paths: What the address may be as a path relative to the content folder.
  func target(formerlyAt route: Route, orIn paths: [String]) -> Target? {
    let parts = route.path.split(separator: "/")
    guard let last = parts.last,
      names.bySlug[Slug.make(from: String(last))]?.contains(where: { targets[$0].reference.route == route }) != true
    else { return nil }
    let isFile = Self.isPageFile(last)
    if isFile, let target = paths.lazy.compactMap({ target(at: $0.fileStem) }).first { return target }
    let name = isFile ? String(last).fileStem : String(last)
    let numbers = parts.dropLast().drop { !($0.count == 4 && Int($0) != nil) }.prefix(3).prefix { Int($0) != nil }
      .compactMap { Int($0) }
    guard isFile || !numbers.isEmpty else { return nil }
    let found = (names.bySlug[Slug.make(from: ContentPath.splitDatePrefix(name)?.rest ?? name)] ?? []).filter { index in
      guard let day = targets[index].reference.date?.day else { return numbers.isEmpty }
      return [day.year, day.month, day.day].starts(with: numbers)
    }
    return found.count == 1 ? targets[found[0]] : nil
  }

  /// The entry that a note means by a name: a path, the name of a file anywhere, a title or one of the other names.
  func note(named name: String, from folder: String) -> Target? {
    let path = pathCandidates(name, folder: folder).lazy.compactMap { names.byPath[$0] }.first
    return (path ?? names.notes.index(of: name, from: folder)).map { targets[$0] }
  }

  /// Whether a name has the ending of a page or of the file of an entry.
  private static func isPageFile(_ name: some StringProtocol) -> Bool {
    [".html", ".htm", ".md", ".markdown", ".mdx"].contains { name.lowercased().hasSuffix($0) }
  }

  /// Whether a path of another generator, `rain.html` of `rain.md`, leads to a file that would be an entry if it could be
  /// read.
  func isUnreadable(formerlyAt path: String) -> Bool { Self.isPageFile(path) && isUnreadable(path.fileStem) }

  /// Whether a path leads to a file that would be an entry if it could be read.
  func isUnreadable(_ path: String, from folder: String = "") -> Bool {
    !names.unreadablePaths.isEmpty && !names.unreadablePaths.isDisjoint(with: pathCandidates(path, folder: folder))
  }

  /// Whether a note means a file by its name that would be an entry if it could be read.
  func isUnreadable(note name: String) -> Bool {
    let file = name.fileName
    return names.unreadableNotes.contains(EntryNames.key(ContentPath.isMarkdown(file) ? file.fileStem : file))
  }

  /// Whether entries were looked up by their titles and other names.
  var knowsNotes: Bool { names.notes.isInUse || names.titles.isInUse }

  private func pathCandidates(_ name: String, folder: String) -> [String] {
    let fromFolder = ContentPath.join(folder, name)
    let fromRoot = name.hasPrefix("./") || name.hasPrefix("../") ? nil : ContentPath.join("", name)
    return [fromFolder, fromRoot].compactMap { $0.map(EntryNames.key) }
  }

  private func suggestions(for name: String, _ isWanted: (Int) -> Bool) -> [String] {
    let ending = Slug.make(from: name.fileName.fileStem)
    let slug = names.slugs.index.nearest(to: ending) { names.bySlug[$0]?.contains(where: isWanted) ?? false }
    let alike = (slug.flatMap { names.bySlug[$0] } ?? []).filter(isWanted).prefix(3)
    // A path is no title.
    let titled = name.contains("/") ? [] : names.titles.places(nearestTo: name, where: isWanted)
    return (alike + titled.lazy.filter { !alike.contains($0) }.prefix(3 - alike.count)).map {
      targets[$0].reference.identity.contentPath.fileStem
    }
  }
}

/// The names that the entries of a site answer to, which lead to their places among the files.
struct EntryNames: Sendable {
  /// The entries by their paths, with and without extension.
  private(set) var byPath: [String: Int] = [:]
  private(set) var byID: [String: Int] = [:]
  /// The entries by the last parts of their addresses.
  private(set) var bySlug: [String: [Int]] = [:]
  /// The paths of files in other languages as those of the main language have them.
  private(set) var neutralPaths: [Int: String] = [:]
  /// The slugs, for those who wrote one wrong.
  let slugs: LazySuggestions
  /// The titles of all entries, for those who name one by its title.
  let titles: LazySuggestions
  /// The names by which notes refer to each other.
  let notes: NoteNames
  /// The paths, with and without extension, of the files that would be entries if they could be read.
  let unreadablePaths: Set<String>
  /// The names by which notes refer to these.
  let unreadableNotes: Set<String>

  /// Collects the names of files.
  ///
  /// - Parameter unreadable: The paths of those that would be entries if they could be read.
  init(_ files: [ParsedFile], unreadable: [String] = []) {
    byPath.reserveCapacity(2 * files.count)
    bySlug.reserveCapacity(files.count)
    for (index, file) in files.enumerated() {
      for path in Self.names(of: file.path) where byPath[path] == nil { byPath[path] = index }
      if file.neutralPath != file.path { neutralPaths[index] = file.neutralPath }
      if let id = file.statedID, byID[id] == nil { byID[id] = index }
      if let slug = file.route.path.utf8.split(separator: UInt8(ascii: "/")).last {
        bySlug[Slug.make(from: String(Substring(slug))), default: []].append(index)
      }
    }
    // A file that there is in other languages only answers to the path that it would have in the main one.
    for (index, neutralPath) in neutralPaths.sorted(by: { $0.key < $1.key }) {
      for path in Self.names(of: neutralPath) where byPath[path] == nil { byPath[path] = index }
    }
    slugs = LazySuggestions { [names = bySlug.keys] in Array(names) }
    titles = LazySuggestions { files.map { $0.title ?? "" } }
    notes = NoteNames(files)
    unreadablePaths = Set(unreadable.flatMap(Self.names))
    unreadableNotes = Set(unreadable.flatMap(NoteNames.names).map(Self.key))
  }

  /// A path as it is compared: file systems may ignore case and normalisation.
  static func key(_ path: String) -> String {
    let path = path.isLowercaseNFC ? path : path.precomposed.lowercased()
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// `songs/rain.md` answers to its path with and without extension, a bundle to its folder too.
  private static func names(of path: String) -> [String] {
    let folder = ContentPath.isBundleIndex(path) ? [key(ContentPath.folder(path))] : []
    return [key(path), key(path.fileStem)] + folder
  }
}

/// Known names, indexed for suggestions once a name leads nowhere.
final class LazySuggestions: Sendable {
  private struct Prepared {
    let index: SuggestionIndex
    /// At which places of the list each name stands.
    let places: [String: [Int]]
  }

  private let names: @Sendable () -> [String]
  private let made = Memo<Prepared>()

  init(_ names: @escaping @Sendable () -> [String]) { self.names = names }

  var isInUse: Bool { made.known != nil }

  /// The names, prepared once for all threads.
  var index: SuggestionIndex { prepared.index }

  /// Those of the wanted places of the list at which the name stands that is nearest to another.
  func places(nearestTo name: String, where isWanted: (Int) -> Bool) -> [Int] {
    let prepared = prepared
    let nearest = prepared.index.nearest(to: name) { prepared.places[$0]?.contains(where: isWanted) ?? false }
    return nearest.flatMap { prepared.places[$0] }?.filter(isWanted) ?? []
  }

  private var prepared: Prepared {
    made.value {
      let places = Dictionary(grouping: names().enumerated()) { $0.element }.mapValues { $0.map(\.offset) }
      return Prepared(index: SuggestionIndex(places.keys), places: places)
    }
  }
}

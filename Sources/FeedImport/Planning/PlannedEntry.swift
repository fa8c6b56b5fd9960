import FeedDiagnostics
import FeedModel

struct PlannedEntry {
  var entry: ImportedEntry
  let kind: Kind?
  let place: EntryPlace
  /// Former addresses of the site that lead to it.
  let aliases: [String]
  /// The body, taken apart.
  let nodes: [MarkupNode]
  let shape: PostShape

  /// Whether it is a recording that a podcast can hold.
  var isEpisode: Bool { kind == .song && entry.date != nil && !entry.isDraft }
}

struct EntryArrangement {
  private(set) var entries: [PlannedEntry] = []
  private(set) var notes: [Diagnostic] = []
  /// How many entries are nothing but a date.
  private(set) var emptyCount = 0
  /// Where the album stands that makes the recordings a podcast.
  private(set) var podcastPlace: EntryPlace?
  private var places = EntryPlaces()
  private var identities: Set<String> = []
  private let addresses: OldAddress
  private let files: [String: String]
  private let siteURL: String?

  init(_ site: ImportedSite, addresses: OldAddress) {
    self.addresses = addresses
    files = site.files
    siteURL = site.url
    // Newer entries come later, so that they never take a name from an older one.
    let order = site.entries.enumerated().sorted { first, second in
      let (one, other) = (first.element.date?.secondsSinceEpoch ?? .max, second.element.date?.secondsSinceEpoch ?? .max)
      if one != other { return one < other }
      return (first.element.id ?? "", first.offset) < (second.element.id ?? "", second.offset)
    }
    for (_, entry) in order { arrange(entry) }
    guard site.podcast != nil else { return }
    podcastPlace = places.place(
      in: Kind.album.plural, date: nil, path: nil, words: [site.title, "podcast"].compactMap(\.self))
  }

  private mutating func note(_ problem: ImportProblem, _ entry: ImportedEntry) {
    notes.append(Diagnostic(.transfer(problem), at: entry.location))
  }

  private mutating func arrange(_ original: ImportedEntry) {
    let nodes = original.body.markup
    let shape = PostShape(nodes)
    var entry = withoutMissingFiles(original, shape)
    let kind = entry.role == .page ? nil : entry.kind(shape)
    guard kind != .text || entry.hasContent(shape) else {
      emptyCount += 1
      return
    }
    let called = entry.shortName(shape)
    if let id = entry.id, !identities.insert(id).inserted {
      note(.duplicateIdentity(id, entry: called), entry)
      entry.id = nil
    }
    if kind?.isDated ?? false, entry.date == nil {
      if !entry.isDraft { note(.undated(entry: called, date: entry.invalidDate), entry) }
      entry.isDraft = true
    }
    let path = ownPath(entry, called)
    let last = path.flatMap { OldAddress.route($0).path.split(separator: "/").last }.map { name in
      String(name.prefix { $0 != "." })
    }
    let named = last.flatMap { $0.contains(/^\d+$/) ? nil : $0 }
    let beginning = String(shape.words.replacing(/https?:\/\/\S+/, with: "").prefix(120))
    let words = [named, entry.slug, entry.title, beginning, last, entry.id.map(Self.name(of:))].compactMap {
      $0
    }
    let place = places.place(
      in: kind?.plural ?? "pages", date: kind == nil || kind?.isDated == false ? nil : entry.date?.day, path: path,
      words: words)
    let aliases = formerPaths(entry, besides: place.route)
    entries.append(
      PlannedEntry(entry: entry, kind: kind, place: place, aliases: aliases, nodes: nodes, shape: shape))
  }

  /// The distinctive end of an identity: the last two parts of an address.
  private static func name(of id: String) -> String {
    let parts = id.split(separator: "/").suffix(2).joined(separator: "-")
    return String(parts.suffix(24))
  }

  /// The entry without the files beside its text that the source names and does not hold.
  private mutating func withoutMissingFiles(_ entry: ImportedEntry, _ shape: PostShape) -> ImportedEntry {
    var entry = entry
    let files = EntryFiles(locations: files, fetches: false)
    let base = entry.url ?? siteURL
    for medium in entry.media + [entry.cover].compactMap({ $0 }) { _ = files.reference(medium, base: base) }
    guard !files.missing.isEmpty else { return entry }
    entry.media.removeAll { files.missing.contains($0.source) }
    if entry.media.isEmpty, entry.role == .kind(.media) { entry.role = .entry }
    if let cover = entry.cover, files.missing.contains(cover.source) { entry.cover = nil }
    for path in files.missing { note(.missingFile(path, entry: entry.shortName(shape)), entry) }
    return entry
  }

  /// The path of the old address, where the entry can have it.
  private mutating func ownPath(_ entry: ImportedEntry, _ called: String) -> String? {
    guard let url = entry.url else { return nil }
    switch addresses.place(of: url) {
    case .elsewhere: return nil
    case .impossible:
      note(.lostAddress(url, entry: called), entry)
      return nil
    case .path(let path):
      if places.isFree(OldAddress.route(path)) { return path }
      note(.duplicateAddress(path, entry: called), entry)
      return nil
    }
  }

  private mutating func formerPaths(_ entry: ImportedEntry, besides route: Route) -> [String] {
    var paths: [String] = []
    for url in entry.formerURLs {
      guard case .path(let path) = addresses.place(of: url) else { continue }
      let former = OldAddress.route(path)
      guard former != route, places.isFree(former) else { continue }
      places.take(former)
      paths.append(path)
    }
    return paths
  }
}

extension ImportedEntry {
  /// Whether there is anything that a note could show.
  func hasContent(_ shape: PostShape) -> Bool {
    !shape.words.isEmpty || !shape.pictures.isEmpty || !shape.isSimple || summary != nil || !media.isEmpty
      || !repostOf.isEmpty
  }

  /// What messages call the entry: its title, or its first words.
  func shortName(_ shape: PostShape) -> String {
    let words = title ?? (shape.words.isEmpty ? nil : shape.words) ?? url ?? id ?? "an entry"
    return words.count > 50 ? words.prefix(49) + "…" : words
  }

  /// As many characters as are beside a picture that is the post.
  private static let captionLength = 200
  /// As many characters as a note with pictures may have.
  private static let noteLength = 1000

  /// What the entry becomes, by what it is.
  func kind(_ shape: PostShape) -> Kind {
    if case .kind(let kind) = role { return kind }
    let isUntitled = title == nil
    if isUntitled, !(inReplyTo + repostOf).isEmpty { return .text }
    if link != nil { return .link }
    if media.contains(where: { $0.kind == .audio }) { return isUntitled ? .media : .song }
    if media.contains(where: { $0.kind == .video }) { return .media }
    let pictures = media.count + shape.pictures.count
    if pictures > 0, shape.isSimple {
      if isUntitled, shape.words.count <= Self.noteLength { return .media }
      if !isUntitled, pictures == 1, shape.words.count <= Self.captionLength, !shape.hasLinks { return .media }
    }
    return isUntitled ? .text : .article
  }
}

/// Where an entry is in the content folder, and at which address.
struct EntryPlace {
  /// The folder, for example `notes`.
  let folder: String
  /// The name of the file without an ending, or that of the folder of a bundle.
  let name: String
  let route: Route
  /// What `permalink:` says; nil where the path says the same.
  let permalink: String?
  /// How other entries refer to it.
  var reference: String { "\(folder)/\(name)" }
  /// The path of the file of an entry that stands alone.
  var file: String { "\(folder)/\(name).md" }
  /// The path of the file of an entry with files of its own.
  var bundle: String { "\(folder)/\(name)/index.md" }
}

/// Finds a different place for each entry.
struct EntryPlaces {
  private var names: Set<String> = []
  /// The number that was given last to each name in a folder, since all below it are taken.
  private var numbers: [String: Int] = [:]
  private var routes: Set<String>

  private static let longestName = 60
  private static let longestNote = 40

  /// Creates an empty folder; the addresses of its walls are taken.
  init() {
    let walls =
      Kind.builtIn.map(Edition.main.wall(of:)) + ["/", "/tags/", "/page/", "/people/", "/assets/"].map { Route($0) }
    routes = Set(walls.map(\.collisionKey))
  }

  func isFree(_ route: Route) -> Bool { !routes.contains(route.collisionKey) }

  mutating func take(_ route: Route) { routes.insert(route.collisionKey) }

  /// The place of an entry.
  ///
  /// - Parameters:
  ///   - folder: the folder of its kind, or `pages`.
  ///   - path: the path of its old address, if it can have it.
  ///   - words: what its name is made of, the best first.
  mutating func place(in folder: String, date: CalendarDay?, path: String?, words: [String]) -> EntryPlace {
    let day = date.map { "\($0)-" } ?? ""
    let slug = words.lazy.map { Self.name($0, isNote: folder == Kind.text.plural) }.first { !$0.isEmpty } ?? "entry"
    let first = "\(folder)/\(day)\(slug)"
    var number = numbers[first] ?? 1
    defer { numbers[first] = number }
    while true {
      let name = number == 1 ? slug : "\(slug)-\(number)"
      let file = "\(folder)/\(day)\(name)"
      let own = Route(folder == "pages" ? "/\(name)/" : "/\(folder)/\(name)/")
      let route = path.map(OldAddress.route) ?? own
      let key = Route.collisionKey(ofFile: file)
      guard !names.contains(key), path != nil || isFree(route) else {
        number += 1
        continue
      }
      names.insert(key)
      take(route)
      let permalink = route == own ? nil : path.map(OldAddress.permalink)
      return EntryPlace(folder: folder, name: day + name, route: route, permalink: permalink)
    }
  }

  /// A name for a file: a few words that are safe in addresses, and that nothing else is read from.
  private static func name(_ words: String, isNote: Bool) -> String {
    let limit = isNote ? longestNote : longestName
    let name = Slug.shortened(Slug.make(from: String(words.prefix(4 * limit))), to: limit)
    // What looks like a date, an index or an underscored name would be read as something else.
    let isMisread = name == "index" || name.hasPrefix("_") || name.contains(/^\d{4}-\d{1,2}-\d{1,2}/)
    return isMisread ? "entry-" + name.drop { $0 == "_" } : name
  }
}

import FeedDiagnostics
import FeedModel
import FeedYAML

/// Gives files that claim the same address addresses of their own, the same on every machine.
///
/// A wall keeps its address, where other generators have an entry that lists the others; else a page outside the feed,
/// which navigation names; else the oldest entry. Each later entry gets its date after the slug, and a number after
/// that where the date is not enough.
struct AddressConflicts {
  /// The files, those that gave way with another address and a warning.
  private(set) var files: [ParsedFile]
  /// The content paths of the files that want an address which another one wants as well.
  private(set) var paths: Set<String> = []

  /// Settles who has which address.
  ///
  /// - Parameter editions: Where the walls of each language are.
  init(_ files: [ParsedFile], editions: [Edition] = [.main]) {
    self.files = files
    let walls = Self.walls(of: files, editions)
    var first: [String: Int] = [:]
    first.reserveCapacity(files.count)
    var contested: [String: [Int]] = [:]
    for (number, file) in files.enumerated() {
      let key = file.route.collisionKey
      if let first = first[key] {
        contested[key, default: [first]].append(number)
      } else {
        first[key] = number
        if walls[key] != nil, file.isListed { contested[key] = [number] }
      }
    }
    guard !contested.isEmpty else { return }
    var taken = Set(first.keys)
    var last: [String: Int] = [:]
    for (key, numbers) in contested.sorted(by: { $0.key < $1.key }) {
      paths.formUnion(numbers.map { files[$0].path })
      var ordered = numbers.sorted { Self.precedes(files[$0], files[$1]) }
      let holder = walls[key] ?? files[ordered.removeFirst()].file
      for number in ordered where walls[key] == nil || files[number].isListed {
        self.files[number] = Self.moved(files[number], givingWayTo: holder, taken: &taken, last: &last)
      }
    }
  }

  /// What is at the addresses of walls.
  private static func walls(of files: [ParsedFile], _ editions: [Edition]) -> [String: String] {
    let kinds = Set(files.lazy.compactMap(\.kind))
    var walls: [String: String] = [:]
    for edition in editions {
      walls[edition.home.collisionKey] = "the home page"
      walls[edition.tags.collisionKey] = "the index of tags"
      for kind in kinds { walls[edition.wall(of: kind).collisionKey] = "the wall of \(kind.plural)" }
    }
    return walls
  }

  private static func precedes(_ first: ParsedFile, _ second: ParsedFile) -> Bool {
    if (first.kind == nil) != (second.kind == nil) { return first.kind == nil }
    let dates = (first.date?.secondsSinceEpoch ?? .max, second.date?.secondsSinceEpoch ?? .max)
    return dates.0 == dates.1 ? first.path < second.path : dates.0 < dates.1
  }

  /// - Parameter last: The number that each address with its date got last, below which all are taken.
  private static func moved(
    _ file: ParsedFile, givingWayTo holder: String, taken: inout Set<String>, last: inout [String: Int]
  ) -> ParsedFile {
    let suffix = file.date.map { "-\($0.day)" } ?? ""
    var route = file.route.appending(suffix)
    let key = route.collisionKey
    var number = last[key] ?? 2
    defer { last[key] = number }
    while !taken.insert(route.collisionKey).inserted {
      route = file.route.appending("\(suffix)-\(number)")
      number += 1
    }
    let problem = RouteProblem.taken(route: file.route.path, by: holder, used: route.path)
    return file.moved(
      to: route, reporting: file.skipped == nil ? Diagnostic(.route(problem), at: file.start) : nil)
  }
}

extension ParsedFile {
  /// Whether walls list the file, so that it has a page beside them.
  fileprivate var isListed: Bool { kind.map { $0 != .person } ?? false }
}

extension Route {
  /// The address with a suffix after its last name, before the extension.
  fileprivate func appending(_ suffix: String) -> Route {
    if self == .home { return Route("/index\(suffix)/") }
    if path.hasSuffix("/") { return Route(path.dropLast() + suffix + "/") }
    let name = path.fileName
    let stem = name.fileStem
    return Route(path.dropLast(name.count) + stem + suffix + name.dropFirst(stem.count))
  }
}

/// Finds entries that state the same id or guid, or whose id is the path of another.
enum DuplicateIDs {
  /// An error at the second of two entries, or at the only one that states an id; it names the other.
  static func diagnostics(_ files: [ParsedFile]) -> [Diagnostic] {
    var seen = [EntryGUID: Int](minimumCapacity: 2 * files.count)
    return files.enumerated().compactMap { number, file in
      let uuid = EntryGUID.uuid(file.identity.uuid)
      let names = file.identity.statedGUID.map { [EntryGUID(stated: $0), uuid] } ?? [uuid]
      guard let name = names.first(where: { seen[$0] != nil }), let first = seen[name].map({ files[$0] }) else {
        for name in names { seen[name] = number }
        return nil
      }
      let (stating, other) = file.field(of: name) == nil ? (first, file) : (file, first)
      guard let field = stating.field(of: name) else { return nil }
      return Diagnostic(
        .entry(.duplicateID(field.value.text ?? stating.identity.id)), at: field.value.location,
        related: [other.field(of: name)?.value.location ?? other.start])
    }
  }
}

extension ParsedFile {
  /// What states the UUID or the guid of the entry; nil where the path decides.
  fileprivate func field(of name: EntryGUID) -> LocatedFields.Field? {
    name == .uuid(identity.uuid) ? fields["id"] ?? fields["guid"] : fields["guid"]
  }
}

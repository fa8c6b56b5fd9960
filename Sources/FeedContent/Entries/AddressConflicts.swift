import FeedDiagnostics
import FeedModel

/// Gives each of several files that want one address an address of its own, the same on every machine.
///
/// A page outside the feed keeps the address, since navigation names it, else the oldest entry. Each later one gets its
/// date behind the slug, and a number behind that where it is not enough.
struct AddressConflicts {
  /// The files, those that gave way with another address and a warning.
  private(set) var files: [ParsedFile]
  /// The content paths of the files that want an address which another one wants as well.
  private(set) var paths: Set<String> = []

  /// Settles who has which address.
  init(_ files: [ParsedFile]) {
    self.files = files
    var byAddress: [String: [Int]] = [:]
    byAddress.reserveCapacity(files.count)
    for (number, file) in files.enumerated() { byAddress[file.route.collisionKey, default: []].append(number) }
    let groups = byAddress.filter { $0.value.count > 1 }
    guard !groups.isEmpty else { return }
    var taken = Set(byAddress.keys)
    for (_, numbers) in groups.sorted(by: { $0.key < $1.key }) {
      paths.formUnion(numbers.map { files[$0].path })
      let ordered = numbers.sorted { Self.precedes(files[$0], files[$1]) }
      for number in ordered.dropFirst() {
        self.files[number] = Self.moved(files[number], besides: files[ordered[0]], taken: &taken)
      }
    }
  }

  private static func precedes(_ first: ParsedFile, _ second: ParsedFile) -> Bool {
    if (first.kind == nil) != (second.kind == nil) { return first.kind == nil }
    let dates = (first.date?.secondsSinceEpoch ?? .max, second.date?.secondsSinceEpoch ?? .max)
    return dates.0 == dates.1 ? first.path < second.path : dates.0 < dates.1
  }

  private static func moved(_ file: ParsedFile, besides other: ParsedFile, taken: inout Set<String>) -> ParsedFile {
    let suffix = file.date.map { "-\($0.day)" } ?? ""
    var route = file.route.appending(suffix)
    var number = 2
    while !taken.insert(route.collisionKey).inserted {
      route = file.route.appending("\(suffix)-\(number)")
      number += 1
    }
    let problem = RouteProblem.taken(route: file.route.path, by: other.file, used: route.path)
    return file.moved(
      to: route, reporting: file.skipped == nil ? Diagnostic(.route(problem), at: file.start) : nil)
  }
}

extension Route {
  /// The address with more behind its last name, and before its extension.
  fileprivate func appending(_ suffix: String) -> Route {
    if path.hasSuffix("/") { return Route(path.dropLast() + suffix + "/") }
    let name = ContentPath.fileName(path)
    let stem = ContentPath.stem(name)
    return Route(path.dropLast(name.count) + stem + suffix + name.dropFirst(stem.count))
  }
}

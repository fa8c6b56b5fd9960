import FeedDiagnostics
import FeedModel

/// An answer as a file states it.
struct StatedResponse: Sendable {
  let response: EntryResponse
  /// What it answers: an absolute address, an address of the site, or the path of a file.
  let target: String
  /// The key by which duplicates are found, of which the first counts.
  let identity: String
  let location: SourceLocation
}

/// The answers from elsewhere, by the addresses that they answer.
struct ResponseIndex: Sendable {
  static let none = ResponseIndex([], entries: .none, site: .localhost)

  private let byAddress: [String: [StatedResponse]]

  /// Sorts answers by their targets.
  ///
  /// - Parameter site: Where the site is published.
  init(_ stated: [StatedResponse], entries: EntryIndex, site: SiteURL) {
    var known: Set<String> = []
    var byAddress: [String: [StatedResponse]] = [:]
    for answer in stated where known.insert(answer.identity).inserted {
      let address = Self.address(of: answer.target, entries: entries, site: site)
      byAddress[address, default: []].append(answer)
    }
    self.byAddress = byAddress.mapValues { answers in
      answers.enumerated().sorted {
        ($0.element.response.date?.secondsSinceEpoch ?? 0, $0.offset)
          < ($1.element.response.date?.secondsSinceEpoch ?? 0, $1.offset)
      }.map(\.element)
    }
  }

  /// The answers to something that stands or stood at some addresses, the oldest first of each.
  func responses(to routes: [Route]) -> [EntryResponse] {
    guard !byAddress.isEmpty else { return [] }
    return routes.flatMap { byAddress[Self.address(ofPath: $0.path)] ?? [] }.map(\.response)
  }

  /// A warning for each file with answers to addresses that a site does not have.
  ///
  /// - Parameter routes: All addresses of the site that can be answered.
  func unknownTargets(besides routes: @autoclosure () -> [Route]) -> [Diagnostic] {
    guard !byAddress.isEmpty else { return [] }
    let known = Set(routes().map { Self.address(ofPath: $0.path) })
    let lost = byAddress.filter { !known.contains($0.key) }.flatMap(\.value)
    return Dictionary(grouping: lost, by: \.location).map { location, answers in
      let first = answers.map(\.target).min() ?? ""
      return Diagnostic(.response(.unknownTarget(first, count: answers.count)), at: location)
    }
  }

  private static func address(of target: String, entries: EntryIndex, site: SiteURL) -> String {
    if let authority = URLAuthority(of: target) {
      let path = String(authority.rest.withoutQuery)
      return address(ofPath: site.pathBelowRoot(path) ?? PercentEncoding.decode(path))
    }
    if !target.hasPrefix("/"), case .found(let entry) = entries.target(named: target, from: "responses", kinds: []) {
      return address(ofPath: entry.reference.route?.path ?? target)
    }
    return address(ofPath: PercentEncoding.decode(String(target.withoutQuery)))
  }

  /// A path as readers may write it: with a slash at its end or without, with the name of the file or without.
  private static func address(ofPath path: String) -> String {
    var path = path[...]
    if path.hasSuffix("/index.html") { path = path.dropLast("index.html".count) }
    while path.hasSuffix("/") { path = path.dropLast() }
    while path.hasPrefix("/") { path = path.dropFirst() }
    return String(path).precomposed.lowercased()
  }
}

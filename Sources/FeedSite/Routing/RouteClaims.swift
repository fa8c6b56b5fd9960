import FeedDiagnostics
import FeedModel

/// Collects claims to routes and settles them: one source per route, on any file system.
struct RouteClaims {
  private var claims: [RouteClaim] = []
  private var indices: [String: Int] = [:]
  private var refusals: Set<Diagnostic> = []
  private(set) var diagnostics: [Diagnostic] = []

  mutating func makeRoom(for count: Int) {
    claims.reserveCapacity(claims.count + count)
    indices.reserveCapacity(claims.count + count)
  }

  /// Adds a claim; a second one for the same route is an error that names both, unless one of them gives way.
  ///
  /// - Returns: Whether the claim holds.
  @discardableResult
  mutating func add(_ claim: RouteClaim) -> Bool {
    if let problem = Self.problem(with: claim) {
      let diagnostic = Diagnostic(problem, at: claim.location)
      // What is beside a page has an address as impossible as its own.
      if refusals.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
      return false
    }
    let key = Route.collisionKey(ofFile: claim.file)
    guard let index = indices[key] else {
      indices[key] = claims.count
      claims.append(claim)
      return true
    }
    let other = claims[index]
    if claim.yields(to: other) {
      if claim.tellsOfYielding { report(.replaced(route: claim.route.path, by: other.source), claim) }
      return false
    }
    if other.yields(to: claim) {
      if other.tellsOfYielding { report(.replaced(route: other.route.path, by: claim.source), other) }
      claims[index] = claim
      return true
    }
    // The writer can mend a file, so the message is at the one of the two that is a file.
    let (culprit, rival) = claim.location != nil ? (claim, other) : (other, claim)
    report(.duplicate(route: culprit.route.path, other: rival.source), culprit, against: rival)
    return false
  }

  /// What keeps any site from having a route; whether its parts are too long shows when all claims are in.
  private static func problem(with claim: RouteClaim) -> Problem? {
    let (route, file) = (claim.route, claim.file)
    let isPage = if case .rendered = claim.content { claim.location != nil } else { false }
    if isPage, let problem = route.problemOfNames { return problem }
    // Other files have the names that they have, and the owner of the site puts what web hosts read into `static/`.
    if let name = Route.hiddenName(inFile: file) { return .output(.reservedName(name)) }
    let end = route.path.utf8.firstIndex(of: 0)
    if let end { return .route(.unwritable(route: String(route.path[..<end]))) }
    guard file.utf8.count > Route.longestFile else { return nil }
    return .route(.longPath(route: String(route.path.prefix(100)), limit: Route.longestFile))
  }

  /// Whether a route is taken, written exactly so: web hosts tell upper from lower case.
  func contains(_ route: Route) -> Bool {
    let file = route.file
    return indices[Route.collisionKey(ofFile: file)].map { claims[$0].file == file } ?? false
  }

  var routes: [Route] { claims.map(\.route) }

  func items(of languages: [SiteRenderer]) -> [SiteItem] {
    claims.map { claim in
      SiteItem(
        route: claim.route, file: claim.file, stage: claim.stage,
        content: claim.content(of: languages[claim.language]),
        location: claim.location)
    }
  }

  /// Whether a route is a page that is made from no file of the content folder.
  func isGenerated(_ route: Route) -> Bool {
    indices[route.collisionKey].map { claims[$0].location == nil && claims[$0].route == route } ?? false
  }

  /// The claim that holds a file of the output folder, written exactly so.
  func claim(ofFile file: String) -> RouteClaim? {
    indices[Route(file).collisionKey].map { claims[$0] }.flatMap { $0.file == file ? $0 : nil }
  }

  /// Reports routes that file systems cannot hold; called when all claims are in.
  mutating func checkFiles() {
    var inTheWay: Set<Int> = []
    var tooLong: Set<String> = []
    var looked: Set<String> = []
    for number in claims.indices {
      let file = claims[number].file
      if file.utf8.count > Route.longestName {
        let parts = file.split(separator: "/")
        if let index = parts.firstIndex(where: { $0.utf8.count > Route.longestName }),
          case let part = parts[index], tooLong.insert(parts[...index].joined(separator: "/")).inserted
        {
          report(.tooLong(route: claims[number].route.path, bytes: part.utf8.count), claims[number])
        }
      }
      var rest = file.utf8[...]
      var isOwnFolder = claims[number].route.isPage
      while let slash = rest.lastIndex(of: UInt8(ascii: "/")) {
        rest = rest[..<slash]
        let folder = String(Substring(rest))
        // Nothing else is likely to be in the folder of a page, but much in the folders around it.
        guard isOwnFolder || looked.insert(folder).inserted else { break }
        isOwnFolder = false
        if let index = indices[Route.collisionKey(ofFile: folder)], inTheWay.insert(index).inserted {
          reportFolder(of: claims[number], in: claims[index])
        }
      }
    }
    diagnostics.sort()
  }

  /// Reports a route that needs a folder where another one is a file, at the one of the two that chose its name.
  ///
  /// Each page is a file in a folder of its own, and what feedsite makes has the name that it has.
  private mutating func reportFolder(of inner: RouteClaim, in file: RouteClaim) {
    let isInnocent = file.location == nil || file.route.isPage && inner.location != nil
    let (culprit, rival) = isInnocent ? (inner, file) : (file, inner)
    report(.fileAndFolder(route: culprit.route.path, other: rival.source), culprit, against: rival)
  }

  /// Takes note of what keeps routes from being claimed at all.
  mutating func refuse(_ problem: RouteProblem) {
    diagnostics.append(Diagnostic(.route(problem), at: nil))
  }

  private mutating func report(_ problem: RouteProblem, _ claim: RouteClaim, against rival: RouteClaim? = nil) {
    diagnostics.append(
      Diagnostic(.route(problem), at: claim.location, related: [rival?.location].compactMap(\.self)))
  }
}

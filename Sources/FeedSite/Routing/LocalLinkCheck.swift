import FeedDiagnostics
import FeedMarkdown
import FeedMedia
import FeedModel

/// Finds links in bodies to addresses and anchors that the site does not have.
struct LocalLinkCheck {
  let claims: RouteClaims
  let feed: Feed
  let links: [LocalLink]

  /// The number of different dead addresses that get a suggestion: more of them mean that a folder was moved, not that
  /// addresses were mistyped.
  private static let suggestionLimit = 50

  /// The results of following the links.
  var findings: LocalLinkFindings {
    let found = links.map { (link: $0, file: $0.route.linkedFile(where: claims.contains)) }
    let anchors = anchors(ofFiles: Set(found.compactMap { $0.link.anchor == nil ? nil : $0.file }))
    let missing = found.compactMap { link, file in file.flatMap { missingPlace(link, in: anchors[$0]) } }
    return LocalLinkFindings(
      diagnostics: dead(found.compactMap { $0.file == nil ? $0.link : nil }) + missing.map(\.diagnostic),
      followed: Set(links.map(\.route)), missingPlaces: Set(missing.map(\.place)))
  }

  /// Whether the links are those of an earlier state of the site, and find the same names on pages.
  ///
  /// - Parameter places: The places in the feed of the entries in which the two states differ.
  func isSame(as other: LocalLinkCheck, changing places: [Int]) -> Bool {
    links == other.links
      && places.allSatisfy { place in
        let (old, new) = (other.feed.entries[place].entry.body, feed.entries[place].entry.body)
        return Set(old.anchors) == Set(new.anchors) && old.holdsRawHTML == new.holdsRawHTML
      }
  }

  /// The anchors to which links can lead on some pages, by their files in the output folder; none for a file that is no
  /// page with a body, such as a wall or a PDF.
  private func anchors(ofFiles files: Set<String>) -> [String: Set<String>] {
    guard !files.isEmpty else { return [:] }
    var anchors: [String: Set<String>] = [:]
    func add(_ route: Route, _ body: MarkdownBody) {
      let file = route.file
      // The ids in raw HTML are not known.
      if files.contains(file), !body.holdsRawHTML { anchors[file] = Set(body.anchors) }
    }
    for object in feed.entries { add(object.entry.route, object.entry.body) }
    for person in feed.people { add(person.entry.route, person.entry.body) }
    for page in feed.pages { add(page.route, page.body) }
    return anchors
  }

  private func dead(_ links: [LocalLink]) -> [Diagnostic] {
    guard !links.isEmpty else { return [] }
    var routes = NearestRoute(routes: claims.routes)
    var suggestions: [Wanted: Route?] = [:]
    return links.compactMap { link in
      if !link.isAbsolute,
        let address = Self.address(ofDomainIn: link.written) ?? Self.address(ofMailIn: link.written)
      {
        return Diagnostic(.body(.deadLink(link.written, nearest: address)), at: link.location)
      }
      let wanted = Wanted(route: link.likely ?? link.route, isAbsolute: link.isAbsolute)
      if suggestions[wanted] == nil, suggestions.count < Self.suggestionLimit {
        suggestions[wanted] = .some(nearest(to: wanted, &routes))
      }
      let nearest = suggestions[wanted] ?? nil
      // Something other than feedsite may publish there, unless the address looks like a typing error.
      if link.isAbsolute, nearest == nil { return nil }
      let isItself = nearest != nil && nearest == link.page
      return Diagnostic(.body(.deadLink(link.written, nearest: isItself ? nil : nearest?.path)), at: link.location)
    }
  }

  /// The extensions of texts, documents and archives, whose names look like domains, as those of pictures do.
  private static let fileExtensions: Set = ["md", "markdown", "mdx", "html", "htm", "php", "pdf", "zip", "css", "js"]

  /// The address that is meant by a domain without `https://`, as in `www.example.com/x`.
  private static func address(ofDomainIn written: String) -> String? {
    guard let first = written.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).first else {
      return nil
    }
    let labels = first.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let top = labels.last?.lowercased(), top.count >= 2,
      top.allSatisfy({ $0.isASCII && $0.isLetter }),
      labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } }),
      labels[0].lowercased() == "www"
        || (!fileExtensions.contains(top) && !MediaTypes.isMedia(String(first)) && first.count < written.count)
    else { return nil }
    return "https://" + written
  }

  /// The address that is meant by an e-mail address without `mailto:`.
  private static func address(ofMailIn written: String) -> String? {
    let parts = written.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains("/") else { return nil }
    let host = parts[1].prefix { $0 != "?" }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, !labels.contains(where: \.isEmpty), let top = labels.last, top.allSatisfy(\.isLetter),
      host.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }),
      !fileExtensions.contains(top.lowercased()), !MediaTypes.isMedia(String(host))
    else { return nil }
    return "mailto:" + written
  }

  private struct Wanted: Hashable {
    let route: Route
    let isAbsolute: Bool
  }

  private func nearest(to wanted: Wanted, _ routes: inout NearestRoute) -> Route? {
    if claims.contains(wanted.route) { return wanted.route }
    return wanted.isAbsolute ? routes.typo(of: wanted.route) : routes.nearest(to: wanted.route)
  }

  private func missingPlace(
    _ link: LocalLink, in anchors: Set<String>?
  ) -> (place: LocalLinkFindings.Place, diagnostic: Diagnostic)? {
    // Anchors of the theme begin with an underscore, and those of footnotes and the links back hold a colon.
    guard let anchor = link.anchor, let anchors, !anchor.hasPrefix("_"), !anchor.contains(":"),
      !anchors.contains(anchor)
    else { return nil }
    let nearest = Suggestion.nearest(to: anchor, among: anchors).map { "#" + $0 }
    return (
      LocalLinkFindings.Place(route: link.route, anchor: anchor),
      Diagnostic(.body(.missingAnchor(link.written, nearest: nearest)), at: link.location)
    )
  }
}

extension Route {
  /// The file that a link to the address leads to, if there is one; a link without a slash at the end leads to the
  /// page, too, since web hosts redirect it.
  func linkedFile(where exists: (Route) -> Bool) -> String? {
    if exists(self) { return file }
    guard !isPage else { return nil }
    let page = Route(path + "/")
    return exists(page) ? page.file : nil
  }
}

/// The results of following the links in bodies, line by line, so that they are not reported again for whole pages.
struct LocalLinkFindings: Sendable {
  struct Place: Hashable {
    let route: Route
    let anchor: String
  }

  /// A warning for each link that leads nowhere.
  let diagnostics: [Diagnostic]
  /// The addresses that were followed, with or without success.
  let followed: Set<Route>
  let missingPlaces: Set<Place>
}

/// Finds the address of the site that a dead one was probably meant to be.
struct NearestRoute {
  /// The routes by their addresses without the slash at the end.
  private var routes: [String: Route] = [:]
  /// The addresses by their last parts: a page in another folder keeps it.
  private lazy var byName = Dictionary(grouping: routes.keys, by: Self.name)
  private let addresses: SuggestionIndex

  /// Indexes the addresses of a site.
  init(routes all: [Route]) {
    for route in all {
      let address = Self.address(of: route)
      if !address.isEmpty { routes[address] = route }
    }
    addresses = SuggestionIndex(routes.keys)
  }

  /// The only page of the same name in another folder, else the address with the fewest typos; nil where none is near.
  mutating func nearest(to route: Route) -> Route? {
    let name = Self.name(of: Self.address(of: route))
    // A number, as archive pages have it, says nothing.
    guard let alike = byName[name], alike.count == 1, let address = alike.first, name.contains(where: \.isLetter) else {
      return typo(of: route)
    }
    return routes[address]
  }

  /// The address with the fewest typos; nil where none is near.
  func typo(of route: Route) -> Route? { addresses.nearest(to: Self.address(of: route)).flatMap { routes[$0] } }

  private static func address(of route: Route) -> String {
    route.isPage ? String(route.path.dropLast()) : route.path
  }

  private static func name(of address: String) -> String {
    address.split(separator: "/").last.map { $0.lowercased() } ?? ""
  }
}

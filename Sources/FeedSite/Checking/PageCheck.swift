import FeedDiagnostics
import FeedMarkdown
import FeedMarkup
import FeedModel

/// Follows every address on every page, as far as it leads to the site.
struct PageCheck {
  private let check: SiteCheck
  private let files: Set<String>
  private let locations: [Route: SourceLocation]
  /// The files whose bodies hold images without alternative text, which were reported with their places when the files
  /// were read.
  private let silentFiles: Set<String>

  struct Result {
    var diagnostics: [Diagnostic] = []
    /// The files of the site that some page leads to or shows.
    var shown: Set<String> = []
  }

  /// A thing to report, and the page that it was found on first.
  private struct Finding {
    let page: Route
    let location: SourceLocation?
  }

  /// How many pages are in memory at a time, and how many dead addresses get a suggestion.
  private static let batch = 256
  private static let suggestionLimit = 50

  init(_ check: SiteCheck) {
    self.check = check
    files = Set(check.table.items.map(\.file))
    let feed = check.input.feed
    let pages =
      (feed.entries.map(\.entry) + feed.people.map(\.entry)).map { ($0.route, $0.location.file, $0.body) }
      + feed.pages.map { ($0.route, $0.location.file, $0.body) }
    locations = Dictionary(pages.map { ($0.0, SourceLocation(file: $0.1)) }) { first, _ in first }
    silentFiles = Set(pages.filter { $0.2.links.contains { $0.kind == .image && $0.text.isEmpty } }.map(\.1))
  }

  /// Reads all pages, and those that places are looked for on a second time.
  func result() async -> Result {
    let pages = check.table.items.filter { $0.file.hasSuffix(".html") || $0.file.hasSuffix(".htm") }
    var result = Result()
    var dead: [PageTarget: Finding] = [:]
    var places: [PageTarget: Finding] = [:]
    var silent: [String: Finding] = [:]
    for start in stride(from: 0, to: pages.count, by: Self.batch) {
      let batch = Array(pages[start..<min(start + Self.batch, pages.count)])
      let findings = await batch.concurrentMap { [check] item in
        check.bytes(of: item).map { PageFindings($0, at: item.route, site: check.input.site.url) }
      }
      for (item, findings) in zip(batch, findings) {
        guard let findings else { continue }
        let place = Finding(page: item.route, location: location(of: item))
        for target in findings.targets {
          guard let file = file(of: target.route) else {
            // What was followed in the content was reported with a better place to name.
            if !check.links.followed.contains(target.route) { Self.add(target, place, to: &dead) }
            continue
          }
          if file != item.file { result.shown.insert(file) }
          guard target.anchor.map({ !findings.ids.contains($0) || file != item.file }) ?? false else { continue }
          Self.add(target, place, to: &places)
        }
        guard !silentFiles.contains(place.location?.file ?? "") else { continue }
        for image in findings.silentImages { Self.add(image, place, to: &silent) }
      }
    }
    result.diagnostics = deadAddresses(dead) + silentImages(silent)
    result.diagnostics += await deadPlaces(places, pages)
    return result
  }

  /// The page of an entry says more than a wall on which its card stands.
  private static func add<Key: Hashable>(_ key: Key, _ finding: Finding, to findings: inout [Key: Finding]) {
    if let other = findings[key], other.location != nil || finding.location == nil { return }
    findings[key] = finding
  }

  private func file(of route: Route) -> String? { route.linkedFile { files.contains($0.file) } }

  private func location(of item: SiteItem) -> SourceLocation? {
    if let location = item.content.location { return SourceLocation(file: location) }
    return locations[item.route]
  }

  private func deadAddresses(_ dead: [PageTarget: Finding]) -> [Diagnostic] {
    guard !dead.isEmpty else { return [] }
    var routes = NearestRoute(routes: check.table.items.map(\.route))
    let ordered = dead.sorted { ($0.value.page, $0.key.written) < ($1.value.page, $1.key.written) }
    return ordered.enumerated().map { number, found in
      let nearest = number < Self.suggestionLimit ? routes.nearest(to: found.key.route)?.path : nil
      return Diagnostic(
        .check(.deadAddress(page: found.value.page.path, address: found.key.written, nearest: nearest)),
        at: found.value.location)
    }
  }

  private func silentImages(_ silent: [String: Finding]) -> [Diagnostic] {
    silent.map { image, found in
      Diagnostic(.check(.imageWithoutAlt(page: found.page.path, image: image)), at: found.location)
    }
  }

  /// Places are few beside pages, so that pages are read again rather than kept.
  private func deadPlaces(_ places: [PageTarget: Finding], _ pages: [SiteItem]) async -> [Diagnostic] {
    let open = places.filter { target, _ in
      let place = target.anchor.map { LocalLinkFindings.Place(route: target.route, anchor: $0) }
      return place.map { !check.links.missingPlaces.contains($0) } ?? false
    }
    let wanted = Set(open.keys.compactMap { file(of: $0.route) })
    let targets = pages.filter { wanted.contains($0.file) }
    let ids = await targets.concurrentMap { [check] item in
      (item.file, check.bytes(of: item).map { PageFindings($0, at: item.route, site: check.input.site.url).ids })
    }
    let found = Dictionary(uniqueKeysWithValues: ids)
    return open.compactMap { target, finding in
      guard let anchor = target.anchor, let file = file(of: target.route), let ids = found[file] ?? nil,
        !ids.contains(anchor)
      else { return nil }
      return Diagnostic(
        .check(.deadPlace(page: finding.page.path, address: target.written)), at: finding.location)
    }
  }
}

/// What is on one page: the places that links can lead to, where its own links lead, and images without a word.
struct PageFindings: Sendable {
  /// The names of places.
  private(set) var ids: Set<String> = []
  /// What its addresses lead to, each once.
  private(set) var targets: Set<PageTarget> = []
  /// The addresses of images without `alt`.
  private(set) var silentImages: [String] = []

  init(_ bytes: [UInt8], at route: Route, site: SiteURL) {
    let html = HTMLTokenizer(bytes)
    for case .tag(let tag) in html where !tag.isEnd {
      if let id = html.value(of: "id", in: tag) { ids.insert(id) }
      if tag.name == "a", let name = html.value(of: "name", in: tag) { ids.insert(name) }
      for address in Self.addresses(of: tag, in: html) {
        if let target = PageTarget(address, on: route, of: site) { targets.insert(target) }
      }
      if tag.name == "img", tag["alt"] == nil { silentImages.append(html.value(of: "src", in: tag) ?? "") }
    }
  }

  private static func addresses(of tag: HTMLTag, in html: HTMLTokenizer) -> [String] {
    // What a page tells other programs of itself, such as the picture for a preview, is shown by them.
    if tag.name == "meta" { return html.value(of: "content", in: tag).map { $0.hasPrefix("http") ? [$0] : [] } ?? [] }
    let names = tag.name == "object" ? ["href", "src", "poster", "data"] : ["href", "src", "poster"]
    let images = tag["srcset"].map { html.sourceSet(in: $0.value).map(\.address) } ?? []
    return (names.compactMap { tag[$0]?.value } + images).map { CharacterReferences.decoded(html.bytes[$0]) }
  }
}

/// What an address on a page leads to within the site.
struct PageTarget: Hashable, Sendable {
  let route: Route
  /// The place on its page; nil where none is named.
  let anchor: String?
  let written: String

  /// Follows an address; nil where it does not lead to the site.
  init?(_ address: String, on page: Route, of site: SiteURL) {
    let written = address.split(whereSeparator: \.isNewline).joined()
    guard !written.isEmpty else { return nil }
    func within(_ url: String) -> (route: Route, suffix: String)? {
      guard case .site(let path, let suffix) = site.reference(within: url) else { return nil }
      return (route: Route(URLReference.decoded(path)), suffix: suffix)
    }
    let found: (route: Route, suffix: String)? =
      switch URLReference(written) {
      case .fragment(let suffix): (route: page, suffix: suffix)
      case .relative(let path, let suffix):
        (route: Route(page.folder + URLReference.decoded(path)), suffix: suffix)
      case .site: within(site.origin + written)
      case .external(let url): within(url)
      }
    guard let place = found else { return nil }
    (route, anchor) = (place.route, URLReference.anchor(inSuffix: place.suffix))
    self.written = written
  }
}

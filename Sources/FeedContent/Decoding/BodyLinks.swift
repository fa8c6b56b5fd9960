import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Foundation

/// Leads the links of a body to the site's own addresses: to entries by their files, to files that are published, to the
/// walls of tags and people.
struct BodyLinks {
  let fields: EntryFields
  /// The slugs of the tags that the entry has; any other hashtag has no wall.
  var tags: Set<String> = []
  /// The places that links within the body can name.
  private var places: PlaceNames?

  init(fields: EntryFields, tags: Set<String> = []) {
    self.fields = fields
    self.tags = tags
  }

  /// The body with resolved links; files and addresses that it names are noted with the fields.
  func resolve(_ body: MarkdownBody) -> MarkdownBody {
    guard !body.links.isEmpty else { return body }
    var links = self
    // The anchors in raw HTML are not known here.
    if !body.holdsRawHTML, body.links.contains(where: { $0.destination.utf8.first == UInt8(ascii: "#") }) {
      links.places = PlaceNames(body.anchors)
    }
    return body.resolvingLinks(links.resolve)
  }

  func resolve(_ link: MarkdownLink) -> ResolvedLink {
    switch link.kind {
    case .link, .image, .audio, .video: address(link)
    case .hashtag:
      wall(
        Tag(name: link.destination).flatMap { tags.contains($0.slug) ? fields.edition.wall(of: $0) : nil }, link)
    case .mention: wall(fields.context.people.page(ofHandle: link.destination, in: fields.language), link)
    }
  }

  /// A name in the text that belongs to nobody is no mistake: an `@` may mean anything.
  private func wall(_ route: Route?, _ link: MarkdownLink) -> ResolvedLink {
    guard let route else { return ResolvedLink(link.destination, isMissing: true) }
    return ResolvedLink(URLReference.encoded(route.path))
  }

  private func address(_ link: MarkdownLink) -> ResolvedLink {
    // Browsers would follow an empty address to the page itself, but it is what a tag left behind that was removed.
    guard !link.destination.isEmpty else { return ResolvedLink("", isMissing: true) }
    let written: String
    switch ForeignAddress(link.destination) {
    case .note(let name, let suffix): return note(name, link, suffix)
    case .tag(let name): return foreignWall(Tag(name: name).map(fields.edition.wall(of:)), link)
    case .person(let name):
      return foreignWall(fields.inOwnLanguage(fields.context.people.person(named: name)).route, link)
    case .home: return foreignWall(fields.edition.home, link)
    case .address(let address): written = address
    }
    switch URLReference(written) {
    case .external(let url):
      if link.isPlayed { fields.playedFiles.append(nil) }
      noteAbsolute(link, url)
      if let url = WebAddress.absolute(url) { fields.reader.note(url, at: link.location) }
      return ResolvedLink(link.destination)
    case .fragment(let suffix):
      let place = places?.place(meantBy: suffix)
      note(link, fields.file.route, place ?? suffix)
      return ResolvedLink(place ?? written)
    case .site(let path, let suffix):
      let candidates = fields.siteCandidates(path)
      // Addresses of Zola begin at its `content`, which may be within the folder.
      return local(
        link, written != link.destination ? candidates + candidates.map { "content/" + $0 } : candidates, suffix
      )
        ?? moved(link, candidates, Route(URLReference.decoded(path)), suffix)
        ?? unverified(link, Route(URLReference.decoded(path)), suffix, file: candidates.last)
    case .relative(let path, let suffix):
      let joined = ContentPath.join(fields.folder, URLReference.decoded(path))
      var candidates = (joined.map { [$0] } ?? []) + fields.sharedCandidates(path) + fields.siteCandidates(path)
      // A picture may be named from the page's address, as browsers have it, which go no higher than the root.
      if link.kind != .link { candidates += fields.siteCandidates(URLReference.encoded(page(path).path)) }
      return local(link, candidates, suffix) ?? moved(link, candidates, page(path), suffix)
        ?? unverified(link, page(path), suffix, file: joined)
    }
  }

  /// What a link names that has one of some paths; nil where none leads anywhere.
  func local(_ link: MarkdownLink, _ candidates: [String], _ suffix: String) -> ResolvedLink? {
    for candidate in candidates {
      if let target = fields.context.entries.target(at: candidate) { return page(of: target, link, suffix) }
      if let path = fields.context.files.path(of: candidate), !ContentPath.isMarkdown(path) {
        guard !fields.context.files.isUnfit(path) else {
          return missing(link, .reference(.program(name: path.fileName, others: 0)))
        }
        fields.namedFiles.insert(path)
        let route = fields.context.files.route(of: path)
        let destination = URLReference.encoded(route.path) + suffix
        guard [.image, .audio, .video].contains(link.kind) else { return ResolvedLink(destination) }
        let file = fields.context.media.file(at: path, publishedAt: route)
        if link.isPlayed { fields.playedFiles.append(file) }
        return ResolvedLink(
          destination, pixelWidth: file.pixelSize?.width, pixelHeight: file.pixelSize?.height,
          sources: file.plan.flatMap { sources($0, of: route) })
      }
      if link.kind == .link, fields.context.entries.isUnreadable(candidate) { return Self.unreadable(link) }
    }
    return nil
  }

  /// An image in the widths in which it is published; nil where that is one.
  private func sources(_ plan: PicturePlan, of route: Route) -> ImageSources? {
    func source(_ rendition: PictureRendition) -> ImageSources.Source {
      ImageSources.Source(
        URLReference.encoded(rendition.route(of: route).path), pixelWidth: rendition.size.width)
    }
    let renditions = plan.renditions
    let itself = ImageSources.Source(URLReference.encoded(route.path), pixelWidth: plan.size.width)
    return renditions.isEmpty
      ? nil
      : ImageSources(
        own: renditions.filter { $0.mimeType == plan.mimeType }.map(source) + [itself],
        webP: renditions.filter { $0.mimeType != plan.mimeType }.map(source))
  }

  /// An entry under an address that it had elsewhere: one that ends in its slug, and either tells its date or has the
  /// ending of a file, as `/2014/01/rain.html`.
  private func moved(
    _ link: MarkdownLink, _ candidates: [String], _ route: Route, _ suffix: String
  ) -> ResolvedLink? {
    guard link.kind == .link else { return nil }
    let entries = fields.context.entries
    if let target = entries.target(formerlyAt: route, orIn: candidates) { return page(of: target, link, suffix) }
    return candidates.contains(where: entries.isUnreadable(formerlyAt:)) ? Self.unreadable(link) : nil
  }

  /// An entry's page; no image, sound or film can be one, and an entry that this build leaves out has none.
  func page(of target: EntryIndex.Target, _ link: MarkdownLink, _ suffix: String) -> ResolvedLink {
    fields.consulted.insert(target.reference.identity.contentPath)
    let target = fields.inOwnLanguage(target)
    guard link.kind == .link else { return missing(link) }
    guard let route = target.reference.route else {
      let reason = target.skipped?.words ?? ""
      return missing(link, .reference(.unpublishedEntry(key: "link", name: link.destination, reason: reason)))
    }
    note(link, route, suffix)
    return ResolvedLink(URLReference.encoded(route.path) + suffix)
  }

  /// A link that leads nowhere, which stays as it is written; nil reports that there is nothing.
  func missing(_ link: MarkdownLink, _ problem: Problem? = nil) -> ResolvedLink {
    fields.reader.report(problem ?? .body(.deadLink(link.destination)), at: link.location)
    return ResolvedLink(link.destination, isMissing: true)
  }

  /// A link to a file that could not be read and has no page; the error is reported for that file.
  static func unreadable(_ link: MarkdownLink) -> ResolvedLink { ResolvedLink(link.destination, isMissing: true) }

  /// A relative link that leads to no file may be relative to the page's address instead.
  private func page(_ path: String) -> Route { Route(fields.file.route.folder + URLReference.decoded(path)) }

  /// Whether the site has such a page shows when all its routes are known; an image, though, would be a file.
  func unverified(
    _ link: MarkdownLink, _ route: Route, _ suffix: String, file path: String?
  ) -> ResolvedLink {
    let isEntry = path.map(ContentPath.isMarkdown) ?? false
    let likely = isEntry ? path.map(EntryRoute.init) : nil
    fields.localLinks.append(
      LocalLink(
        route: route, anchor: URLReference.anchor(inSuffix: suffix), likely: likely?.route(slug: nil, fallback: ""),
        page: fields.file.route, written: link.destination, location: link.location))
    return ResolvedLink(URLReference.encoded(route.path) + suffix, isMissing: link.kind != .link)
  }

  /// Whether a page has the place that a link names shows when all pages are known.
  private func note(_ link: MarkdownLink, _ route: Route, _ suffix: String) {
    guard link.kind == .link, let anchor = URLReference.anchor(inSuffix: suffix) else { return }
    fields.localLinks.append(
      LocalLink(route: route, anchor: anchor, written: link.destination, location: link.location))
  }

  /// An absolute address of the site stays as it is written; a site on `localhost` has no address of its own yet.
  private func noteAbsolute(_ link: MarkdownLink, _ url: String) {
    let site = fields.context.site.url
    guard site != .localhost, case .site(let path, let suffix) = site.reference(within: url) else { return }
    fields.localLinks.append(
      LocalLink(
        route: Route(URLReference.decoded(path)), anchor: URLReference.anchor(inSuffix: suffix),
        page: fields.file.route, isAbsolute: true, written: link.destination, location: link.location))
  }
}

extension MarkdownLink {
  fileprivate var isPlayed: Bool { kind == .audio || kind == .video }
}

/// The places of a page that links can name, by their letters and digits alone: hyphens, case and accents are where the
/// names differ that other generators make of the same heading, such as `#Install-Node-js` and `#install-nodejs`.
private struct PlaceNames {
  private let names: Set<String>
  private let byLetters: [String: [String]]

  init(_ names: [String]) {
    self.names = Set(names)
    byLetters = Dictionary(grouping: self.names, by: Self.letters)
  }

  /// The fragment of the only place that a link can mean; nil where it names one to the letter, none or several.
  func place(meantBy suffix: String) -> String? {
    guard let name = URLReference.anchor(inSuffix: suffix) else { return nil }
    // To browsers, a letter with an accent is another one where the accent is a character of its own.
    guard let place = names.firstIndex(of: name).map({ names[$0] }) ?? onlyPlace(withLettersOf: name),
      !place.utf8.elementsEqual(name.utf8)
    else { return nil }
    return "#" + place + (suffix.firstRange(of: ":~:").map { suffix[$0.lowerBound...] } ?? "")
  }

  private func onlyPlace(withLettersOf name: String) -> String? {
    let letters = Self.letters(name)
    guard !letters.isEmpty, let found = byLetters[letters], found.count == 1 else { return nil }
    return found[0]
  }

  private static func letters(_ name: String) -> String {
    name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).filter { $0.isLetter || $0.isNumber }
  }
}

/// An address in a body that other generators read in a way of their own.
enum ForeignAddress {
  /// The wall that Pelican leads to with `{tag}rain` or `{category}rain`.
  case tag(String)
  /// The same with `{author}ann`.
  case person(String)
  /// The same with `{index}`.
  case home
  /// The name in double brackets, which says a file wherever it is, `[[Note]]#heading`, and the place within its page as an
  /// address writes it.
  case note(String, suffix: String)
  /// The address without the prefixes of other generators: `@/blog/rain.md`, `{filename}/rain.md`.
  case address(String)

  init(_ written: String) {
    if written.hasPrefix("[["), let end = written.firstRange(of: "]]") {
      let name = written[written.index(written.startIndex, offsetBy: 2)..<end.lowerBound]
      let heading = URLReference.decoded(String(written[end.upperBound...].drop { $0 == "#" }))
      let suffix = heading.isEmpty ? "" : "#" + URLReference.encoded(MarkdownAnchor.name(for: heading))
      self = .note(URLReference.decoded(String(name)), suffix: suffix)
      return
    }
    let (mark, rest) = Self.mark(of: written)
    switch mark {
    case "tag", "category": self = .tag(URLReference.decoded(rest))
    case "author": self = .person(URLReference.decoded(rest))
    case "index": self = .home
    case "filename", "static", "attach": self = .address(rest)
    default: self = .address(written)
    }
  }

  /// The prefix of an address, without the braces or bars around it, and what follows; nil for most addresses.
  private static func mark(of written: String) -> (mark: Substring?, rest: String) {
    // Zola's prefix for files.
    if written.hasPrefix("@/") { return ("filename", String(written.dropFirst())) }
    guard let first = written.utf8.first, "{|".utf8.contains(first),
      let end = written.dropFirst().firstIndex(of: first == UInt8(ascii: "{") ? "}" : "|")
    else { return (nil, written) }
    return (written[..<end].dropFirst(), String(written[end...].dropFirst()))
  }
}

extension BodyLinks {
  /// Leads to the wall of a tag or a person; whether there is one shows when all pages are known.
  private func foreignWall(_ route: Route?, _ link: MarkdownLink) -> ResolvedLink {
    guard let route, link.kind == .link else { return missing(link) }
    return unverified(link, route, "", file: nil)
  }

  /// Leads a name in double brackets to the entry or file that it means.
  func note(_ name: String, _ written: MarkdownLink, _ suffix: String) -> ResolvedLink {
    guard !name.isEmpty else { return ResolvedLink(suffix) }
    // Messages show the name as it was written.
    let link = MarkdownLink(
      kind: written.kind, destination: "[[\(URLReference.decoded(name + suffix))]]", title: written.title,
      text: written.text, location: written.location)
    if link.kind == .link, let target = fields.context.entries.note(named: name, from: fields.folder) {
      return page(of: target, link, suffix)
    }
    let near = ContentPath.join(fields.folder, name).flatMap { local(link, [$0] + fields.siteCandidates(name), "") }
    if let near { return near }
    if let path = fields.context.files.path(named: name, from: fields.folder),
      let file = local(link, [path], "")
    {
      return file
    }
    return link.kind == .link && fields.context.entries.isUnreadable(note: name)
      ? Self.unreadable(link) : missing(link)
  }
}

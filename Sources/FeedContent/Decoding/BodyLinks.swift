import FeedDiagnostics
import FeedMarkdown
import FeedModel

/// Leads the links of a body to the site's own addresses: to entries by their files, and to files that are published.
struct BodyLinks {
  let fields: EntryFields

  /// The body with resolved links; files and addresses that it names are noted with the fields.
  func resolve(_ body: MarkdownBody) -> MarkdownBody {
    guard !body.links.isEmpty else { return body }
    let resolved = body.resolvingLinks { link in
      switch URLReference(link.destination) {
      case .external, .fragment: return ResolvedLink(link.destination)
      case .site(let path, let suffix):
        let candidates = fields.siteCandidates(path)
        return local(link, candidates, suffix) ?? unverified(link, Route(URLReference.decoded(path)), suffix)
      case .relative(let path, let suffix):
        let joined = ContentPath.join(fields.folder, URLReference.decoded(path))
        let candidates = (joined.map { [$0] } ?? []) + fields.siteCandidates(path)
        return local(link, candidates, suffix) ?? unverified(link, page(path), suffix)
      }
    }
    return resolved
  }

  private func local(_ link: MarkdownLink, _ candidates: [String], _ suffix: String) -> ResolvedLink? {
    for candidate in candidates {
      if let target = fields.context.entries.target(at: candidate) { return page(of: target, link, suffix) }
      if let path = fields.context.files.path(of: candidate), !ContentPath.isMarkdown(path) {
        fields.namedFiles.insert(path)
        let route = fields.context.files.route(of: path)
        let size = fields.context.media.file(at: path, publishedAt: route).pixelSize
        return ResolvedLink(
          URLReference.encoded(route.path) + suffix, pixelWidth: size?.width, pixelHeight: size?.height)
      }
    }
    return nil
  }

  /// An entry's page; no image can show one, and an entry that this build leaves out has none.
  private func page(of target: EntryIndex.Target, _ link: MarkdownLink, _ suffix: String) -> ResolvedLink {
    guard link.kind != .image else {
      fields.reader.report(.body(.deadLink(link.destination)), at: link.location)
      return ResolvedLink(link.destination, isMissing: true)
    }
    guard let route = target.reference.route else {
      let reason = target.skipped?.rawValue ?? ""
      fields.reader.report(
        .reference(.unpublishedEntry(key: "link", name: link.destination, reason: reason)), at: link.location)
      return ResolvedLink(link.destination, isMissing: true)
    }
    return ResolvedLink(URLReference.encoded(route.path) + suffix)
  }

  /// A relative link that is no file may lead on from the page's address instead.
  private func page(_ path: String) -> Route {
    let base = fields.file.route.path
    let folder = base.lastIndex(of: "/").map { String(base[...$0]) } ?? "/"
    return Route(folder + URLReference.decoded(path))
  }

  /// Whether the site has such a page shows when all its routes are known; an image, though, would be a file.
  private func unverified(_ link: MarkdownLink, _ route: Route, _ suffix: String) -> ResolvedLink {
    fields.localLinks.append(LocalLink(route: route, written: link.destination, location: link.location))
    return ResolvedLink(URLReference.encoded(route.path) + suffix, isMissing: link.kind == .image)
  }
}

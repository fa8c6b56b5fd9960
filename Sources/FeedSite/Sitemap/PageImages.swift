import FeedMarkdown
import FeedModel
import FeedVisitors

/// Lists the pictures that a page is about, which a sitemap names beside its address.
///
/// Those of the site itself only: nobody else's pictures are ours to announce.
struct PageImages: Sendable {
  let operators: EntryOperators

  private var resolver: URLResolver { operators.environment.resolver }

  /// How many pictures a page may have in a sitemap.
  private static let limit = 1000

  /// The absolute addresses of an entry's pictures: covers, photos and portraits, then those in its text.
  func addresses(of object: any FeedViewObject) -> [String] {
    let files = operators.attachments(object).filter { $0.medium == .image }.map(\.file)
    return own(files.map(\.source), object.entry.body, at: object.entry.route)
  }

  /// Those of a page outside the feed.
  func addresses(of page: Page) -> [String] {
    own([page.cover?.file.source].compactMap(\.self), page.body, at: page.route)
  }

  private func own(_ sources: [MediaSource], _ body: MarkdownBody, at route: Route) -> [String] {
    var addresses = sources.map { resolver.absolute($0) }
    if body.links.contains(where: { $0.kind == .image }) {
      addresses += zip(body.links, body.resolvedLinks).compactMap { link, resolved in
        guard link.kind == .image, !resolved.isMissing else { return nil }
        return resolver.absolute(reference: resolved.destination, from: route)
      }
    }
    let home = resolver.absolute(.home)
    return Array(addresses.filter { $0.hasPrefix(home) }.uniqued(by: \.self).prefix(Self.limit))
  }
}

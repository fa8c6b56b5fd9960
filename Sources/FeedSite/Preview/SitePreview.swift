package import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedVisitors

/// A site to be looked at file by file, which takes over what it can from the one before a change.
package struct SitePreview: Sendable {
  /// What is wrong with its routes and links.
  package let diagnostics: [Diagnostic]
  private let renderers: SiteRenderers
  private let claims: RouteClaims
  /// The diagnostics that do not come from links.
  private let routeDiagnostics: [Diagnostic]
  private let linkDiagnostics: [Diagnostic]

  /// Makes the table of a site.
  package init(input: SiteInput) {
    let routes = SiteAssembly(input: input).routes()
    self.init(
      renderers: routes.renderers, claims: routes.claims,
      routeDiagnostics: routes.claims.diagnostics + routes.icons.diagnostics,
      linkDiagnostics: LocalLinkCheck(claims: routes.claims, feed: input.feed).diagnostics(input.localLinks))
  }

  private init(
    renderers: SiteRenderers, claims: RouteClaims, routeDiagnostics: [Diagnostic], linkDiagnostics: [Diagnostic]
  ) {
    self.renderers = renderers
    self.claims = claims
    self.routeDiagnostics = routeDiagnostics
    self.linkDiagnostics = linkDiagnostics
    diagnostics = (routeDiagnostics + linkDiagnostics).sorted()
  }

  /// Where the bytes of a file of the output folder come from; nil where the site has no such file.
  package func content(ofFile file: String) -> SiteItem.Content? {
    claims.claim(ofFile: file)?.content(of: renderers)
  }

  /// All files, as a build writes them.
  package var table: SiteTable {
    let input = renderers.input
    return SiteTable(
      items: claims.items(of: renderers), identities: PublishedIdentities(of: input.feed, on: input.site))
  }

  /// The site after a change of some entries; nil where the change may add, remove or move routes.
  ///
  /// - Parameters:
  ///   - input: The site as it is now, in which nothing differs but these entries, what is told of them elsewhere, and
  ///     the text of the theme's style sheets.
  ///   - places: The places of the entries in the feed.
  package func updated(to input: SiteInput, changing places: [Int]) -> SitePreview? {
    let (old, new) = (renderers.input.feed.entries, input.feed.entries)
    guard old.count == new.count, places.allSatisfy({ isInPlace(old[$0], new[$0]) }) else { return nil }
    let changed = places.flatMap { [old[$0], new[$0]] }
    let renderers = SiteRenderers(
      input: input, walls: self.renderers.walls,
      followed: changed.contains(where: isFollow) ? nil : self.renderers.followed,
      podcasts: changed.contains(where: hasPodcast) ? nil : self.renderers.podcasts.directory)
    guard renderers.followed.isEmpty == self.renderers.followed.isEmpty,
      renderers.podcasts.directory.hasSameRoutes(as: self.renderers.podcasts.directory)
    else { return nil }
    let hasSameLinks =
      input.localLinks == self.renderers.input.localLinks
      && places.allSatisfy {
        PageAnchors.anchors(of: old[$0].entry.body) == PageAnchors.anchors(of: new[$0].entry.body)
          && old[$0].entry.body.holdsRawHTML == new[$0].entry.body.holdsRawHTML
      }
    return SitePreview(
      renderers: renderers, claims: claims, routeDiagnostics: routeDiagnostics,
      linkDiagnostics: hasSameLinks
        ? linkDiagnostics : LocalLinkCheck(claims: claims, feed: input.feed).diagnostics(input.localLinks))
  }

  private func isFollow(_ object: any FeedViewObject) -> Bool {
    object.accept(FollowedPeopleVisitor()).contains { $0.route != nil }
  }

  /// Whether an entry has a podcast, or may be played in one.
  private func hasPodcast(_ object: any FeedViewObject) -> Bool {
    let resolver = renderers.operators.environment.resolver
    return object.accept(PodcastSongVisitor()) != nil
      || object.accept(PodcastVisitor(resolver: resolver, songs: [:])) != nil || isInPodcasts(object)
  }

  private func isInPodcasts(_ object: any FeedViewObject) -> Bool {
    renderers.podcasts.directory.index(of: object.entry.identity) != nil
      || renderers.podcasts.directory.podcasts.values.contains { $0.entry.identity == object.entry.identity }
  }

  /// Whether two states of an entry have the same routes, stand on the same walls and in the same lines of the sitemap.
  private func isInPlace(_ old: any FeedViewObject, _ new: any FeedViewObject) -> Bool {
    let (before, after) = (old.entry, new.entry)
    let images = PageImages(resolver: renderers.operators.environment.resolver)
    func isEvent(_ object: any FeedViewObject) -> Bool { renderers.operators.calendarEvent(object) != nil }
    func people(_ object: any FeedViewObject) -> [Route] { object.accept(PeopleVisitor()).compactMap(\.route) }
    return before.route == after.route && before.kind == after.kind && before.date == after.date
      && before.tags == after.tags && before.aliases == after.aliases && before.lastChanged == after.lastChanged
      && before.translations == after.translations && before.isDraft == after.isDraft
      && before.isPinned == after.isPinned && before.identity.uuid == after.identity.uuid
      && isEvent(old) == isEvent(new) && people(old) == people(new)
      && images.addresses(of: old) == images.addresses(of: new)
  }
}

extension PodcastDirectory {
  /// Whether the same entries have a podcast, and the same of them a list.
  fileprivate func hasSameRoutes(as other: PodcastDirectory) -> Bool {
    podcasts.count == other.podcasts.count
      && podcasts.allSatisfy { index, podcast in
        other.podcasts[index].map { ($0.listGUID == nil) == (podcast.listGUID == nil) } ?? false
      }
  }
}

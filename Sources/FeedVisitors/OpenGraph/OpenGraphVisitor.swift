import FeedModel

/// Makes the preview of an entry that other sites and messengers show (The Open Graph protocol, ogp.me).
///
/// Its title, its description and its pictures are results of other operators.
struct OpenGraphVisitor: FeedVisitor {
  let site: OpenGraphSite
  /// The result of ``HeadingVisitor`` for the entry.
  let heading: String
  /// What describes it, as plain text.
  let description: String?
  /// The result of ``PicturesVisitor``, or the picture that is drawn instead.
  let pictures: [Photo]

  private var resolver: URLResolver { site.resolver }

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> OpenGraph { article(text.entry) }

  func visit(_ article: ArticleFeedViewObject) -> OpenGraph {
    self.article(article.entry) { graph in
      for recording in article.recordings { add(recording.file, to: &graph) }
    }
  }

  func visit(_ media: MediaFeedViewObject) -> OpenGraph {
    article(media.entry) { graph in
      for video in media.videos {
        graph.add("og:video", resolver.absolute(video.file.source))
        graph.add("og:video:type", video.file.mimeType)
        graph.add("og:video:width", video.file.pixelSize?.width)
        graph.add("og:video:height", video.file.pixelSize?.height)
        graph.add("og:video:alt", video.alt)
      }
      for recording in media.recordings { add(recording.file, to: &graph) }
    }
  }

  func visit(_ song: SongFeedViewObject) -> OpenGraph {
    guard site.isMusic else {
      return article(song.entry) { graph in song.recording.map { add($0, to: &graph) } }
    }
    var graph = page(.song, song.entry)
    graph.add("music:duration", song.duration?.secondsAboveZero)
    graph.add("music:album", song.album?.route.map { resolver.absolute($0) })
    add("music:musician", song.artists, to: &graph)
    if let recording = song.recording { add(recording, to: &graph) }
    return graph
  }

  func visit(_ album: AlbumFeedViewObject) -> OpenGraph {
    guard site.isMusic else { return article(album.entry) }
    var graph = page(.album, album.entry)
    add(album.tracks, to: &graph)
    add("music:musician", album.artists, to: &graph)
    graph.add("music:release_date", album.released?.description)
    return graph
  }

  func visit(_ playlist: PlaylistFeedViewObject) -> OpenGraph {
    guard site.isMusic else { return article(playlist.entry) }
    var graph = page(.playlist, playlist.entry)
    add(playlist.songs, to: &graph)
    add("music:creator", playlist.entry.authors, to: &graph)
    return graph
  }

  func visit(_ event: EventFeedViewObject) -> OpenGraph { article(event.entry) }
  func visit(_ invitation: InvitationFeedViewObject) -> OpenGraph { article(invitation.entry) }
  func visit(_ follow: FollowFeedViewObject) -> OpenGraph { article(follow.entry) }
  func visit(_ recommendation: RecommendationFeedViewObject) -> OpenGraph { article(recommendation.entry) }
  func visit(_ link: LinkFeedViewObject) -> OpenGraph { article(link.entry) }
  func visit(_ quote: QuoteFeedViewObject) -> OpenGraph { article(quote.entry) }

  /// A name is one text here; which part is the family name is unknown.
  func visit(_ person: PersonFeedViewObject) -> OpenGraph { page(.profile, person.entry) }
  func visit(_ memories: MemoriesFeedViewObject) -> OpenGraph { article(memories.entry) }
  func visit(_ custom: CustomFeedViewObject) -> OpenGraph { article(custom.entry) }

  // MARK: What kinds share

  private func page(_ type: OpenGraphType, _ entry: Entry) -> OpenGraph {
    var graph = site.page(
      type, title: heading, at: entry.route, description: description, language: entry.language,
      translations: entry.translations, pictures: pictures)
    // Servers of the Fediverse name the author below the preview, and lead to the account.
    let pages = type == .profile ? [entry.route] : entry.authors.compactMap(\.route)
    for page in pages { graph.add("fediverse:creator", site.accounts[page].map { "@\($0)" }) }
    return graph
  }

  private func article(_ entry: Entry, adding more: (inout OpenGraph) -> Void = { _ in }) -> OpenGraph {
    var graph = page(.article, entry)
    graph.add("article:published_time", entry.date?.machineReadable)
    graph.add("article:modified_time", entry.lastRevised?.machineReadable)
    add("article:author", entry.authors, to: &graph)
    for tag in entry.tags { graph.add("article:tag", tag.name) }
    more(&graph)
    return graph
  }

  /// Open Graph knows people by their pages only.
  private func add(_ name: String, _ people: [PersonReference], to graph: inout OpenGraph) {
    for person in people { graph.add(name, resolver.absolute(person)) }
  }

  private func add(_ file: MediaFile, to graph: inout OpenGraph) {
    graph.add("og:audio", resolver.absolute(file.source))
    graph.add("og:audio:type", file.mimeType)
  }

  /// Songs without a page have no place in Open Graph; the others keep their numbers.
  private func add(_ tracks: [Track], to graph: inout OpenGraph) {
    for (index, track) in tracks.enumerated() {
      guard let route = track.song?.route else { continue }
      graph.add("music:song", resolver.absolute(route))
      graph.add("music:song:track", index + 1)
    }
  }
}

/// What a page is in the words of Open Graph (ogp.me, "Object Types").
package enum OpenGraphType: String, Hashable, Sendable {
  /// An entry of any kind that has no word of its own.
  case article
  case song = "music.song"
  case album = "music.album"
  case playlist = "music.playlist"
  case profile
  /// A wall, or a page outside the feed.
  case website
}

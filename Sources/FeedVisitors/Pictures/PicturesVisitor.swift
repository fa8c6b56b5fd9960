import FeedMarkdown
import FeedModel

/// Lists the pictures that represent an entry in previews, the best first: its cover and photos, else those of the
/// people and things that it is about.
///
/// Open Graph and structured data show them. Pictures that no preview can show are left out.
struct PicturesVisitor: FeedVisitor {
  let resolver: URLResolver
  /// Whether portraits of musicians and performers represent it; not where a picture is drawn instead.
  var takesPortraits = true

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> [Photo] { pictures([text.entry.cover], of: text.entry) }
  func visit(_ article: ArticleFeedViewObject) -> [Photo] { pictures([article.entry.cover], of: article.entry) }

  func visit(_ media: MediaFeedViewObject) -> [Photo] {
    pictures([media.entry.cover] + media.photos, else: media.videos.map(\.poster), of: media.entry)
  }

  func visit(_ song: SongFeedViewObject) -> [Photo] {
    pictures([song.entry.cover], else: portraits(song.artists), of: song.entry)
  }

  func visit(_ album: AlbumFeedViewObject) -> [Photo] {
    pictures([album.entry.cover], else: album.tracks.map(\.song?.cover), of: album.entry)
  }

  func visit(_ playlist: PlaylistFeedViewObject) -> [Photo] {
    pictures([playlist.entry.cover], else: playlist.songs.map(\.song?.cover), of: playlist.entry)
  }

  func visit(_ event: EventFeedViewObject) -> [Photo] {
    pictures([event.entry.cover], else: portraits(event.performers), of: event.entry)
  }

  func visit(_ invitation: InvitationFeedViewObject) -> [Photo] {
    pictures([invitation.entry.cover], else: [invitation.occasion?.event?.cover], of: invitation.entry)
  }

  func visit(_ follow: FollowFeedViewObject) -> [Photo] {
    pictures([follow.entry.cover], else: follow.followed.map(\.avatar), of: follow.entry)
  }

  func visit(_ recommendation: RecommendationFeedViewObject) -> [Photo] {
    pictures(
      [recommendation.entry.cover], else: recommendation.recommendations.map(\.person.avatar),
      of: recommendation.entry)
  }

  func visit(_ link: LinkFeedViewObject) -> [Photo] { pictures([link.entry.cover], of: link.entry) }
  func visit(_ quote: QuoteFeedViewObject) -> [Photo] { pictures([quote.entry.cover], of: quote.entry) }

  func visit(_ person: PersonFeedViewObject) -> [Photo] {
    pictures([person.avatar, person.entry.cover], of: person.entry)
  }

  func visit(_ memories: MemoriesFeedViewObject) -> [Photo] {
    pictures([memories.entry.cover], else: memories.memories.map(\.cover), of: memories.entry)
  }

  func visit(_ custom: CustomFeedViewObject) -> [Photo] {
    pictures([custom.entry.cover] + custom.values.map(\.value.image), of: custom.entry)
  }

  private func portraits(_ people: [PersonReference]) -> [Photo?] { takesPortraits ? people.map(\.avatar) : [] }

  // MARK: Outside the feed

  func pictures(of page: Page) -> [Photo] {
    shown([page.cover]).nonEmpty ?? firstImage(of: page.body, at: page.route).map { [$0] } ?? []
  }

  // MARK: Small pictures

  /// The address of the first of some pictures, in a file just wide enough for a card.
  ///
  /// - Parameter body: The text that the pictures may be of, whose files are known to itself alone.
  func thumbnail(of pictures: [Photo], else body: MarkdownBody, at route: Route) -> String? {
    guard let picture = pictures.first else { return nil }
    guard case .external = picture.file.source, let index = indexOfImage(in: body),
      picture == firstImage(of: body, at: route)
    else { return ImageContext.thumbnail(of: picture, resolver) }
    let image = body.resolvedLinks[index]
    let files = image.sources.map { $0.webP + $0.own } ?? []
    let fitting = files.filter { $0.pixelWidth >= ImageContext.thumbnailWidth }.min { $0.pixelWidth < $1.pixelWidth }
    return resolver.path(toReference: fitting?.destination ?? image.destination, from: route)
  }

  // MARK: Choice

  /// No network shows more than these.
  private static let limit = 4

  private func pictures(_ own: [Photo?], else others: [Photo?] = [], of entry: Entry) -> [Photo] {
    shown(own).nonEmpty ?? firstImage(of: entry.body, at: entry.route).map { [$0] } ?? shown(others)
  }

  /// Each picture once.
  private func shown(_ photos: [Photo?]) -> [Photo] {
    var shown: [Photo] = []
    for case let photo? in photos where Self.isShown(photo.file.mimeType) {
      if shown.count == Self.limit { break }
      if !shown.contains(where: { $0.file.source == photo.file.source }) { shown.append(photo) }
    }
    return shown
  }

  /// Networks draw no vector graphics.
  private static func isShown(_ mimeType: String) -> Bool {
    mimeType.hasPrefix("image/") && mimeType != "image/svg+xml"
  }

  /// A picture of fewer pixels than these on a side is a button or a badge.
  private static let smallestSide = 100

  /// Which link of a body is its first picture; who writes a long text often puts its picture into it and states no cover.
  private func indexOfImage(in body: MarkdownBody) -> Int? {
    let (links, resolved) = (body.links, body.resolvedLinks)
    return links.indices.first { index in
      guard links[index].kind == .image, !links[index].destination.isEmpty else { return false }
      return min(resolved[index].pixelWidth ?? .max, resolved[index].pixelHeight ?? .max) >= Self.smallestSide
    }
  }

  private func firstImage(of body: MarkdownBody, at route: Route) -> Photo? {
    guard let index = indexOfImage(in: body) else { return nil }
    let resolved = body.resolvedLinks[index]
    let url = resolver.absolute(reference: resolved.destination, from: route)
    guard !resolved.isMissing, url.hasPrefix("http"), let type = Self.type(ofImageAt: url), Self.isShown(type) else {
      return nil
    }
    let size = resolved.pixelWidth.flatMap { width in
      resolved.pixelHeight.flatMap { PixelSize(width: width, height: $0) }
    }
    return Photo(
      file: MediaFile(source: .external(url), mimeType: type, pixelSize: size), alt: body.links[index].text)
  }

  /// The MIME type that the name of a file promises.
  private static func type(ofImageAt url: String) -> String? {
    let path = url.withoutQuery
    switch path.suffix(from: path.lastIndex(of: ".") ?? path.endIndex).lowercased() {
    case ".jpg", ".jpeg": return "image/jpeg"
    case ".png": return "image/png"
    case ".gif": return "image/gif"
    case ".webp": return "image/webp"
    case ".avif": return "image/avif"
    default: return nil
    }
  }
}

extension [Photo] {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}

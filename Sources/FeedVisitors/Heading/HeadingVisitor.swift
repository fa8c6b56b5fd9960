import FeedMarkdown
import FeedModel
import FeedTheme

/// Names an entry in a line of plain text: its title, or a substitute where it has none.
///
/// The text of links, labels and the titles of documents come from it; in feeds, only entries with a title have one.
struct HeadingVisitor: FeedVisitor {
  /// How many graphemes of a text make a heading.
  private static let limit = 60

  let wording: Wording

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> String {
    firstWords(of: text.entry) ?? response(of: text.entry) ?? picture(in: text.entry) ?? kind(of: text.entry)
  }

  func visit(_ article: ArticleFeedViewObject) -> String { article.title }

  func visit(_ media: MediaFeedViewObject) -> String {
    if let title = media.title?.nonEmpty ?? firstWords(of: media.entry) { return title }
    if let photo = media.photos.first { return words(photo.caption, alt: photo.alt) ?? wording.text(.photo) }
    if let video = media.videos.first { return words(video.caption, alt: video.alt) ?? wording.text(.video) }
    return media.recordings.first?.title?.nonEmpty ?? wording.text(.recording)
  }

  func visit(_ song: SongFeedViewObject) -> String { song.title }
  func visit(_ album: AlbumFeedViewObject) -> String { album.title }
  func visit(_ playlist: PlaylistFeedViewObject) -> String { playlist.title }
  func visit(_ event: EventFeedViewObject) -> String { event.title }

  func visit(_ invitation: InvitationFeedViewObject) -> String {
    invitation.title?.nonEmpty ?? wording.sentence(invitation) ?? firstWords(of: invitation.entry)
      ?? kind(of: invitation.entry)
  }

  func visit(_ follow: FollowFeedViewObject) -> String { wording.sentence(follow) }

  func visit(_ recommendation: RecommendationFeedViewObject) -> String {
    recommendation.title?.nonEmpty ?? wording.sentence(recommendation)
  }

  func visit(_ link: LinkFeedViewObject) -> String { link.title?.nonEmpty ?? address(link) ?? link.site }
  func visit(_ quote: QuoteFeedViewObject) -> String { beginning(of: quote.text) ?? kind(of: quote.entry) }
  func visit(_ person: PersonFeedViewObject) -> String { person.name }
  func visit(_ memories: MemoriesFeedViewObject) -> String { memories.title?.nonEmpty ?? wording.sentence(memories) }

  func visit(_ custom: CustomFeedViewObject) -> String {
    custom.title?.nonEmpty ?? firstWords(of: custom.entry) ?? custom.declaration.label
  }

  // MARK: Substitutes for titles

  /// The address of a page as people write it; nil for a start page, whose site says as much.
  private func address(_ link: LinkFeedViewObject) -> String? {
    guard let rest = link.url.firstRange(of: "://").map({ link.url[$0.upperBound...] }) else { return nil }
    let address = rest.hasPrefix("www.") ? rest.dropFirst(4) : rest
    let path = address.hasSuffix("/") ? address.dropLast() : address
    return path.contains("/") ? beginning(of: Self.readable(String(path))) : nil
  }

  /// An address with the letters that it encodes, as browsers show it; as it is where it encodes anything else, which
  /// may show nothing, or mean something else when it is there.
  private static func readable(_ address: String) -> String {
    let encodesASCII = zip(address.utf8, address.utf8.dropFirst()).contains {
      $0 == UInt8(ascii: "%") && $1 < UInt8(ascii: "8")
    }
    let decoded = URLReference.decoded(address)
    let hasLettersOnly = decoded.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory) || scalar == "・"
    }
    // Letters from right to left would put the parts of the address into another order.
    let isInOrder = TextDirection.direction(of: decoded, within: .rightToLeft) != nil
    return hasLettersOnly && isInOrder && !encodesASCII ? decoded : address
  }

  /// What is said of a picture to everybody, or to who cannot see it.
  private func words(_ caption: String?, alt: String) -> String? {
    caption.flatMap(beginning) ?? beginning(of: alt)
  }

  private func firstWords(of entry: Entry) -> String? {
    beginning(of: entry.body.excerpt(limit: Self.limit, beginsWithHeading: true)) ?? entry.summary.flatMap(beginning)
      ?? entry.body.links.first { $0.kind == .image }.flatMap { beginning(of: $0.text) }
  }

  /// A picture about which nothing is said.
  private func picture(in entry: Entry) -> String? {
    entry.body.links.contains { $0.kind == .image } ? wording.text(.photo) : nil
  }

  /// To like something, to pass it on or to answer it takes no words.
  private func response(of entry: Entry) -> String? {
    if let liked = entry.likeOf.first { return "\(wording.text(.likeOf)) \(liked.name)" }
    if let passedOn = entry.repostOf.first { return "\(wording.text(.repostOf)) \(passedOn.name)" }
    return entry.inReplyTo.first.map { "\(wording.reply(of: entry)) \($0.name)" }
  }

  private func beginning(of text: String) -> String? { text.shortened(to: Self.limit).nonEmpty }

  private func kind(of entry: Entry) -> String { wording.singular(entry.kind) }
}

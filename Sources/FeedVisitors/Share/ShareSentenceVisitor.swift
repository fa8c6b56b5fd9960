import FeedMarkdown
import FeedModel
import FeedTheme

/// Announces an entry as one would to a friend: with a sentence for each kind, or the author's own words.
///
/// The networks get the sentence as a result, so that all of them say the same.
struct ShareSentenceVisitor: FeedVisitor {
  /// How many graphemes of a quotation are quoted once more.
  private static let quotationLimit = 200

  /// The words of the language to share it in.
  let wording: Wording
  /// The result of ``HeadingVisitor`` for the entry in that language.
  let heading: String

  // MARK: Visitation

  /// To like something or to pass it on takes no words, so there are none to quote.
  func visit(_ text: PlainTextFeedViewObject) -> String {
    let entry = text.entry
    guard entry.body.isEmpty, entry.summary == nil,
      let other = entry.likeOf.first ?? entry.repostOf.first ?? entry.inReplyTo.first
    else {
      return written(entry, .text)
    }
    return written(entry, titled: other.name, .response)
  }

  func visit(_ article: ArticleFeedViewObject) -> String {
    written(article.entry, wording.isEpisode(article) ? .recording : .article)
  }

  func visit(_ media: MediaFeedViewObject) -> String {
    let isHeardOnly = media.photos.isEmpty && media.videos.isEmpty && !media.recordings.isEmpty
    return written(media.entry, isHeardOnly ? .recording : .media)
  }

  func visit(_ song: SongFeedViewObject) -> String { written(song.entry, .song, artists: song.artists) }
  func visit(_ album: AlbumFeedViewObject) -> String { written(album.entry, .album, artists: album.artists) }
  func visit(_ playlist: PlaylistFeedViewObject) -> String { written(playlist.entry, .playlist) }

  func visit(_ event: EventFeedViewObject) -> String {
    let when = wording.when(event)
    let soldOut = event.tickets?.availability == .soldOut ? wording.availability(.soldOut) : nil
    if let status = wording.status(event.status) ?? soldOut {
      return sentence(event.entry, .eventChanged, ["title": heading, "when": when, "status": status])
    }
    guard let venue = event.venue else { return sentence(event.entry, .event, ["title": heading, "when": when]) }
    return sentence(event.entry, .eventAt, ["title": heading, "when": when, "venue": venue.name])
  }

  func visit(_ invitation: InvitationFeedViewObject) -> String {
    guard let occasion = invitation.occasion else {
      return sentence(invitation.entry, .invitation, ["title": heading])
    }
    let key: ShareKey = invitation.isEmpty ? .invitationOpen : .invitationTo
    return sentence(invitation.entry, key, ["occasion": occasion.title])
  }

  func visit(_ follow: FollowFeedViewObject) -> String {
    follow.entry.shareText
      ?? wording.strings.text(
        ShareKey.follow.rawValue, count: follow.followed.count,
        ["followed": wording.names(of: follow.followed) ?? ""])
  }

  func visit(_ recommendation: RecommendationFeedViewObject) -> String {
    let people = wording.names(of: recommendation.recommendations.map(\.person)) ?? heading
    return sentence(recommendation.entry, .recommendation, ["people": people])
  }

  func visit(_ link: LinkFeedViewObject) -> String {
    sentence(link.entry, .link, ["title": heading, "site": link.site])
  }

  func visit(_ quote: QuoteFeedViewObject) -> String {
    let words = quote.text.shortened(to: Self.quotationLimit)
    guard let source = quote.source?.nonEmpty else { return sentence(quote.entry, .quote, ["words": words]) }
    return sentence(quote.entry, .quoteBy, ["words": words, "source": source])
  }

  func visit(_ person: PersonFeedViewObject) -> String { sentence(person.entry, .person, ["name": person.name]) }
  func visit(_ memories: MemoriesFeedViewObject) -> String { sentence(memories.entry, .memories, ["title": heading]) }

  func visit(_ custom: CustomFeedViewObject) -> String {
    let key = "share.\(custom.declaration.kind.name)"
    guard custom.entry.shareText == nil, wording.strings.has(key) else {
      return sentence(custom.entry, .custom, ["title": heading])
    }
    return wording.strings.text(key, ["title": heading])
  }

  // MARK: Sentences

  private func sentence(_ entry: Entry, _ key: ShareKey, _ values: [String: String]) -> String {
    entry.shareText ?? wording.sharing(key, values)
  }

  /// - Parameter artists: Who made music, in place of the authors of the entry.
  private func written(
    _ entry: Entry, titled title: String? = nil, _ key: ShareKey, artists: [PersonReference]? = nil
  ) -> String {
    let title = title ?? heading
    guard let names = wording.names(of: artists ?? entry.authors) else {
      return sentence(entry, key, ["title": title])
    }
    let role = artists == nil ? "author" : "artist"
    return entry.shareText ?? wording.strings.text(key.signed, ["title": title, role: names])
  }
}

/// A string that sharing asks the theme for, by its key in `strings/LANGUAGE.yml`: a sentence for each kind.
package enum ShareKey: String, CaseIterable, Sendable {
  case text = "share.text"
  /// A note without words that likes something or passes it on.
  case response = "share.response"
  case article = "share.article"
  case media = "share.media"
  /// Recordings alone.
  case recording = "share.recording"
  case song = "share.song"
  case album = "share.album"
  case playlist = "share.playlist"
  case event = "share.event"
  case eventAt = "share.event.at"
  /// An event that does not happen as planned, or is sold out.
  case eventChanged = "share.event.changed"
  case invitation = "share.invitation"
  case invitationTo = "share.invitation.to"
  /// An invitation without invitees.
  case invitationOpen = "share.invitation.open"
  case follow = "share.follow"
  case recommendation = "share.recommendation"
  case link = "share.link"
  case quote = "share.quote"
  case quoteBy = "share.quote.by"
  case person = "share.person"
  case memories = "share.memories"
  /// An entry of a declared kind for which the theme has no `share.KIND`.
  case custom = "share.custom"
  /// What a QR code is, for those who cannot see it.
  case code = "sharing.code"

  /// The key of the sentence that names authors or artists as well: `{author}` or `{artist}`.
  var signed: String { "\(rawValue).by" }

  /// The keys of all sentences, those that name authors or artists among them, and of what else sharing asks for.
  static let required: [String] =
    allCases.map(\.rawValue)
    + [ShareKey.text, .response, .article, .media, .recording, .song, .album, .playlist].map(\.signed)
}

extension Wording {
  /// A string for sharing, with values for its places.
  func sharing(_ key: ShareKey, _ values: [String: String] = [:]) -> String { strings.text(key.rawValue, values) }
}

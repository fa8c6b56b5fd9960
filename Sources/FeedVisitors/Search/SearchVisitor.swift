import FeedMarkdown
package import FeedModel

/// Collects the words by which an entry is found: all that its page shows and that is its own.
struct SearchVisitor: FeedVisitor {
  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> [SearchField] { fields(text) }

  func visit(_ article: ArticleFeedViewObject) -> [SearchField] {
    fields(article, captions: recordingWords(article.recordings))
  }

  func visit(_ media: MediaFeedViewObject) -> [SearchField] {
    fields(
      media,
      captions: photoWords(media.photos) + media.videos.flatMap { [$0.alt, $0.caption] }
        + recordingWords(media.recordings))
  }

  func visit(_ song: SongFeedViewObject) -> [SearchField] { fields(song, names: [song.album?.title]) }

  func visit(_ album: AlbumFeedViewObject) -> [SearchField] {
    fields(album, names: trackNames(album.tracks) + [album.label])
  }

  func visit(_ playlist: PlaylistFeedViewObject) -> [SearchField] {
    fields(playlist, names: trackNames(playlist.songs))
  }
  func visit(_ event: EventFeedViewObject) -> [SearchField] { fields(event, names: venueNames(event.venue)) }

  func visit(_ invitation: InvitationFeedViewObject) -> [SearchField] {
    fields(invitation, names: [invitation.occasion?.title] + venueNames(invitation.occasion?.venue))
  }

  func visit(_ follow: FollowFeedViewObject) -> [SearchField] { fields(follow, names: follow.followed.map(\.name)) }

  func visit(_ recommendation: RecommendationFeedViewObject) -> [SearchField] {
    fields(
      recommendation, names: recommendation.recommendations.map(\.person.name),
      captions: recommendation.recommendations.map(\.reason))
  }

  func visit(_ link: LinkFeedViewObject) -> [SearchField] {
    fields(link, names: [link.site, link.via?.name], captions: [link.quotation])
  }

  /// A quotation has no title but what it says.
  func visit(_ quote: QuoteFeedViewObject) -> [SearchField] {
    [SearchField(text: quote.text, rank: .title)]
      + fields(quote, names: [quote.source]).filter { !quote.isBody || $0.rank != .words }
  }

  func visit(_ person: PersonFeedViewObject) -> [SearchField] {
    fields(person, names: [person.role], captions: [person.avatar?.caption])
  }

  func visit(_ memories: MemoriesFeedViewObject) -> [SearchField] {
    fields(memories, names: memories.memories.map(\.title))
  }

  func visit(_ custom: CustomFeedViewObject) -> [SearchField] {
    var names: [String?] = []
    var captions: [String?] = []
    for value in custom.values {
      switch value.value {
      case .text(let text): captions.append(text)
      case .list(let texts): captions += texts
      case .image(let photo): captions += photoWords([photo])
      case .person(let person): names.append(person.name)
      case .entry(let entry): names.append(entry.title)
      case .number, .date, .url, .flag: break
      }
    }
    return fields(custom, names: names, captions: captions)
  }

  // MARK: What all kinds share

  private func fields(
    _ object: any FeedViewObject, names: [String?] = [], captions: [String?] = []
  ) -> [SearchField] {
    let entry = object.entry
    let facts = object.facts
    let all: [(SearchField.Rank, [String?])] = [
      (.title, [facts.title]),
      (.name, facts.people.map(\.name) + entry.tags.map(\.name) + names),
      (
        .caption,
        captions + [entry.summary] + photoWords([entry.cover].compactMap(\.self)) + responses(of: entry)
          + entry.body.links.lazy.filter { $0.kind == .image }.map(\.text)
      ),
      (.words, [entry.body.isEmpty ? nil : entry.body.plainText]),
    ]
    return all.flatMap { rank, texts in
      texts.compactMap { text in text.flatMap(\.nonEmpty).map { SearchField(text: $0, rank: rank) } }
    }
  }

  private func photoWords(_ photos: [Photo]) -> [String?] { photos.flatMap { [$0.alt, $0.caption] } }

  private func recordingWords(_ recordings: [Recording]) -> [String?] {
    recordings.flatMap { [$0.title, $0.caption] }
  }

  private func trackNames(_ tracks: [Track]) -> [String?] { tracks.flatMap { [$0.title, $0.artist] } }

  private func venueNames(_ venue: Venue?) -> [String?] { [venue?.name, venue?.city, venue?.region, venue?.country] }

  private func responses(of entry: Entry) -> [String?] {
    (entry.inReplyTo + entry.likeOf + entry.repostOf).map(\.name)
  }
}

/// Words of an entry by which it is found, and what they are of it.
package struct SearchField: Hashable, Sendable {
  /// The weight of a part in which words are found: the more it says about the entry, the higher.
  package enum Rank: UInt32, Comparable, Sendable {
    case words
    /// What is below its pictures, or describes something that it shows.
    case caption
    /// Who and what is in it: people, tags, tracks, places.
    case name
    case title

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The words as they are written.
  package let text: String
  /// What they are of the entry.
  package let rank: Rank
}

extension EntryOperators {
  /// The words by which an entry is found.
  package func searchFields(_ object: any FeedViewObject) -> [SearchField] { object.accept(SearchVisitor()) }

  /// The words by which a page outside the feed is found.
  package func searchFields(_ page: Page) -> [SearchField] {
    [SearchField(text: page.title, rank: .title)]
      + [page.summary, page.cover?.alt].compactMap { text in
        text.flatMap(\.nonEmpty).map { SearchField(text: $0, rank: .caption) }
      } + [SearchField(text: page.body.plainText, rank: .words)]
  }
}

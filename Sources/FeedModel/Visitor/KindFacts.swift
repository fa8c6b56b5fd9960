/// What a kind answers to the questions that operators ask of every entry and that most kinds answer alike.
///
/// Where kinds differ, an operator is a ``FeedVisitor``; if only a few kinds matter, it is a function that asks here.
/// No answer has a default, so that a kind which owes one does not compile, nor does a question that a kind leaves open.
public struct KindFacts: Sendable {
  /// What an entry is to operators that are about one kind of things; nothing is two of them.
  public enum Subject: Sendable {
    case music(Music)
    /// An article, which may be there to be heard.
    case article(ArticleFeedViewObject)
    case media(MediaFeedViewObject)
    case event(EventFeedViewObject)
    case person(PersonFeedViewObject)
    /// An entry of a kind that the site declares.
    case custom(CustomFeedViewObject)
  }

  /// The title, never empty; nil where the author gave none, since none is invented.
  public let title: String?
  /// The relations between people that the entry states.
  public let ties: PeopleTies
  /// The music that the entry is, from which podcasts are made.
  public var music: Music? { if case .music(let music) = subject { music } else { nil } }
  /// The article, if the entry is one.
  public var article: ArticleFeedViewObject? { if case .article(let article) = subject { article } else { nil } }
  /// The photos, videos and recordings, if the entry is nothing else.
  public var media: MediaFeedViewObject? { if case .media(let media) = subject { media } else { nil } }
  /// The event, for calendars.
  public var event: EventFeedViewObject? { if case .event(let event) = subject { event } else { nil } }
  /// The person whose own entry it is, who has a page but no place on the wall.
  public var person: PersonFeedViewObject? { if case .person(let person) = subject { person } else { nil } }
  /// The day of the year that the entry remembers; nil where that is the day of its publication.
  public let anniversary: DayOfYear?
  /// The entry, if it is of a kind that the site declares; nil for feedsite's own kinds.
  public var custom: CustomFeedViewObject? { if case .custom(let custom) = subject { custom } else { nil } }
  private let subject: Subject?
  private let named: [PersonReference]

  /// The people of the entry: who wrote or made it, performs, follows, is followed, recommended or invited.
  ///
  /// Each person comes once, in the order in which the entry names them, authors first. The walls of the people are
  /// built from it.
  public var people: [PersonReference] { named.eachOnce }

  /// Creates the answers of a kind; `people` are those whom the entry names, authors first.
  ///
  /// A title without a visible character counts as none.
  public init(
    title: String?, people: [PersonReference], ties: PeopleTies, subject: Subject?, anniversary: DayOfYear?
  ) {
    self.title = title.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    self.named = people
    self.ties = ties
    self.subject = subject
    self.anniversary = anniversary
  }
}

/// What an entry says of people and each other, which is nothing for most kinds.
public struct PeopleTies: Sendable {
  /// Who plays or performs together; no one for playlists, which are only compiled, and for events that were called
  /// off.
  public internal(set) var players: [PersonReference] = []
  /// Who follows.
  public internal(set) var followers: [PersonReference] = []
  /// Who is followed by them.
  public internal(set) var followed: [PersonReference] = []
  /// Who is recommended.
  public internal(set) var recommended: [PersonReference] = []
}

/// Music that can be played in order or by itself.
public enum Music: Sendable {
  /// A song.
  case song(SongFeedViewObject)
  /// The tracks of an album or a playlist.
  case list(TrackList)

  /// Who made it; empty if no one is named, as for a list of songs by others.
  public var artists: [PersonReference] {
    switch self {
    case .song(let song): song.artists
    case .list(let list): list.artists
    }
  }
}

/// What a podcast is made of.
public struct TrackList: Sendable {
  /// The tracks in order.
  public let tracks: [Track]
  /// Who made them together; empty if no one is named.
  public let artists: [PersonReference]
  /// The label that publishes them; nil if none is stated.
  public let label: String?
  /// Whether the tracks belong together and may be on several discs; otherwise they were compiled.
  public let isAlbum: Bool
  /// Whether the list is unsuitable for children; nil if that is not stated.
  public let isExplicit: Bool?
  /// The guid that its podcast already has from another publisher; nil if it is computed.
  public let podcastGUID: FeedUUID?
}

extension [PersonReference] {
  /// A person with a page on this site is known by it; any other by name and address.
  fileprivate var eachOnce: Self {
    guard count > 1 else { return self }
    return uniqued { person in
      person.route.map { PersonReference(name: "", route: $0) } ?? PersonReference(name: person.name, url: person.url)
    }
  }
}

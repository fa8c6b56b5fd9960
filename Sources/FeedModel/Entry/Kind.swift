import FeedMarkdown

/// A kind of entry by name: what `type:` and folders call it.
///
/// Every entry holds its kind, so entries of a kind share one place in memory.
public struct Kind: Hashable, Sendable {
  private struct Names: Hashable, Sendable {
    let name: String
    let plural: String
    let otherNames: [String]
    let isDated: Bool

    // Kinds rarely share a name, so it is all that is hashed.
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  private let names: Shared<Names>

  /// Creates a kind.
  public init(name: String, plural: String, otherNames: [String] = [], isDated: Bool = true) {
    names = Shared(Names(name: name, plural: plural, otherNames: otherNames, isDated: isDated))
  }

  /// The name in `type:`, for example `song`.
  public var name: String { names.value.name }
  /// The plural, which names the folder and the wall, for example `songs`.
  public var plural: String { names.value.plural }
  /// Other names that `type:` accepts, in the singular.
  public var otherNames: [String] { names.value.otherNames }
  /// Whether entries of the kind are on the wall of the site and need a date.
  public var isDated: Bool { names.value.isDated }
}

extension Kind {
  /// A note.
  public static let text = Kind(name: "text", plural: "notes", otherNames: ["note", "status"])
  /// An article.
  public static let article = Kind(name: "article", plural: "articles", otherNames: ["post"])
  /// Photos, videos or recordings.
  public static let media = Kind(name: "media", plural: "media", otherNames: ["photo", "video", "audio"])
  /// A song.
  public static let song = Kind(name: "song", plural: "songs", otherNames: ["track"])
  /// An album.
  public static let album = Kind(name: "album", plural: "albums")
  /// A playlist.
  public static let playlist = Kind(name: "playlist", plural: "playlists")
  /// An event.
  public static let event = Kind(name: "event", plural: "events", otherNames: ["gig", "concert"])
  /// An invitation.
  public static let invitation = Kind(name: "invitation", plural: "invitations")
  /// The news that one person follows another.
  public static let follow = Kind(name: "follow", plural: "follows")
  /// A recommendation of people.
  public static let recommendation = Kind(name: "recommendation", plural: "recommendations")
  /// A bookmark.
  public static let link = Kind(name: "link", plural: "links", otherNames: ["bookmark"])
  /// A quotation.
  public static let quote = Kind(name: "quote", plural: "quotes")
  /// A person.
  public static let person = Kind(name: "person", plural: "people", otherNames: ["author"], isDated: false)
  /// Memories of a day.
  public static let memories = Kind(name: "memories", plural: "memories")
}

/// A value for each built-in kind; leaving one out is a compile-time error.
package struct PerKind<Value: Sendable>: Sendable {
  /// The values in the order in which menus list the kinds.
  package let all: [Value]

  package init(
    text: Value, article: Value, media: Value, song: Value, album: Value, playlist: Value, event: Value,
    invitation: Value, follow: Value, recommendation: Value, link: Value, quote: Value, person: Value, memories: Value
  ) {
    all = [
      text, article, media, song, album, playlist, event, invitation, follow, recommendation, link, quote, person,
      memories,
    ]
  }

  /// The value of a kind; nil for one that a site declares.
  package subscript(kind: Kind) -> Value? { Kind.places[kind.name].map { all[$0] } }
}

extension Kind {
  /// feedsite's own kinds, in the order in which menus list them.
  public static let builtIn: [Kind] =
    PerKind(
      text: text, article: article, media: media, song: song, album: album, playlist: playlist, event: event,
      invitation: invitation, follow: follow, recommendation: recommendation, link: link, quote: quote, person: person,
      memories: memories
    ).all

  /// The places of the built-in kinds among them, by name.
  fileprivate static let places = Dictionary(uniqueKeysWithValues: builtIn.enumerated().map { ($1.name, $0) })
}

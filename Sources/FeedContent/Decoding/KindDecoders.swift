import FeedModel

/// The decoder of each kind.
struct KindDecoders: Sendable {
  private let decoders: [String: any KindDecoder]

  init(declarations: [KindDeclaration]) {
    var decoders: [String: any KindDecoder] = [
      Kind.text.name: PlainTextDecoder(), Kind.article.name: ArticleDecoder(), Kind.media.name: MediaDecoder(),
      Kind.song.name: SongDecoder(), Kind.album.name: AlbumDecoder(), Kind.playlist.name: PlaylistDecoder(),
      Kind.event.name: EventDecoder(), Kind.invitation.name: InvitationDecoder(), Kind.follow.name: FollowDecoder(),
      Kind.recommendation.name: RecommendationDecoder(), Kind.link.name: LinkDecoder(),
      Kind.quote.name: QuoteDecoder(), Kind.person.name: PersonDecoder(), Kind.memories.name: MemoriesDecoder(),
    ]
    for declaration in declarations { decoders[declaration.kind.name] = CustomDecoder(declaration: declaration) }
    self.decoders = decoders
  }

  /// The decoder of a kind.
  func decoder(of kind: Kind) -> (any KindDecoder)? { decoders[kind.name] }
}

/// Makes the view object of one kind from the fields of an entry.
protocol KindDecoder: Sendable {
  /// The view object; nil where something is wrong, which the fields' reader knows.
  func decode(_ fields: EntryFields, entry: Entry) -> (any FeedViewObject)?
}

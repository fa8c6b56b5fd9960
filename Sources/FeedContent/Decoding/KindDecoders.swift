import FeedModel

struct KindDecoders: Sendable {
  private let declared: [Kind: CustomDecoder]

  init(declarations: [KindDeclaration]) {
    declared = Dictionary(declarations.map { ($0.kind, CustomDecoder(declaration: $0)) }) { _, last in last }
  }

  /// The decoder of a kind; nil for one that neither feedsite nor the site knows.
  func decoder(of kind: Kind) -> (any KindDecoder)? { declared[kind] ?? Self.builtIn[kind] }

  private static let builtIn = PerKind<any KindDecoder>(
    text: PlainTextDecoder(), article: ArticleDecoder(), media: MediaDecoder(), song: SongDecoder(),
    album: AlbumDecoder(), playlist: PlaylistDecoder(), event: EventDecoder(), invitation: InvitationDecoder(),
    follow: FollowDecoder(), recommendation: RecommendationDecoder(), link: LinkDecoder(), quote: QuoteDecoder(),
    person: PersonDecoder(), memories: MemoriesDecoder())

  static let builtInGuides: [KindGuide] = Kind.builtIn.compactMap { builtIn[$0]?.guide }
}

/// Makes the view object of one kind from the fields of an entry, and documents the fields.
protocol KindDecoder: Sendable {
  /// What the fields mean, for new files; a test compares it with what is decoded.
  var guide: KindGuide { get }

  /// The view object.
  ///
  /// - Throws: where the entry lacks what makes it one of the kind, or has nothing there that can be used.
  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject
}

/// An entry that lacks what makes it one of its kind, such as a link without an address.
struct IncompleteEntry: Error {
  /// The key that is missing; nil where the body is.
  let key: String?
  /// The names of the keys that could hold what is missing; one of them may be there, with a value that is unusable.
  let names: [String]

  /// Creates the error; messages name the first key, or the body if `lacksBody`.
  init(_ names: [String], lacksBody: Bool = false) { (key, self.names) = (lacksBody ? nil : names.first, names) }
}

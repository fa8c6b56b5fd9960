import FeedDiagnostics
import FeedModel

/// Decodes one file into what it is: an entry of the wall, a person or a page.
struct FileDecoder {
  let context: DecodingContext
  let kinds: KindDecoders
  let now: Int

  /// Decodes a file.
  func decode(_ file: ScannedFile) -> DecodedFile {
    let fields = EntryFields(file, context: context)
    switch file.role {
    case .page:
      let page = PageDecoder(fields: fields).decode()
      fields.reader.reportLikelyTypos(foreign: ForeignKeys.all)
      return DecodedFile(fields, page: page, diagnostics: file.diagnostics)
    case .entry(let kind):
      let entry = EntryDecoder(fields: fields, now: now).decode(kind: kind)
      let object = kinds.decoder(of: kind)?.decode(fields, entry: entry)
      fields.reader.reportLikelyTypos(foreign: ForeignKeys.all)
      let person = object?.accept(PersonFinder()) ?? nil
      // An entry without a date cannot stand on a wall; that it misses one was reported.
      let isOnWall = person == nil && (entry.date != nil || !kind.isDated)
      return DecodedFile(fields, object: isOnWall ? object : nil, person: person, diagnostics: file.diagnostics)
    }
  }
}

/// Tells people, who have a page but no place on the wall, from everything else.
struct PersonFinder: FeedVisitor {
  func visit(_ text: PlainTextFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ article: ArticleFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ media: MediaFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ song: SongFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ album: AlbumFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ playlist: PlaylistFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ event: EventFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ invitation: InvitationFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ follow: FollowFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ recommendation: RecommendationFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ link: LinkFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ quote: QuoteFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ person: PersonFeedViewObject) -> PersonFeedViewObject? { person }
  func visit(_ memories: MemoriesFeedViewObject) -> PersonFeedViewObject? { nil }
  func visit(_ custom: CustomFeedViewObject) -> PersonFeedViewObject? { nil }
}

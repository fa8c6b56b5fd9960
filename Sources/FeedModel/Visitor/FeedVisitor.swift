/// An operation over every kind of entry, with a result type of its own.
///
/// A visitor is a small struct that gets what it needs through `init`. It reads no file, clock or locale and calls no
/// other visitor, so each of its methods can be tested on its own. There is no default implementation anywhere: a
/// kind that a visitor forgot does not compile.
///
/// ```swift
/// struct Headline: FeedVisitor {
///   func visit(_ song: SongFeedViewObject) -> String { "♪ \(song.title)" }
///   // ... one method for each kind
/// }
/// let headline = song.accept(Headline())
/// ```
public protocol FeedVisitor<Output> {
  /// The result of the operation for an entry.
  associatedtype Output
  /// What can go wrong; `Never` for operations that only render.
  associatedtype Failure: Error = Never

  func visit(_ text: PlainTextFeedViewObject) throws(Failure) -> Output
  func visit(_ article: ArticleFeedViewObject) throws(Failure) -> Output
  func visit(_ media: MediaFeedViewObject) throws(Failure) -> Output
  func visit(_ song: SongFeedViewObject) throws(Failure) -> Output
  func visit(_ album: AlbumFeedViewObject) throws(Failure) -> Output
  func visit(_ playlist: PlaylistFeedViewObject) throws(Failure) -> Output
  func visit(_ event: EventFeedViewObject) throws(Failure) -> Output
  func visit(_ invitation: InvitationFeedViewObject) throws(Failure) -> Output
  func visit(_ follow: FollowFeedViewObject) throws(Failure) -> Output
  func visit(_ recommendation: RecommendationFeedViewObject) throws(Failure) -> Output
  func visit(_ link: LinkFeedViewObject) throws(Failure) -> Output
  func visit(_ quote: QuoteFeedViewObject) throws(Failure) -> Output
  func visit(_ person: PersonFeedViewObject) throws(Failure) -> Output
  func visit(_ memories: MemoriesFeedViewObject) throws(Failure) -> Output
  func visit(_ custom: CustomFeedViewObject) throws(Failure) -> Output
}

/// An entry as the wall sees it: validated, of one kind.
///
/// Whatever could be wrong with it was reported, with its place in the file, before it was made.
public protocol FeedViewObject: Sendable {
  /// What all kinds share.
  var entry: Entry { get set }
  /// The answers of the kind to what most kinds answer alike.
  var facts: KindFacts { get }

  /// Leads the visitor to the method for this kind (double dispatch).
  func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output
}

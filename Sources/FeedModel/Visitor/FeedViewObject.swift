/// An entry as the wall sees it: immutable, validated, of one kind.
///
/// Whatever could be wrong with it was reported, with its place in the file, before it was made.
public protocol FeedViewObject: Sendable {
  /// What all kinds share.
  var entry: Entry { get }

  /// Leads the visitor to the method for this kind (double dispatch).
  func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output
}

/// The sizes of the kinds whose cards are all alike.
package struct FixedExtents: Hashable, Sendable {
  /// A song.
  package var song = FixedExtent(.one, height: 23)
  /// An album.
  package var album = FixedExtent(.one, height: 25)
  /// An event.
  package var event = FixedExtent(.one, height: 15)
  /// The news that somebody follows somebody.
  package var follow = FixedExtent(.one, height: 7)
  /// An invitation.
  package var invitation = FixedExtent(.two, height: 15)
  /// An invitation that nobody is invited to yet.
  package var emptyInvitation = FixedExtent(.one, height: 9)

  /// Creates the sizes that cards of the theme `wall` have beside each other.
  package init() {}

  /// The sizes that cards of the theme `wall` have below each other.
  package static let list = {
    var extents = FixedExtents()
    extents.song = FixedExtent(.one, height: 9)
    extents.album = FixedExtent(.one, height: 9)
    extents.event = FixedExtent(.one, height: 11)
    extents.follow = FixedExtent(.one, height: 5)
    extents.invitation = FixedExtent(.one, height: 11)
    extents.emptyInvitation = FixedExtent(.one, height: 7)
    return extents
  }()
}

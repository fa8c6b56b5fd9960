/// The heights of cards that do not follow their words, in rem without the gap below.
package struct FixedHeights: Hashable, Sendable {
  /// A song that can be heard.
  package var song = 29.0
  /// A song without a recording.
  package var silentSong = 26.0
  /// An album.
  package var album = 24.0
  /// An event without a picture.
  package var event = 13.75
  /// What a line of badges adds to an event.
  package var eventBadges = 2.0
  /// What a picture adds to an event.
  package var eventCover = 11.25
  /// The news that somebody follows somebody.
  package var follow = 13.25
  /// An invitation.
  package var invitation = 20.0
  /// An invitation that nobody is invited to yet.
  package var emptyInvitation = 13.0
  /// What a link to the answer adds to an invitation.
  package var answer = 3.125
  /// A size chosen as `small`.
  package var small = 12.0
  /// A size chosen as `wide`.
  package var wide = 18.0
  /// A size chosen as `full`.
  package var full = 22.0
  /// A size chosen as `large` or `tall`.
  package var large = 28.0

  /// Creates the heights that cards of the theme `wall` have beside each other.
  package init() {}

  /// The heights that cards have below each other, where pictures stand beside the text.
  package static let list = {
    var heights = FixedHeights()
    heights.song = 12
    heights.silentSong = 9
    heights.album = 9
    heights.event = 9.5
    heights.eventCover = 0
    heights.follow = 8
    heights.invitation = 14
    heights.emptyInvitation = 10
    heights.large = 22
    return heights
  }()
}

/// A form that an entry takes in the output, by the name that the command line gives it.
package enum EntryProjection: String, CaseIterable, Sendable {
  /// Its card on a wall.
  case card
  /// Its page.
  case html
  /// Its item in an RSS feed.
  case rss
  /// Its entry in an Atom feed.
  case atom
  /// Its item in a JSON Feed.
  case json
  /// The podcast of an album or playlist, or a song's item in the first one that holds it, that of its album if any.
  case podcast
  /// Its event in a calendar.
  case ics
  /// What its page tells search engines.
  case jsonld
  /// What its page tells sites that show a preview of it.
  case opengraph
  /// What its page offers for sharing it.
  case share
}

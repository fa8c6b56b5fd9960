import FeedTheme

/// A string that sharing asks the theme for, by its key in `strings/LANGUAGE.yml`: a sentence for each kind.
package enum ShareKey: String, CaseIterable, Sendable {
  /// A note: `{title}`.
  case text = "share.text"
  /// A note with authors: `{author}`, `{title}`.
  case textBy = "share.text.by"
  /// A note without words that likes something or passes it on: `{title}` of the other page.
  case response = "share.response"
  /// The same with authors: `{author}`, `{title}`.
  case responseBy = "share.response.by"
  /// An article: `{title}`.
  case article = "share.article"
  /// An article with authors: `{author}`, `{title}`.
  case articleBy = "share.article.by"
  /// Photos, videos, or what there is to see and hear: `{title}`.
  case media = "share.media"
  /// The same with authors: `{author}`, `{title}`.
  case mediaBy = "share.media.by"
  /// Recordings alone: `{title}`.
  case recording = "share.recording"
  /// The same with authors: `{author}`, `{title}`.
  case recordingBy = "share.recording.by"
  /// A song: `{title}`.
  case song = "share.song"
  /// A song with artists: `{artist}`, `{title}`.
  case songBy = "share.song.by"
  /// An album: `{title}`.
  case album = "share.album"
  /// An album with artists: `{artist}`, `{title}`.
  case albumBy = "share.album.by"
  /// A playlist: `{title}`.
  case playlist = "share.playlist"
  /// A playlist with authors: `{author}`, `{title}`.
  case playlistBy = "share.playlist.by"
  /// An event: `{title}`, `{when}`.
  case event = "share.event"
  /// An event with its venue: `{title}`, `{when}`, `{venue}`.
  case eventAt = "share.event.at"
  /// An event that does not happen as planned, or is sold out: `{title}`, `{when}`, `{status}`.
  case eventChanged = "share.event.changed"
  /// An invitation of which nothing is known: `{title}`.
  case invitation = "share.invitation"
  /// An invitation to something: `{occasion}`.
  case invitationTo = "share.invitation.to"
  /// An invitation to something to which nobody is invited yet: `{occasion}`.
  case invitationOpen = "share.invitation.open"
  /// The news that somebody follows somebody, by the number of those who are followed: `{followed}`.
  case follow = "share.follow"
  /// Recommended people: `{people}`.
  case recommendation = "share.recommendation"
  /// A bookmark: `{title}`, `{site}`.
  case link = "share.link"
  /// A quotation: `{words}`.
  case quote = "share.quote"
  /// A quotation of somebody: `{words}`, `{source}`.
  case quoteBy = "share.quote.by"
  /// A person: `{name}`.
  case person = "share.person"
  /// Memories of a day: `{title}`.
  case memories = "share.memories"
  /// An entry of a declared kind for which the theme has no `share.KIND`: `{title}`.
  case custom = "share.custom"
  /// What a QR code is, for those who cannot see it.
  case code = "sharing.code"
}

extension Wording {
  /// A string for sharing, with values for its places.
  func sharing(_ key: ShareKey, _ values: [String: String] = [:]) -> String { strings.text(key.rawValue, values) }
}

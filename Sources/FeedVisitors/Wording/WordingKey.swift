import FeedMarkdown
import FeedModel
import FeedTheme

/// A string that operators ask the theme for, by its key in `strings/LANGUAGE.yml`; the English of `_base` shows what each
/// is, and what is filled in.
package enum WordingKey: String, CaseIterable, Sendable {
  // Lists, and what is before what an entry answers.
  case listSeparator, listLast, inReplyTo, likeOf, repostOf, answers
  // Kinds of media, by number.
  case photo, video, recording, episode
  case severalPhotos = "photos"
  case severalVideos = "videos"
  case severalRecordings = "recordings"
  // Events, invitations and news.
  case online, watchOnline, tickets, invitationTo, invitationEmpty, invitationEverybody, recommended, recommends, follow
  case answer = "rsvp"
  case ticketsFree = "free"
  case memories = "memoriesOf"
  // Numbers of things, and how long something takes.
  case yearsAgo, readingTime, playingTime
  case plays = "playCount"
  case songs = "songCount"
  case tracks = "trackCount"
  case photos = "photoCount"
  // Values of declared fields.
  case yes, no
  // Texts for screen readers.
  case footnotes, footnoteReturn, doneTask, openTask

  /// The keys of all strings that operators need, which a theme must have: these, the sentences for sharing, and the
  /// names of kinds, answers to invitations, statuses of events, availabilities of tickets and alerts.
  package static let required: [String] = {
    var keys = WordingKey.allCases.map(\.rawValue) + ShareKey.required
    keys += Kind.builtIn.flatMap { ["kind.\($0.name)", "kind.\($0.name).plural"] }
    keys += Attendance.allCases.map { "attendance.\($0.rawValue)" }
    keys += EventStatus.allCases.filter { $0 != .scheduled }.map { "status.\($0.rawValue)" }
    keys += Tickets.Availability.allCases.map { "availability.\($0.rawValue)" }
    return keys + AlertKind.allCases.map { "alert.\($0.name)" }
  }()
}

/// A string that sharing asks the theme for, by its key in `strings/LANGUAGE.yml`: a sentence for each kind.
package enum ShareKey: String, CaseIterable, Sendable {
  case text = "share.text"
  /// A note without words that likes something or passes it on.
  case response = "share.response"
  case article = "share.article"
  case media = "share.media"
  /// Recordings alone.
  case recording = "share.recording"
  case song = "share.song"
  case album = "share.album"
  case playlist = "share.playlist"
  case event = "share.event"
  case eventAt = "share.event.at"
  /// An event that does not happen as planned, or is sold out.
  case eventChanged = "share.event.changed"
  case invitation = "share.invitation"
  case invitationTo = "share.invitation.to"
  /// An invitation without invitees.
  case invitationOpen = "share.invitation.open"
  case follow = "share.follow"
  case recommendation = "share.recommendation"
  case link = "share.link"
  case quote = "share.quote"
  case quoteBy = "share.quote.by"
  case person = "share.person"
  case memories = "share.memories"
  /// An entry of a declared kind for which the theme has no `share.KIND`.
  case custom = "share.custom"
  /// What a QR code is, for those who cannot see it.
  case code = "sharing.code"

  /// The key of the sentence that names authors or artists as well: `{author}` or `{artist}`.
  var signed: String { "\(rawValue).by" }

  /// The keys of all sentences, those that name authors or artists among them, and of what else sharing asks for.
  static let required: [String] =
    allCases.map(\.rawValue)
    + [ShareKey.text, .response, .article, .media, .recording, .song, .album, .playlist].map(\.signed)
}

extension Wording {
  /// A string for sharing, with values for its places.
  func sharing(_ key: ShareKey, _ values: [String: String] = [:]) -> String { strings.text(key.rawValue, values) }
}

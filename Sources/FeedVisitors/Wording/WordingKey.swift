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

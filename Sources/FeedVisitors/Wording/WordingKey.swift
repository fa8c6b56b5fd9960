import FeedModel

/// A string that operators ask the theme for, by its key in `strings/LANGUAGE.yml`.
package enum WordingKey: String, CaseIterable, Sendable {
  /// Between the names of a list, but the last two.
  case listSeparator
  /// Between the last two names of a list.
  case listLast
  /// What stands before something that an entry answers.
  case inReplyTo
  /// What stands before something to which its author comes, does not come, may come or would like to.
  case comes = "attendance.yes"
  case staysAway = "attendance.no"
  case mayCome = "attendance.maybe"
  case isInterested = "attendance.interested"
  /// What stands before something that an entry likes.
  case likeOf
  /// What stands before something that an entry passes on.
  case repostOf
  /// The heading of what others answered elsewhere.
  case answers
  /// A photo, or an entry that is one.
  case photo
  case severalPhotos = "photos"
  /// A video, or an entry that is one.
  case video
  case severalVideos = "videos"
  /// A recording, or an entry that is one.
  case recording
  case severalRecordings = "recordings"
  /// The note that an event can be attended from afar.
  case online
  /// The link to a stream.
  case watchOnline
  /// The link to the answer to an invitation.
  case answer = "rsvp"
  /// The value of a declared field that is set.
  case yes
  /// The value of a declared field that is not set.
  case no
  /// What an invitation invites to: `{occasion}`.
  case invitationTo
  /// What an invitation says that nobody is invited to.
  case invitationEmpty
  /// What memories are of: `{day}`.
  case memories = "memoriesOf"
  /// A recommendation that nobody signed: `{people}`.
  case recommended
  /// A recommendation, by the number of authors: `{author}`, `{people}`.
  case recommends
  /// The news that somebody follows somebody, by the number of followers: `{follower}`, `{followed}`.
  case follow
  /// An event that does not happen.
  case cancelled = "status.cancelled"
  /// An event that happens at some later time.
  case postponed = "status.postponed"
  /// An event that happens at another time than was planned.
  case rescheduled = "status.rescheduled"
  /// An event that happens online instead.
  case movedOnline = "status.moved-online"
  /// The link to the shop.
  case tickets
  /// There are tickets.
  case ticketsAvailable = "availability.available"
  /// There are few tickets.
  case ticketsLimited = "availability.limited"
  /// There are no tickets.
  case ticketsSoldOut = "availability.sold-out"
  /// Tickets cost nothing.
  case ticketsFree = "free"
  /// How often something was played: `{count}`.
  case plays = "playCount"
  /// How many songs a playlist has: `{count}`.
  case songs = "songCount"
  /// How many tracks an album has: `{count}`.
  case tracks = "trackCount"
  /// How many photos there are: `{count}`.
  case photos = "photoCount"
  /// How long ago something was: `{count}`.
  case yearsAgo
  /// How long it takes to read something: `{count}` minutes.
  case readingTime
  /// How long something plays: `{count}` minutes.
  case playingTime
  /// The title of an alert to know of.
  case alertNote = "alert.note"
  /// The title of an alert that helps.
  case alertTip = "alert.tip"
  /// The title of an alert that one must know.
  case alertImportant = "alert.important"
  /// The title of an alert about what may go wrong.
  case alertWarning = "alert.warning"
  /// The title of an alert about what may do harm.
  case alertCaution = "alert.caution"
  /// What the list of footnotes is called for those who hear the page.
  case footnotes
  /// What the way back from a footnote is called for those who hear the page; a number follows.
  case footnoteReturn
  /// What the box of a task is called for those who hear the page.
  case doneTask
  case openTask

  /// The keys of all strings that operators ask for, the names of the kinds and the sentences for
  /// sharing included: what a theme must have.
  package static let required: [String] =
    allCases.map(\.rawValue) + ShareKey.allCases.map(\.rawValue)
    + Kind.builtIn.flatMap { ["kind.\($0.name)", "kind.\($0.name).plural"] }
}

import FeedMarkdown
import FeedModel
import FeedTheme

/// A string that operators ask the theme for, by its key in `strings/LANGUAGE.yml`.
package enum WordingKey: String, CaseIterable, Sendable {
  /// Between the names of a list, but the last two.
  case listSeparator
  /// Between the last two names of a list.
  case listLast
  /// What stands before something that an entry answers.
  case inReplyTo
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
  /// An article that is there to be heard, as an episode of a podcast is.
  case episode
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
  /// What an invitation says that all are invited to who read it.
  case invitationEverybody
  /// What memories are of: `{day}`.
  case memories = "memoriesOf"
  /// A recommendation that nobody signed: `{people}`.
  case recommended
  /// A recommendation, by the number of authors: `{author}`, `{people}`.
  case recommends
  /// The news that somebody follows somebody, by the number of followers: `{follower}`, `{followed}`.
  case follow
  /// The link to the shop.
  case tickets
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
  /// What the list of footnotes is called for those who hear the page.
  case footnotes
  /// What the way back from a footnote is called for those who hear the page; a number follows.
  case footnoteReturn
  /// What the box of a task is called for those who hear the page.
  case doneTask
  case openTask

  /// The keys of all strings that operators ask for, which a theme must have: these, the sentences for sharing, and the
  /// names of kinds, answers to invitations, what becomes of events, tickets that are left and alerts.
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
  /// A note: `{title}`.
  case text = "share.text"
  /// A note without words that likes something or passes it on: `{title}` of the other page.
  case response = "share.response"
  /// An article: `{title}`.
  case article = "share.article"
  /// Photos, videos, or what there is to see and hear: `{title}`.
  case media = "share.media"
  /// Recordings alone: `{title}`.
  case recording = "share.recording"
  /// A song: `{title}`.
  case song = "share.song"
  /// An album: `{title}`.
  case album = "share.album"
  /// A playlist: `{title}`.
  case playlist = "share.playlist"
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

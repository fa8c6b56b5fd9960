import FeedModel
import FeedTheme
import Foundation
import TestSupport

@testable import FeedVisitors

/// A theme in memory with the templates of one test and a string for everything that operators ask for.
enum TestTheme {
  /// The operators' surroundings on a site below `/sub/`.
  static func environment(
    _ templates: [String: String] = [:], strings more: [String: String] = [:], hasMetrics: Bool = false,
    now: Int = 0, site: (inout Site) -> Void = { _ in }
  ) throws -> HTMLEnvironment {
    var files = ["themes/test/strings/en.yml": strings]
    for (language, text) in more { files["themes/test/strings/\(language).yml", default: ""] += text }
    for (name, text) in templates { files["themes/test/templates/\(name).mustache"] = text }
    if hasMetrics {
      files["themes/test/metrics.yml"] = try String(
        contentsOf: themes.appending(path: "wall/metrics.yml"), encoding: .utf8)
    }
    let loaded = ThemeLoader(searchFolders: ["themes"], files: .memory(files)).load(
      "test",
      requirements: ThemeRequirements(
        optionalTemplates: EntryTemplates.required.merging(
          EntryTemplates.optional(for: [KindSamples.plain.declaration()])
        ) { first, _ in first },
        strings: WordingKey.required))
    guard let theme = loaded.theme, loaded.diagnostics.isEmpty else {
      throw BrokenTheme(diagnostics: loaded.diagnostics.map(String.init(describing:)))
    }
    var value = Site(title: "Wall")
    value.url = SiteURL("https://example.com/sub/") ?? .localhost
    value.kinds = [KindSamples.plain.declaration()]
    site(&value)
    return HTMLEnvironment(
      theme: theme, resolver: URLResolver(site: value.url), site: value, now: now, generator: "feedsite 1.0.0")
  }

  private static let themes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../themes").standardizedFileURL

  /// The measures of the theme `wall`.
  static let wallMetrics: ThemeMetrics = {
    let loaded = ThemeLoader(searchFolders: [themes.path]).load("wall", requirements: ThemeRequirements())
    return loaded.theme?.metrics ?? ThemeMetrics.none
  }()

  /// The words of the test theme.
  static func wording() throws -> Wording { try environment().wording }

  /// What is wrong with a test's templates.
  struct BrokenTheme: Error {
    let diagnostics: [String]
  }

  private static var strings: String {
    let kinds = Kind.builtIn.map { kind in
      "kind.\(kind.name): \(kind.name.capitalized)\nkind.\(kind.name).plural: \(kind.plural.capitalized)\n"
    }
    return words + kinds.joined()
  }

  private static let words = """
    alert.note: Note
    alert.tip: Tip
    alert.important: Important
    alert.warning: Warning
    alert.caution: Caution
    footnotes: Footnotes
    footnoteReturn: Back to the text
    doneTask: Done
    openTask: To do
    listSeparator: ", "
    listLast: " and "
    answers: Answers
    inReplyTo: In reply to
    attendance.yes: Coming to
    attendance.no: Not coming to
    attendance.maybe: May come to
    attendance.interested: Interested in
    likeOf: Likes
    repostOf: Reposts
    photo: Photo
    photos: Photos
    videos: Videos
    recordings: Recordings
    episode: Episode
    video: Video
    recording: Recording
    online: Online
    watchOnline: Watch online
    rsvp: Reply
    "yes": "Yes"
    "no": "No"
    invitationTo: "You are invited to {occasion}"
    invitationEmpty: Nobody is invited yet
    invitationEverybody: Everybody is invited
    memoriesOf: "On {day} in earlier years"
    recommended: "Recommended: {people}"
    recommends.one: "{author} recommends {people}"
    recommends.other: "{author} recommend {people}"
    follow.one: "{follower} now follows {followed}"
    follow.other: "{follower} now follow {followed}"
    status.cancelled: Cancelled
    status.postponed: Postponed
    status.rescheduled: Rescheduled
    status.moved-online: Moved online
    tickets: Tickets
    availability.available: Tickets available
    availability.limited: Few tickets left
    availability.sold-out: Sold out
    free: Free
    playCount.one: "{count} play"
    playCount.other: "{count} plays"
    songCount.one: "{count} song"
    songCount.other: "{count} songs"
    trackCount.one: "{count} track"
    trackCount.other: "{count} tracks"
    photoCount.one: "{count} photo"
    photoCount.other: "{count} photos"
    yearsAgo.one: "{count} year ago"
    yearsAgo.other: "{count} years ago"
    readingTime.one: "{count} minute"
    readingTime.other: "{count} minutes"
    playingTime.one: "{count} min"
    playingTime.other: "{count} min"
    share.text: "A note: {title}"
    share.text.by: "A note by {author}: {title}"
    share.response: "A find: {title}"
    share.response.by: "{author} found this: {title}"
    share.article: "An article: {title}"
    share.article.by: "An article by {author}: {title}"
    share.media: "Media: {title}"
    share.media.by: "Media by {author}: {title}"
    share.recording: "Recording: {title}"
    share.recording.by: "Recording by {author}: {title}"
    share.song: "A great song, {title}"
    share.song.by: "A great song, {artist}’s {title}"
    share.album: "An album, {title}"
    share.album.by: "An album, {artist}’s {title}"
    share.playlist: "A playlist: {title}"
    share.playlist.by: "A playlist by {author}: {title}"
    share.event: "Not to miss: {title}, {when}"
    share.event.at: "Not to miss: {title}, {when}, {venue}"
    share.event.changed: "{title} ({when}): {status}"
    share.invitation: "An invitation: {title}"
    share.invitation.to: "Come along to {occasion}"
    share.invitation.open: "Nobody goes to {occasion} yet"
    share.follow.one: "Someone to follow: {followed}"
    share.follow.other: "People to follow: {followed}"
    share.recommendation: "Get to know {people}"
    share.link: "A page: {title} ({site})"
    share.quote: "“{words}”"
    share.quote.by: "“{words}” — {source}"
    share.person: "An amazing artist, {name}"
    share.memories: "Do you remember? {title}"
    share.custom: "This: {title}"
    sharing.code: QR code

    """
}

import FeedModel
import FeedTheme
import FeedVisitors
import Foundation

/// A theme in memory with the templates of one test and a string for everything that operators ask for.
enum TestTheme {
  /// The operators' surroundings on a site below `/sub/`.
  static func environment(
    _ templates: [String: String] = [:], site: (inout Site) -> Void = { _ in }
  ) throws -> HTMLEnvironment {
    var files = ["themes/test/strings/en.yml": strings]
    for (name, text) in templates { files["themes/test/templates/\(name).mustache"] = text }
    let loaded = ThemeLoader(searchFolders: ["themes"], files: .memory(files)).load(
      "test",
      requirements: ThemeRequirements(
        optionalTemplates: HTMLTemplates.required.merging(
          HTMLTemplates.optional(for: [KindSamples.plain.declaration()])
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
      theme: theme, resolver: URLResolver(site: value.url), site: value, generator: "feedsite 1.0.0")
  }

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
    listSeparator: ", "
    listLast: " and "
    photo: Photo
    video: Video
    recording: Recording
    online: Online
    watchOnline: Watch online
    rsvp: Reply
    "yes": "Yes"
    "no": "No"
    invitationTo: "You are invited to {occasion}"
    invitationEmpty: Nobody is invited yet
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

    """
}

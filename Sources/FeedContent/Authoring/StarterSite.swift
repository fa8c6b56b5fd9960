package import FeedModel

/// A small site to begin with, which builds without a warning.
package struct StarterSite: Sendable {
  private let title: String
  private let id: String
  private let timeZone: SiteTimeZone
  private let theme: String
  private let now: Int
  private let isBare: Bool

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - id: An id that no other site has.
  ///   - now: The clock, in seconds since 1970-01-01T00:00:00Z.
  ///   - isBare: Whether there is nothing on its wall.
  package init(title: String, id: String, timeZone: SiteTimeZone, theme: String, now: Int, isBare: Bool = false) {
    self.title = title
    self.id = id
    self.timeZone = timeZone
    self.theme = theme
    self.now = now
    self.isBare = isBare
  }

  /// A title for a site in a folder: `my-wall` reads `My wall`.
  package static func title(ofFolder name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" || $0.isWhitespace }.joined(separator: " ")
    return words.isEmpty || words == "/" ? "My wall" : words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The files by their paths relative to the content folder: settings alone, or a wall with an entry of each of the
  /// kinds that most walls have.
  package var files: [(path: String, bytes: [UInt8])] {
    let texts = [("site.yml", settings)] + (isBare ? [] : entries)
    return texts.map { (path: $0.0, bytes: Array($0.1.utf8)) } + (isBare ? [] : Self.media)
  }

  private static let media: [(path: String, bytes: [UInt8])] = [
    ("photos/harbour.webp", PackageResources.harbour_webp),
    ("songs/nine-seconds.mp3", PackageResources.nine_seconds_mp3),
    ("songs/nine-seconds.svg", Array(cover.utf8)),
  ]

  private var entries: [(String, String)] {
    [
      ("notes/\(date(hoursAgo: 0).day)-hello.md", note), ("photos/\(date(hoursAgo: 1).day)-harbour.md", photo),
      ("songs/nine-seconds.md", song), ("events/first-show.md", event), ("quotes/rain.md", quote),
      ("articles/how-this-works.md", article), ("people/me.md", person), ("pages/about.md", page),
    ]
  }

  private func date(hoursAgo hours: Int) -> FeedDate { timeZone.date(atSecondsSinceEpoch: now - hours * 3600) }

  private var settings: String {
    """
    # The settings of the site. A line that begins with # says nothing: delete the # to make it count.

    # Feeds know your entries by it; leave it as it is, whatever else you change.
    id: \(id)
    title: \(YAMLScalar.text(title))
    #description: What the site is about, in a sentence.
    # Where you publish it; a folder such as https://example.org/wall/ works as well.
    base-url: https://example.org/
    language: en
    # In which dates without an offset are read.
    time-zone: \(YAMLScalar.text(timeZone.identifier))
    # Your name, or the name of your file in people/.
    \(isBare ? "#author: Ann Lin" : "author: me")
    # How it looks: wall, ink, poster, gallery or plain.
    theme: \(YAMLScalar.text(theme))
    # Colours and pictures of your own.
    #accent: "#357f5a"
    #paper: "#fffdf8"
    #logo: logo.svg
    #cover: cover.jpg
    \(isBare ? "#" : "")navigation:
    \(isBare ? "#" : "")  - title: About
    \(isBare ? "#" : "")    url: /about/

    """
  }

  private var note: String {
    """
    ---
    date: \(date(hoursAgo: 0).machineReadable)
    tags: [hello]
    ---

    Hello. This is a note: it has no title and needs none. What follows a number sign is a tag: #firstday

    """
  }

  private var photo: String {
    """
    ---
    date: \(date(hoursAgo: 1).machineReadable)
    photos:
      - src: harbour.webp
        alt: A small ferry with lit windows crosses a calm violet sea at sunset.
        caption: The last ferry. Your own photos go the same way, straight from the camera.
    tags: [photos]
    ---

    """
  }

  private var song: String {
    """
    ---
    title: Nine Seconds of Sun
    date: \(date(hoursAgo: 2).machineReadable)
    artist: me
    audio: nine-seconds.mp3
    cover: nine-seconds.svg
    cover-alt: A yellow sun half below a blue line.
    tags: [songs]
    ---

    A song that came with the site, like the photo beside it. Both are free to use (CC0), and yours to replace.

    """
  }

  private var event: String {
    let day = timeZone.date(atSecondsSinceEpoch: now + 21 * 86_400).day
    return """
      ---
      title: First show
      date: \(date(hoursAgo: 3).machineReadable)
      starts: \(day)T20:00
      ends: \(day)T22:00
      venue:
        name: The Back Room
        city: Your town
      performers: [me]
      tags: [shows]
      ---

      In three weeks. Whoever subscribes to the calendar of this site has it in theirs.

      """
  }

  private var quote: String {
    """
    ---
    date: \(date(hoursAgo: 4).machineReadable)
    source: Grandmother
    ---

    Rain is only weather. Wet socks are a decision.

    """
  }

  private var article: String {
    """
    ---
    title: How this works
    date: \(date(hoursAgo: 5).machineReadable)
    tags: [hello]
    ---

    Every Markdown file in this folder becomes a card on the wall and a page of its own. The folder says what it is: a
    file in `notes/` is a note, one in `songs/` a song, one in `events/` an event.

    <!--more-->

    ## More of them

        feedsite new note "It rains."
        feedsite new song "Rain Until Further Notice"
        feedsite new event "First show"

    Each makes a file to fill in. `feedsite serve` shows the site while you write, `feedsite build` makes it, and
    `feedsite check` looks for dead links and forgotten pictures.

    ## What to change first

    The settings in `site.yml`, [who you are](../people/me.md), the [page about you](../pages/about.md), and then this
    article. Delete what you do not need.

    """
  }

  private var person: String {
    """
    ---
    name: Your Name
    role: songs, photographs, rain
    ---

    Who you are in a sentence or two. A picture of you goes beside this file, as `avatar: me.jpg` above.

    """
  }

  private var page: String {
    """
    ---
    title: About
    ---

    Say who you are, and how to reach you. This page stands outside the feeds, at `/about/`.

    """
  }

  private static let cover = """
    <svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 60 60">
      <path fill="#f6b93b" d="M0 0h60v60H0z"/>
      <circle cx="30" cy="38" r="15" fill="#e55039"/>
      <path fill="#1e5f8c" d="M0 38h60v22H0z"/>
      <path stroke="#f8efd9" stroke-width="1.2" d="M14 43h32M19 48h22M24 53h12"/>
    </svg>

    """
}

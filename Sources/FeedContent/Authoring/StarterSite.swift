package import FeedModel

/// A small site to begin with, which builds without a warning.
package struct StarterSite: Sendable {
  private let title: String
  private let id: String
  private let timeZone: SiteTimeZone
  private let theme: String
  private let now: Int

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - id: An id that no other site has.
  ///   - now: The clock, in seconds since 1970-01-01T00:00:00Z.
  package init(title: String, id: String, timeZone: SiteTimeZone, theme: String, now: Int) {
    self.title = title
    self.id = id
    self.timeZone = timeZone
    self.theme = theme
    self.now = now
  }

  /// A title for a site in a folder: `my-wall` reads `My wall`.
  package static func title(ofFolder name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" || $0.isWhitespace }.joined(separator: " ")
    return words.isEmpty || words == "/" ? "My wall" : words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The files by their paths relative to the content folder.
  package var files: [(path: String, text: String)] {
    let date = timeZone.date(atSecondsSinceEpoch: now)
    let earlier = timeZone.date(atSecondsSinceEpoch: now - 3600)
    return [
      ("site.yml", settings), ("notes/\(date.day)-hello.md", note(date)),
      ("articles/how-this-works.md", article(earlier)),
      ("quotes/rain.md", quote(timeZone.date(atSecondsSinceEpoch: now - 7200))), ("pages/about.md", page),
    ]
  }

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
    #author: Ann Lin
    theme: \(YAMLScalar.text(theme))
    navigation:
      - title: About
        url: /about/

    """
  }

  private func note(_ date: FeedDate) -> String {
    """
    ---
    date: \(date.machineReadable)
    tags: [hello]
    ---

    Hello. This is a note: it has no title and needs none. What follows a number sign is a tag: #firstday

    """
  }

  private func article(_ date: FeedDate) -> String {
    """
    ---
    title: How this works
    date: \(date.machineReadable)
    tags: [hello]
    ---

    Every Markdown file in this folder becomes a card on the wall and a page of its own. The folder says what it is: a
    file in `notes/` is a note, one in `songs/` a song, one in `events/` an event.

    <!--more-->

    ## More of them

        feedsite new note "It rains."
        feedsite new song "Rain Until Further Notice"
        feedsite new event "First show"

    Each makes a file with all that you can say in it. `feedsite build` makes the site, and `feedsite check` looks for
    dead links and forgotten pictures.

    ## What to change first

    The settings in `site.yml`, the [page about you](../pages/about.md), and then this article.

    """
  }

  private func quote(_ date: FeedDate) -> String {
    """
    ---
    date: \(date.machineReadable)
    source: Grandmother
    ---

    Rain is only weather. Wet socks are a decision.

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
}

package import FeedModel

/// A small site to begin with, which builds without a warning.
package enum StarterSite {
  /// A title for a site in a folder: `my-wall` reads `My wall`.
  package static func title(ofFolder name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" || $0.isWhitespace }.joined(separator: " ")
    return words.isEmpty || words == "/" ? "My wall" : words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The files by their paths relative to the content folder: settings alone where it is bare, or a wall with an entry of
  /// each of the kinds that most walls have.
  ///
  /// - Parameters:
  ///   - id: An id that no other site has.
  ///   - now: The clock, in seconds since 1970-01-01T00:00:00Z.
  package static func files(
    title: String, id: String, timeZone: SiteTimeZone, theme: String, now: Int, isBare: Bool = false
  ) -> [(path: String, bytes: [UInt8])] {
    func date(hoursAgo hours: Int) -> FeedDate { timeZone.date(atSecondsSinceEpoch: now - hours * 3600) }
    /// A file with its date, and that of the show, which is three weeks ahead.
    func text(_ file: [UInt8], hoursAgo hours: Int) -> [UInt8] {
      let text = String(decoding: file, as: UTF8.self)
        .replacing("{{date}}", with: date(hoursAgo: hours).machineReadable)
        .replacing("{{show}}", with: date(hoursAgo: -21 * 24).day.description)
      return Array(text.utf8)
    }
    let settings = settings(title: title, id: id, timeZone: timeZone, theme: theme, isBare: isBare)
    guard !isBare else { return [("site.yml", Array(settings.utf8))] }
    return [
      ("site.yml", Array(settings.utf8)),
      ("notes/\(date(hoursAgo: 0).day)-hello.md", text(PackageResources.hello_md, hoursAgo: 0)),
      ("photos/\(date(hoursAgo: 1).day)-harbour.md", text(PackageResources.harbour_md, hoursAgo: 1)),
      ("songs/nine-seconds.md", text(PackageResources.nine_seconds_md, hoursAgo: 2)),
      ("events/first-show.md", text(PackageResources.first_show_md, hoursAgo: 3)),
      ("quotes/rain.md", text(PackageResources.rain_md, hoursAgo: 4)),
      ("articles/how-this-works.md", text(PackageResources.how_this_works_md, hoursAgo: 5)),
      ("people/me.md", PackageResources.me_md), ("pages/about.md", PackageResources.about_md),
      ("photos/harbour.webp", PackageResources.harbour_webp),
      ("songs/nine-seconds.mp3", PackageResources.nine_seconds_mp3),
      ("songs/nine-seconds.svg", PackageResources.nine_seconds_svg),
    ]
  }

  private static func settings(
    title: String, id: String, timeZone: SiteTimeZone, theme: String, isBare: Bool
  ) -> String {
    """
    # The settings of the site. A line that begins with # is off: delete the # to turn it on.

    # The identity of the site in feeds. Never change it.
    id: \(id)
    title: \(YAMLScalar.text(title))
    #description: What the site is about, in a sentence.
    # Where you publish it. A folder works as well: https://example.org/wall/
    base-url: https://example.org/
    language: en
    # The time zone of dates without an offset.
    time-zone: \(YAMLScalar.text(timeZone.identifier))
    # Your name, or the name of your file in people/.
    \(isBare ? "#author: Ann Lin" : "author: me")
    # The look: wall, ink, poster, gallery or plain.
    theme: \(YAMLScalar.text(theme))
    # Your own colours and pictures.
    #accent: "#357f5a"
    #paper: "#fffdf8"
    #logo: logo.svg
    #cover: cover.jpg
    \(isBare ? "#" : "")navigation:
    \(isBare ? "#" : "")  - title: About
    \(isBare ? "#" : "")    url: /about/

    """
  }
}

import FeedMarkup
import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct ItemContentVisitorTests {
  private static let root = "https://example.com/sub"
  private static let body = "<p>Rain <em>falls</em> on <a href=\"\(root)/places/taipei/\">Taipei</a>.</p>\n"
  private static let cover = image("cover")
  private static let ann = "<a href=\"\(root)/people/ann/\">Ann</a>"
  private static let bob = "<a href=\"\(root)/people/bob/\">Bob</a>"
  private static let cid = "<a href=\"https://example.org/cid\">Cid</a>"
  private static let time = "<time datetime=\"2025-04-09T20:00:00+08:00\">Wed, 9 Apr 2025"
  private static let venue =
    "<p><a href=\"https://example.org/cellar\">The Cellar, 1 Main Street, Taipei, North 100, Taiwan</a></p>"
  private static let shop = "<ul><li><a href=\"https://example.org/bandcamp\">Bandcamp</a></li></ul>"
  private static let listen = "<p><a href=\"\(root)/media/rain.mp3\" type=\"audio/mpeg\">▶ Rain</a> (3:45)</p>"
  private static let tracks =
    "<ol><li><a href=\"\(root)/songs/rain/\">Rain</a>%@ (3:45)</li><li>Sun – Bob (1:00:00)</li></ol>"

  private static func image(_ name: String) -> String {
    "<figure><img src=\"\(root)/media/\(name).jpg\" alt=\"Alt of \(name)\" width=\"800\" height=\"600\">"
      + "<figcaption>Caption of \(name)</figcaption></figure>"
  }

  private static let expected: KindTable<String> = [
    "text": cover + body,
    "article": cover + "<h2>Why</h2>\n<p>Rain <em>falls</em>.</p>\n",
    "media": image("one") + image("two")
      + "<figure><video src=\"\(root)/media/rain.mp4\" controls preload=\"none\" poster=\"\(root)/media/poster.jpg\""
      + " width=\"1920\" height=\"1080\"><a href=\"\(root)/media/rain.mp4\">Rain falls</a></video>"
      + "<figcaption>Outside</figcaption></figure>"
      + "<p><a href=\"\(root)/media/drops.mp3\" type=\"audio/mpeg\">▶ Drops</a></p><p>On a roof</p>" + body,
    "song": cover + "<p>\(ann), \(bob)</p>"
      + "<p><a href=\"\(root)/albums/weather/\">Weather</a></p>" + listen + body + shop,
    "album": cover + "<p>\(ann)</p><p>9 April 2025 · Cloud Records</p>" + tracks.replacing("%@", with: "") + body
      + shop,
    "playlist": cover + tracks.replacing("%@", with: " – Ann") + body + shop,
    "event": cover + "<p><strong>Postponed</strong></p>" + "<p>\(time), 20:00 – 22:30 UTC+8</time></p>" + venue
      + "<p><a href=\"https://example.org/stream\">Watch online</a></p><p>\(bob)</p>"
      + "<p><a href=\"https://example.org/tickets\">Tickets</a> (NT$500, Few tickets left)</p>" + body
      + "<ul><li><a href=\"https://example.org/poster\">Poster</a></li></ul>",
    "invitation": cover + "<p><a href=\"\(root)/events/live/\">Live</a></p>"
      + "<p>\(time) at 20:00</time></p>"
      + venue + "<p>\(bob)</p>" + body + "<p><a href=\"https://example.org/rsvp\">Reply</a></p>",
    "follow": cover + "<p>Ann now follows Bob and Cid</p><p>\(bob), \(cid)</p>" + body,
    "recommendation": cover + "<ul><li>\(bob) – He sings.</li><li><a href=\"\(root)/people/cid/\">Cid</a></li></ul>"
      + body,
    "link": cover + "<p><a href=\"https://example.org/umbrellas\">Umbrellas</a></p>"
      + "<blockquote cite=\"https://example.org/umbrellas\"><p>Buy one.</p></blockquote>" + body
      + "<ul><li><a href=\"https://example.org/bob\">Bob</a></li></ul>",
    "quote": cover + "<blockquote cite=\"https://example.org/it-rains\"><p>It rains.</p></blockquote>"
      + "<p>— <cite><a href=\"https://example.org/it-rains\">Ann</a></cite></p>" + body,
    "person": image("bob") + "<p>Singer</p>" + body
      + "<ul><li><a href=\"https://example.org/mastodon\">Mastodon</a></li></ul>",
    "memories": cover + "<p>On 9 April in earlier years</p>"
      + "<ul><li><a href=\"\(root)/songs/sun/\">Sun</a> – Ann (9 Apr 2024)</li>"
      + "<li><a href=\"\(root)/articles/snow/\">Snow</a> – Ann (9 Apr 2020)</li></ul>" + body,
    "custom": cover
      + "<dl><dt>Its text</dt><dd>Hot</dd><dt>Its number</dt><dd>4</dd><dt>Its date</dt>"
      + "<dd>\(time) at 20:00</time></dd><dt>Its url</dt>"
      + "<dd><a href=\"https://example.org/recipe\">https://example.org/recipe</a></dd><dt>Its flag</dt><dd>Yes</dd>"
      + "<dt>Its list</dt><dd>Water, Salt</dd><dt>Its image</dt>"
      + "<dd><img src=\"\(root)/media/soup.jpg\" alt=\"Alt of soup\" width=\"800\" height=\"600\"></dd><dt>Its person</dt>"
      + "<dd><a href=\"\(root)/people/dee/\">Dee</a></dd><dt>Its entry</dt>"
      + "<dd><a href=\"\(root)/songs/rain/\">Rain</a></dd></dl>" + body,
  ]

  /// All samples answer something.
  private static let reply = "<p>In reply to <a href=\"https://example.org/question\">Question</a></p>"

  @Test func `What an entry likes and passes on is said`() throws {
    let site = TestSite(environment: try TestTheme.environment())
    var entry = KindSamples.plain.bareEntry(.text)
    entry.likeOf = [ExternalLink(name: "A <song>", url: "https://example.org/song")]
    entry.repostOf = [ExternalLink(name: "Show", url: "https://example.org/show")]
    #expect(
      site.content(PlainTextFeedViewObject(entry: entry))
        == "<p>Likes <a href=\"https://example.org/song\">A &lt;song&gt;</a></p>"
        + "<p>Reposts <a href=\"https://example.org/show\">Show</a></p>")
  }

  @Test func `Each kind shows in feeds what it shows on its page`() throws {
    let site = TestSite(environment: try TestTheme.environment())
    Self.expected.check { sample in
      let content = site.content(sample).withPlainSpaces
      #expect(content.hasPrefix(Self.reply))
      return String(content.dropFirst(Self.reply.count))
    }
  }

  @Test func `A picture that is both cover and field is shown once`() throws {
    let site = TestSite(environment: try TestTheme.environment())
    let field = KindDeclaration.Field(key: "photo", label: "The dish", type: .image)
    func content(cover: String) -> String {
      var entry = KindSamples.plain.bareEntry(KindSamples.recipe)
      entry.cover = KindSamples.plain.text.photo(cover)
      return site.content(
        CustomFeedViewObject(
          entry: entry, title: "Soup", declaration: KindSamples.plain.custom.declaration,
          values: [CustomValue(field: field, value: .image(KindSamples.plain.text.photo("soup")))]))
    }
    #expect(content(cover: "soup").split(separator: "<img").count == 2)
    #expect(content(cover: "soup").contains("<figure>"))
    #expect(content(cover: "bowl").split(separator: "<img").count == 3)
  }

  @Test func `The news of a follow names those without a page once`() throws {
    let entry = KindSamples.plain.bareEntry(.follow)
    let follow = FollowFeedViewObject(
      entry: entry, followers: [PersonReference(name: "Ann")], followed: [PersonReference(name: "Dora")])
    let site = TestSite(environment: try TestTheme.environment())
    #expect(site.content(follow) == "<p>Ann now follows Dora</p>")
  }

  @Test func `An event that is online says so before its stream has an address`() throws {
    let site = TestSite(environment: try TestTheme.environment())
    let event = EventFeedViewObject(
      entry: KindSamples.plain.entry(.event), title: "Rain live", starts: KindSamples.date, online: OnlineAttendance())
    #expect(site.content(event).contains("<p>Online</p>"))
  }

  @Test func `An invitation without guests says so`() throws {
    let site = TestSite(environment: try TestTheme.environment())
    let invitation = InvitationFeedViewObject(entry: KindSamples.plain.entry(.invitation, body: ""), title: "Come")
    #expect(site.content(invitation).contains("<p>Nobody is invited yet</p>"))
    #expect(site.item(invitation).content.markup.contains("<p>Nobody is invited yet</p>"))
  }

  @Test func `An invitation for everybody says so`() throws {
    let site = TestSite(environment: try TestTheme.environment())
    let invitation = InvitationFeedViewObject(
      entry: KindSamples.plain.entry(.invitation, body: ""), title: "Come", isForEverybody: true)
    #expect(site.content(invitation).contains("<p>Everybody is invited</p>"))
    #expect(!site.content(invitation).contains("Nobody"))
  }

  @Test func `Links to headings lead to the page`() throws {
    let site = TestSite(environment: try TestTheme.environment())
    let note = PlainTextFeedViewObject(entry: KindSamples.plain.entry(.text, body: "[Down](#rain)\n\n## Rain"))
    #expect(site.content(note).contains("<a href=\"\(Self.root)/notes/sample/#rain\">"))
  }

  @Test func `Addresses relative to the entry are made absolute`() throws {
    let site = TestSite(environment: try TestTheme.environment())
    let note = PlainTextFeedViewObject(
      entry: KindSamples.plain.entry(.text, body: "![Drops](drops.jpg) [up](../) [there](//example.net/)"))
    let content = site.content(note)
    #expect(content.contains("src=\"\(Self.root)/notes/sample/drops.jpg\""))
    #expect(content.contains("href=\"\(Self.root)/notes/\""))
    #expect(content.contains("href=\"https://example.net/\""))
  }
}

import FeedContent
import FeedDiagnostics
import FeedImport
import FeedModel
import Testing

@Suite("WordPress")
struct WordPressFormatTests {
  @Test
  func `Keeps every date, title, tag, picture, link and guid of posts and pages`() async throws {
    let folder = try await ImportedFolder([
      "okapi.2024-01-01.xml": Self.export, "wp-content/uploads/2019/03/van.jpg": "",
      "wp-content/uploads/2019/03/fog.png": "",
    ])
    #expect(folder.report.format == "wordpress")
    #expect(folder.report.counts == ["articles": 4, "links": 1, "notes": 1, "pages": 1])
    #expect(folder.report.draftCount == 2)
    let site = folder.content.site
    #expect(site.title == "Okapi Motel")
    #expect(site.url.origin == "https://okapi.example")
    #expect(site.language == "en-US")
    #expect(folder.text("site.yml")?.hasSuffix("navigation:\n  - title: Who we are\n    url: \"/about/\"\n") == true)

    let article = "articles/2019-03-31-five-days/index.md"
    #expect(
      folder.fields(article) == [
        "guid: \"https://okapi.example/?p=12\"", "title: Five days & one van", "date: 2019-03-31T23:30:00+02:00",
        "updated: 2019-04-01T08:00:00+02:00", "permalink: \"/2019/03/five-days/\"", "pinned: true",
        "summary: How far you get.", "tags: [Tour, van life]", "authors: [Ann Lin]", "cover:", "  src: van.jpg",
        "  alt: A white van", "  caption: Our van",
      ])
    #expect(
      folder.body(article)
        == """
        We left *on Monday*.\\
        It rained. [Before](/about/#band)

        <!--more-->

        ![Fog](fog.png "In the fog, not lost")

        ## Then

        ![A white van](van.jpg "Our van")

        ![Fog again](fog.png)

        https://www.youtube.com/watch?v=abcdefghijk

        ![](https://cdn.example/rain.mp3)

        ```php
        <?php echo "rain";
        ```

        \\[poll id="3"] 1 < 2
        """)
    #expect(folder.content.files.count { $0.path.hasSuffix(".jpg") || $0.path.hasSuffix(".png") } == 2)

    let blocks = "articles/2019-04-02-blocks.md"
    #expect(folder.body(blocks) == "One line and the next.\n\n- a\n- b\n\n| x | y |\n| --- | --- |\n| 1 | 2 |")
    #expect(try folder.entry(blocks).date?.rfc3339 == "2019-04-02T10:00:00Z")
    #expect(folder.body("notes/2019-04-03-just-rain-today.md") == "Just rain today.")
    let link: LinkFeedViewObject = try folder.object("links/2019-04-04-tides.md")
    #expect(link.url == "https://tides.example/")
    #expect(
      folder.fields("articles/not-yet.md") == [
        "guid: \"https://okapi.example/?p=18\"", "title: Not yet", "draft: true", "authors: [Ann Lin]",
      ])
    let page = try #require(folder.content.feed.pages.first)
    #expect(page.title == "About" && page.route.path == "/about/")
  }

  @Test
  func `Says what did not come along`() async throws {
    let folder = try await ImportedFolder(["export.xml": Self.export])
    let codes = Dictionary(grouping: folder.report.diagnostics, by: \.code).mapValues(\.count)
    #expect(codes["left-out"] == 3)
    #expect(codes["unknown-shortcode"] == 1)
    #expect(codes["protected-entry"] == 1)
    #expect(folder.notes.contains("2 comments are not carried over; feedsite has nothing of that sort"))
    #expect(folder.notes.contains("1 deleted post is not carried over; feedsite has nothing of that sort"))
    #expect(
      folder.notes.contains("1 item of the type custom_css is not carried over; feedsite has nothing of that sort"))
    // Without the uploads, pictures keep their addresses.
    #expect(
      folder.fields("articles/2019-03-31-five-days.md").contains(
        "  src: \"https://okapi.example/wp-content/uploads/2019/03/van.jpg\""))
    #expect(folder.notes.contains { $0.hasPrefix("3 files stay where they are") })
  }

  @Test
  func `Lines of menus lead to posts by the numbers of posts alone, and to paths`() async throws {
    func line(_ title: String, _ type: String, _ key: String, _ value: String) -> String {
      let top = Self.meta("_menu_item_menu_item_parent", "0")
      return Self.item(
        40, title, type: "nav_menu_item", more: Self.meta("_menu_item_type", type) + Self.meta(key, value) + top)
    }
    let folder = try await ImportedFolder([
      "export.xml": Self.channel(
        Self.item(3, "Fog", link: "https://okapi.example/fog/", content: "Thick.")
          + line("Songs", "taxonomy", "_menu_item_object_id", "3")
          + line("Weather", "custom", "_menu_item_url", "/fog/") + line("More", "custom", "_menu_item_url", "#"))
    ])
    #expect(folder.text("site.yml")?.hasSuffix("navigation:\n  - title: Weather\n    url: \"/fog/\"\n") == true)
  }

  @Test(arguments: ["[gallery]", "[gallery ids=\"7,8\"]"])
  func `A gallery whose pictures the export does not name stays, and the report says so`(code: String) async throws {
    let item = Self.item(3, "Fog", link: "https://okapi.example/fog/", content: "Before.\n\n\(code)\n\nBehind.")
    let folder = try await ImportedFolder(["export.xml": Self.channel(item)])
    #expect(folder.body("articles/2019-04-02-fog.md") == "Before.\n\n\\\(code)\n\nBehind.")
    #expect(
      folder.notes == [
        "the shortcode [gallery] in \"Fog\" means nothing here and stays as text; replace it by hand"
      ])
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: ["[caption]", "[gallery", "[embed]", "[audio", "[youtube =", "[code]", "[abc =", "=", "a"])
  func `Shortcodes that do not end take no more time than words`(piece: String) async throws {
    let content = "[gallery \(String(repeating: piece, count: 1_000_000 / piece.utf8.count))]"
    let item = Self.item(3, "Fog", link: "https://okapi.example/fog/", content: content)
    let folder = try await ImportedFolder(["export.xml": Self.channel(item)], expectingErrors: true)
    #expect(folder.report.written.contains("articles/2019-04-02-fog.md"))
  }

  @Test
  func `the name of the format may be an address with https`() async throws {
    let export = Self.channel(Self.item(1, "Rain", content: "Words.") + Self.item(2, "van.jpg", type: "attachment"))
    let folder = try await ImportedFolder([
      "a.xml": export.replacing("http://wordpress.org/export/", with: "https://wordpress.org/export/")
    ])
    #expect(folder.report.format == "wordpress" && folder.report.counts == ["articles": 1])
  }

  @Test
  func `the recording that a plug-in for podcasts notes makes a song`() async throws {
    let noted = "https://cdn.example/rain.mp3\n21169426\naudio/mpeg\na:1:{s:8:\"duration\";s:8:\"00:29:24\";}"
    let folder = try await ImportedFolder([
      "a.xml": Self.channel(
        Self.item(1, "Rain", content: "Words.", more: Self.meta("enclosure", noted))
          + Self.item(
            2, "Fog", type: "podcast", content: "Words.", more: Self.meta("audio_file", "https://cdn.example/fog.mp3"))
          + Self.item(
            3, "Sun", content: "<a href=\"https://cdn.example/sun.mp3\">Sun</a>",
            more: Self.meta("enclosure", "https://cdn.example/sun.mp3\n1\naudio/mpeg"))
          + Self.item(
            4, "Ice", content: "<a href=\"https://cdn.example/ice.mp3?x=1&amp;y=2\">Ice</a>",
            more: Self.meta("enclosure", "https://cdn.example/ice.mp3?x=1&y=2\n1\naudio/mpeg")))
    ])
    #expect(folder.report.counts == ["articles": 2, "songs": 2])
    let songs = folder.content.feed.entries.compactMap { $0 as? SongFeedViewObject }
    let rain = try #require(songs.first { $0.title == "Rain" })
    #expect(rain.recording?.source == .external("https://cdn.example/rain.mp3") && rain.duration == .seconds(1764))
    #expect(songs.contains { $0.title == "Fog" && $0.recording != nil })
  }

  @Test
  func `events of The Events Calendar keep their times, zones and venues`() async throws {
    let facts = [
      ("_EventStartDate", "2019-05-01 20:00:00"), ("_EventEndDate", "2019-05-01 23:00:00"),
      ("_EventTimezone", "Asia/Taipei"), ("_EventVenueID", "2"), ("_EventURL", "https://pier.example/"),
    ]
    let address = Self.meta("_VenueAddress", "9 Old Road") + Self.meta("_VenueCity", "Keelung")
    let folder = try await ImportedFolder([
      "a.xml": Self.channel(
        Self.item(
          1, "First show", type: "tribe_events", content: "Loud.", more: facts.map { Self.meta($0, $1) }.joined())
          + Self.item(2, "Pier Nine", type: "tribe_venue", more: address))
    ])
    #expect(folder.report.counts == ["events": 1])
    let show = try #require(folder.content.feed.entries.first as? EventFeedViewObject)
    #expect(show.starts.machineReadable == "2019-05-01T20:00:00+08:00")
    #expect(show.ends?.machineReadable == "2019-05-01T23:00:00+08:00")
    #expect(show.venue?.name == "Pier Nine" && show.venue?.city == "Keelung" && show.venue?.address == "9 Old Road")
    #expect(show.links.map(\.url) == ["https://pier.example/"])
  }

  @Test(arguments: [("UTC+8", "+08:00"), ("UTC+5.5", "+05:30"), ("UTC-3:30", "-03:30"), ("UTC+0", "Z"), ("UTC", "Z")])
  func `events in a zone without a place keep its offset`(zone: String, offset: String) async throws {
    let facts = [("_EventStartDate", "2019-05-01 20:00:00"), ("_EventTimezone", zone)]
    let more = facts.map { Self.meta($0, $1) }.joined()
    let folder = try await ImportedFolder([
      "a.xml": Self.channel(Self.item(1, "First show", type: "tribe_events", content: "Loud.", more: more)),
      "b.xml": Self.channel(
        Self.item(
          2, "Fair", type: "tribe_events", content: "Long.", more: more + Self.meta("_EventAllDay", "yes"))),
    ])
    let shows = folder.content.feed.entries.compactMap { $0 as? EventFeedViewObject }
    #expect(shows.contains { $0.starts.machineReadable == "2019-05-01T20:00:00" + offset })
    #expect(shows.contains { $0.starts.machineReadable == "2019-05-01" })
  }

  @Test(
    arguments: [
      (["_EventCost": "12.50", "_EventCurrencyCode": "USD", "_EventCurrencySymbol": "$"], "12.50", "USD"),
      (["_EventCost": "12,50", "_EventCurrencySymbol": "€"], "12.50", "EUR"),
      (["_EventCost": "12,50", "_EventCurrencyCode": "EUR"], "12.50", "EUR"),
      (["_EventCost": "15", "_EventCurrencyCode": "US$"], "15", nil),
      (["_EventCost": "Free", "_EventCurrencyCode": "EUR"], "0", nil),
      (["_EventCost": "15", "_EventCurrencySymbol": "$"], "15", nil), (["_EventCost": "Free"], "0", nil),
      (["_EventCost": "10 – 20", "_EventCurrencySymbol": "€"], nil, nil), (["_EventCost": ""], nil, nil),
    ] as [([String: String], String?, String?)])
  func `events keep what they cost`(facts: [String: String], price: String?, currency: String?) async throws {
    let more = facts.map { Self.meta($0.key, $0.value) }.joined() + Self.meta("_EventStartDate", "2019-05-01 20:00:00")
    let folder = try await ImportedFolder([
      "a.xml": Self.channel(Self.item(1, "First show", type: "tribe_events", content: "Loud.", more: more))
    ])
    let show = try #require(folder.content.feed.entries.first as? EventFeedViewObject)
    #expect(show.tickets?.price == price && show.tickets?.currency == currency)
    #expect(folder.warnings == [])
    let path = try #require(folder.report.written.first { $0.hasPrefix("events/") })
    #expect(folder.fields(path).contains { $0.hasPrefix("price: ") } == (facts["_EventCost"] != ""))
  }

  @Test func `events that were called off say so, and what is hidden of events stays hidden`() async throws {
    func event(_ id: Int, _ title: String, _ facts: [(String, String)]) -> String {
      let more = ([("_EventStartDate", "2019-05-01 20:00:00")] + facts).map { Self.meta($0, $1) }.joined()
      return Self.item(id, title, type: "tribe_events", content: "Loud.", more: more)
    }
    let address = Self.meta("_VenueAddress", "9 Old Road")
    let folder = try await ImportedFolder([
      "a.xml": Self.channel(
        event(1, "Off", [("_tribe_events_status", "canceled"), ("_EventVenueID", "4")])
          + event(2, "Later", [("_tribe_events_status", "postponed")])
          + event(3, "Among friends", [("_EventHideFromUpcoming", "yes")])
          + Self.item(4, "Kitchen", type: "tribe_venue", status: "private", more: address))
    ])
    let shows = folder.content.feed.entries.compactMap { $0 as? EventFeedViewObject }
    #expect(shows.count == 3)
    let off = try #require(shows.first { $0.title == "Off" })
    #expect(off.status == .cancelled && off.venue == nil && !off.entry.isDraft)
    #expect(folder.notes.contains { $0.hasPrefix("1 unpublished venue is not carried over") }, "\(folder.notes)")
    #expect(shows.contains { $0.title == "Later" && $0.status == .postponed })
    #expect(shows.contains { $0.title == "Among friends" && $0.entry.isDraft })
  }

  private static func channel(_ items: String) -> String {
    """
    <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
    <channel><title>Okapi Motel</title><link>https://okapi.example</link>
    <wp:base_blog_url>https://okapi.example</wp:base_blog_url>\(items)</channel></rss>
    """
  }

  private static func item(
    _ id: Int, _ title: String, link: String = "", type: String = "post", status: String = "publish",
    date: String = "2019-04-02 10:00:00", utc: String = "2019-04-02 10:00:00", content: String = "", more: String = ""
  ) -> String {
    """
    <item><title>\(title)</title><link>\(link.isEmpty ? "https://okapi.example/?p=\(id)" : link)</link>
    <pubDate>Mon, 30 Nov -0001 00:00:00 +0000</pubDate><dc:creator><![CDATA[ann]]></dc:creator>
    <guid isPermaLink="false">https://okapi.example/?p=\(id)</guid>
    <content:encoded><![CDATA[\(content)]]></content:encoded>
    <wp:post_id>\(id)</wp:post_id><wp:post_date><![CDATA[\(date)]]></wp:post_date>
    <wp:post_date_gmt><![CDATA[\(utc)]]></wp:post_date_gmt><wp:post_parent>0</wp:post_parent>
    <wp:status><![CDATA[\(status)]]></wp:status><wp:post_type><![CDATA[\(type)]]></wp:post_type>\(more)</item>
    """
  }

  private static func meta(_ key: String, _ value: String) -> String {
    "<wp:postmeta><wp:meta_key><![CDATA[\(key)]]></wp:meta_key><wp:meta_value><![CDATA[\(value)]]></wp:meta_value></wp:postmeta>"
  }

  private static let classic = #"""
    We left <em>on Monday</em>.
    It rained. <a href="https://okapi.example/about/#band">Before</a>

    <!--more-->

    [caption id="attachment_13" align="alignnone" width="300"]<a href="https://okapi.example/wp-content/uploads/2019/03/fog.png"><img class="x" src="https://okapi.example/wp-content/uploads/2019/03/fog-300x200.png" alt="Fog" width="300" /></a> In the fog, not lost[/caption]
    <h2>Then</h2>
    [gallery ids="14"]

    <img src="/wp-content/uploads/2019/03/fog.png" alt="Fog again">

    [embed]https://www.youtube.com/watch?v=abcdefghijk[/embed]

    [audio mp3="https://cdn.example/rain.mp3"][/audio]

    [sourcecode language="php"]
    <?php echo "rain";
    [/sourcecode]

    [poll id="3"] 1 < 2
    """#

  private static let blocks = """
    <!-- wp:paragraph -->
    <p>One line
    and the next.</p>
    <!-- /wp:paragraph -->

    <!-- wp:list -->
    <ul class="wp-block-list"><!-- wp:list-item -->
    <li>a</li>
    <!-- /wp:list-item -->

    <!-- wp:list-item -->
    <li>b</li>
    <!-- /wp:list-item --></ul>
    <!-- /wp:list -->

    <!-- wp:table -->
    <figure class="wp-block-table"><table><thead><tr><th>x</th><th>y</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></figure>
    <!-- /wp:table -->
    """

  static let export = """
    <?xml version="1.0" encoding="UTF-8" ?>
    <rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
      xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:wp="http://wordpress.org/export/1.2/">
    <channel><title>Okapi Motel</title><link>https://okapi.example</link><description>Songs</description>
    <language>en-US</language><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://okapi.example</wp:base_blog_url>
    <wp:author><wp:author_login>ann</wp:author_login><wp:author_email>ann@lin.example</wp:author_email>
    <wp:author_display_name><![CDATA[Ann Lin]]></wp:author_display_name></wp:author>
    <wp:author><wp:author_login>suyin</wp:author_login></wp:author>
    \(item(12, "Five days &amp; one van", link: "https://okapi.example/2019/03/five-days/", date: "2019-03-31 23:30:00",
      utc: "2019-03-31 21:30:00", content: classic, more: """
        <excerpt:encoded><![CDATA[How far you get.]]></excerpt:encoded><wp:is_sticky>1</wp:is_sticky>
        <wp:post_modified>2019-04-01 08:00:00</wp:post_modified><wp:post_modified_gmt>2019-04-01 06:00:00</wp:post_modified_gmt>
        <category domain="category" nicename="tour"><![CDATA[Tour]]></category>
        <category domain="post_tag" nicename="van-life"><![CDATA[van life]]></category>
        <category domain="category" nicename="uncategorized"><![CDATA[Uncategorized]]></category>
        <wp:comment><wp:comment_id>1</wp:comment_id></wp:comment><wp:comment><wp:comment_id>2</wp:comment_id></wp:comment>
        """ + meta("_thumbnail_id", "14")))
    \(item(13, "fog", type: "attachment", status: "inherit",
      more: "<wp:attachment_url>https://okapi.example/wp-content/uploads/2019/03/fog.png</wp:attachment_url>"))
    \(item(14, "van", type: "attachment", status: "inherit",
      more: "<excerpt:encoded><![CDATA[Our van]]></excerpt:encoded>"
        + "<wp:attachment_url>https://okapi.example/wp-content/uploads/2019/03/van.jpg</wp:attachment_url>"
        + meta("_wp_attachment_image_alt", "A white van")))
    \(item(15, "Blocks", link: "https://okapi.example/2019/04/blocks/", content: blocks))
    \(item(16, "", link: "https://okapi.example/2019/04/16/", date: "2019-04-03 10:00:00", utc: "2019-04-03 10:00:00",
      content: "Just rain today."))
    \(item(17, "Tides", link: "https://okapi.example/2019/04/tides/", date: "2019-04-04 10:00:00", utc: "2019-04-04 10:00:00",
      content: "<a href=\"https://tides.example/\">For those who cannot swim</a>",
      more: "<category domain=\"post_format\" nicename=\"post-format-link\">Link</category>"))
    \(item(18, "Not yet", status: "draft", date: "0000-00-00 00:00:00", utc: "0000-00-00 00:00:00"))
    \(item(19, "Secret", link: "https://okapi.example/secret/", content: "x", more: "<wp:post_password>y</wp:post_password>"))
    \(item(20, "Gone", status: "trash"))\(item(21, "css", type: "custom_css"))
    \(item(22, "About", link: "https://okapi.example/about/", type: "page", content: "We are <strong>we</strong>."))
    \(item(23, "Who we are", type: "nav_menu_item", more: meta("_menu_item_type", "post_type")
        + meta("_menu_item_object_id", "22") + meta("_menu_item_menu_item_parent", "0")))
    </channel></rss>
    """
}

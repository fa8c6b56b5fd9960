import FeedContent
import FeedDiagnostics
import FeedImport
import FeedMarkdown
import FeedModel
import Testing

@Suite("Archives of social networks")
struct SocialArchiveTests {
  @Test
  func `Mastodon keeps notes, replies, boosts, pictures with descriptions, tags and warnings`() async throws {
    let folder = try await ImportedFolder([
      "archive/outbox.json": Self.outbox, "archive/actor.json": Self.actor,
      "archive/likes.json":
        #"{"@context":"https://www.w3.org/ns/activitystreams","id":"likes.json","orderedItems":["https://a.example/1"]}"#,
      "archive/media_attachments/files/001/bridge.jpg": "", "archive/media_attachments/files/002/film.mp4": "",
    ])
    #expect(folder.report.format == "mastodon")
    #expect(folder.report.counts == ["media": 2, "notes": 3])
    let note = "notes/2023-05-01-first-rain-second-line-mildew-5a.md"
    #expect(
      folder.fields(note) == [
        "guid: \"https://social.example/@ann/1\"", "date: 2023-05-01T10:00:00Z",
        "summary: wet", "tags: [rain]", "syndication: [\"https://social.example/@ann/1\"]",
      ])
    #expect(
      folder.body(note) == """
        First <https://okapi.example/rain> #rain

        Second\\
        line [@mildew](https://social.example/@mildew) \\#5a
        """)
    let boost = try folder.entry("notes/2023-05-02-3-activity.md")
    #expect(boost.repostOf.map(\.url) == ["https://else.example/@okapi/9"])
    let reply = try folder.entry("notes/2023-05-03-yes.md")
    #expect(reply.inReplyTo.map(\.url) == ["https://else.example/@okapi/10"])
    #expect(reply.language == "de")
    let photo: MediaFeedViewObject = try folder.object("media/2023-05-04-the-bridge/index.md")
    #expect(photo.photos.map(\.alt) == ["A red bridge"])
    #expect(folder.content.files.map(\.path).contains("media/2023-05-04-the-bridge/bridge.jpg"))
    let film: MediaFeedViewObject = try folder.object("media/2023-05-05-ann-5/index.md")
    #expect(film.videos.count == 1)
    #expect(folder.notes.contains("1 post that was not public is not carried over; feedsite has nothing of that sort"))
    #expect(folder.notes.contains("1 like is not carried over; feedsite has nothing of that sort"))
    #expect(folder.content.site.title == "Ann Lin")
  }

  @Test
  func `Mastodon finds files although servers name the place where they keep them`() async throws {
    let outbox = Self.outbox.replacing("/media_attachments/", with: "/bucket/media_attachments/")
    let folder = try await ImportedFolder([
      "archive/outbox.json": outbox, "archive/actor.json": Self.actor,
      "archive/media_attachments/files/001/bridge.jpg": "", "archive/media_attachments/files/002/film.mp4": "",
    ])
    #expect(folder.content.files.map(\.path).contains("media/2023-05-04-the-bridge/bridge.jpg"))
  }

  @Test
  func `Twitter keeps posts, replies, pictures and tags, with the addresses that were shortened`() async throws {
    let folder = try await ImportedFolder([
      "data/account.js":
        #"window.YTD.account.part0 = [{"account": {"username": "ann", "accountDisplayName": "Ann Lin"}}]"#,
      "data/tweets.js": "window.YTD.tweets.part0 = [\(Self.tweets)]",
      "data/tweets_media/3-bridge.jpg": "",
    ])
    #expect(folder.report.format == "twitter" && folder.report.counts == ["media": 1, "notes": 2])
    #expect(folder.content.site.title == "Ann Lin")
    let rain = try #require(folder.report.written.first { $0.hasPrefix("notes/2022-10-19-") })
    #expect(
      folder.fields(rain) == [
        "id: \"https://twitter.com/ann/status/1\"", "date: 2022-10-19T20:07:25Z", "tags: [rain]",
        "syndication: [\"https://twitter.com/ann/status/1\"]",
      ])
    #expect(
      folder.body(rain).contains("Fog & rain\\\n[https://okapi.example/?a=1&b=2](https://okapi.example/?a=1&b=2)"))
    let reply = try #require(folder.report.written.first { $0.hasPrefix("notes/2022-10-20-") })
    #expect(try folder.entry(reply).inReplyTo.map(\.url) == ["https://twitter.com/okapi/status/9"])
    let photo = try #require(folder.content.feed.entries.lazy.compactMap { $0 as? MediaFeedViewObject }.first)
    #expect(photo.photos.map(\.alt) == ["A bridge"] && !folder.body(photo.entry.identity.contentPath).contains("t.co"))
    #expect(folder.notes.contains("1 retweet is not carried over; feedsite has nothing of that sort"))
  }

  @Test
  func `Tweets to communities come along, and those to a circle or deleted ones stay behind`() async throws {
    func tweet(_ id: Int) -> String {
      #"{"tweet": {"id_str": "\#(id)", "created_at": "Wed Oct 19 20:07:25 +0000 2022", "full_text": "Rain \#(id)"}}"#
    }
    let folder = try await ImportedFolder([
      "data/tweets.js": "window.YTD.tweets.part0 = [\(tweet(1))]",
      "data/community-tweet.js": "window.YTD.community_tweet.part0 = [\(tweet(2))]",
      "data/twitter-circle-tweet.js": "window.YTD.twitter_circle_tweet.part0 = [\(tweet(3))]",
      "data/deleted-tweets.js": "window.YTD.deleted_tweets.part0 = [\(tweet(4))]",
    ])
    #expect(
      folder.content.feed.entries.map { folder.body($0.entry.identity.contentPath) }.sorted() == ["Rain 1", "Rain 2"])
  }

  @Test
  func `Long tweets come along whole, once, with the links and hashtags of their ends`() async throws {
    func tweet(_ id: Int, _ time: String, _ text: String) -> String {
      #"{"tweet": {"id_str": "\#(id)", "created_at": "Wed Oct 19 \#(time) +0000 2022", "full_text": "\#(text)"}}"#
    }
    func whole(_ time: String, _ text: String) -> String {
      #"""
      {"noteTweet": {"noteTweetId": "9", "createdAt": "2022-10-19T\#(time)Z", "lifecycle": {"name": "Active"}, "core": {
      "text": "\#(text)", "hashtags": [{"text": "Fog"}], "urls": [{"shortUrl": "https://t.co/b",
      "expandedUrl": "https://okapi.example/"}]}}}
      """#
    }
    let tweets = [
      tweet(1, "20:07:25", "@okapi Rain &amp; a long… https://t.co/a"), tweet(2, "20:07:25", "Rain in the afternoon"),
      tweet(3, "20:07:26", "Sun in … https://t.co/x"), tweet(4, "20:07:25", "Rain &amp;"),
    ]
    let texts = [
      whole("20:07:25.000", "Rain & a long <fog>\\nhttps://t.co/b #Fog"), whole("20:07:25.900", "Sun in the morning"),
      whole("21:00:00.000", "Nobody's"),
    ]
    let folder = try await ImportedFolder([
      "data/tweets.js": "window.YTD.tweets.part0 = [\(tweets.joined(separator: ",\n"))]",
      "data/note-tweet.js": "window.YTD.note_tweet.part0 = [\(texts.joined(separator: ",\n"))]",
    ])
    let notes = folder.content.feed.entries.map { ($0.entry.identity.id, $0.entry.identity.contentPath) }.sorted {
      $0.0 < $1.0
    }
    #expect(
      notes.map { folder.body($0.1) } == [
        "Rain & a long \\<fog>\\\n<https://okapi.example/> \\#Fog", "Rain in the afternoon", "Sun in the morning",
        "Rain &",
      ])
    #expect(folder.fields(notes[0].1).contains("tags: [Fog]"))
    #expect(folder.notes.contains("1 long text stays behind; no post of the archive begins with it"))
  }

  @Test
  func `Short addresses in tweets become links once, even if others hold or begin them`() async throws {
    let tweet = #"""
      {"tweet": {"id_str": "1", "created_at": "Wed Oct 19 20:07:25 +0000 2022",
       "full_text": "https://t.co/a https://t.co/ab https://t.co/c Rain", "entities": {"urls": [
       {"url": "https://t.co/a", "expanded_url": "https://okapi.example/?u=https://t.co/a"},
       {"url": "https://t.co/a", "expanded_url": "https://okapi.example/?u=https://t.co/a"},
       {"url": "https://t.co/ab", "expanded_url": "https://okapi.example/c"},
       {"url": "", "expanded_url": "https://okapi.example/d"},
       {"url": "https://t.co/c", "expanded_url": "https://t.co/ab"}]}}}
      """#
    let folder = try await ImportedFolder(["data/tweets.js": "window.YTD.tweets.part0 = [\(tweet)]"])
    let note = try #require(folder.report.written.first { $0.hasPrefix("notes/") })
    let addresses = ["https://okapi.example/?u=https://t.co/a", "https://okapi.example/c", "https://t.co/ab"]
    #expect(folder.body(note) == addresses.map { "<\($0)>" }.joined(separator: " ") + " Rain")
  }

  @Test
  func `Archives of Twitter from before 2019 have a file for each month`() async throws {
    let folder = try await ImportedFolder([
      "data/js/user_details.js": #"var user_details = {"screen_name": "ann", "full_name": "Ann Lin"}"#,
      "data/js/tweets/2013_01.js":
        #"Grailbird.data.tweets_2013_01 = [{"id_str": "1", "text": "Fog", "created_at": "Fri Feb 01 04:12:21 +0000 2013"}]"#,
    ])
    #expect(folder.report.counts == ["notes": 1] && folder.content.site.title == "Ann Lin")
    #expect(folder.content.feed.entries.first?.entry.date?.machineReadable == "2013-02-01T04:12:21Z")
  }

  private static let tweets = #"""
    {"tweet": {"id_str": "1", "created_at": "Wed Oct 19 20:07:25 +0000 2022",
     "full_text": "Fog &amp; rain\nhttps://t.co/a #rain", "entities": {"hashtags": [{"text": "rain"}],
     "urls": [{"url": "https://t.co/a", "expanded_url": "https://okapi.example/?a=1&b=2"}]}}},
    {"tweet": {"id_str": "2", "created_at": "Thu Oct 20 20:07:25 +0000 2022", "full_text": "@okapi Yes",
     "in_reply_to_status_id_str": "9", "in_reply_to_screen_name": "okapi"}},
    {"tweet": {"id_str": "3", "created_at": "Fri Oct 21 20:07:25 +0000 2022", "full_text": "The bridge https://t.co/b",
     "extended_entities": {"media": [{"url": "https://t.co/b", "ext_alt_text": "A bridge",
     "media_url_https": "https://pbs.twimg.com/media/bridge.jpg"}]}}},
    {"tweet": {"id_str": "4", "created_at": "Sat Oct 22 20:07:25 +0000 2022", "full_text": "RT @okapi: Sun"}}
    """#

  @Test
  func `An archive that was cut off is reported where it ends`() async throws {
    let end = Self.outbox.utf8.count - 9
    let files = [
      "archive/outbox.json": String(decoding: Self.outbox.utf8.prefix(end), as: UTF8.self),
      "archive/actor.json": Self.actor,
    ]
    let failure = await #expect(throws: ImportFailure.self) { _ = try await ImportedFolder(files) }
    let diagnostic = try #require(failure?.diagnostics.first)
    let lines = files["archive/outbox.json"]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    #expect(diagnostic.code == "export-not-json")
    #expect(diagnostic.location?.line == lines.count)
    #expect(diagnostic.location?.column == (lines.last?.count ?? 0) + 1)
  }

  @Test(arguments: [
    ("7", 7, "7"), ("\"7\"", 7, "7"), ("701234567890123456", 701_234_567_890_123_456, "701234567890123456"),
    ("7.0", 7, "7"),
    ("7.5", nil, nil), ("\"seven\"", nil, "seven"), ("true", nil, nil), ("null", nil, nil), ("{}", nil, nil),
  ])
  func `Numbers of JSON are whole where they can be`(json: String, count: Int?, identifier: String?) throws {
    let value = try JSONValue(Array("{\"a\": \(json)}".utf8))["a"]
    #expect(value.count == count)
    #expect(value.identifier == identifier)
  }

  @Test
  func `Instagram keeps pictures, moments and words, which it has spoiled`() async throws {
    let posts = #"""
      [{"media": [{"uri": "media/posts/202305/a.jpg", "creation_timestamp": 1683000000,
        "title": "Regen in Z\u00c3\u00bcrich \u00e2\u0098\u0094 #rain\n\n#Okapi_Motel"}]},
       {"media": [{"uri": "media/posts/202305/b.jpg", "creation_timestamp": 1683100000, "title": ""},
        {"uri": "media/posts/202305/c.mp4", "creation_timestamp": 1683100001, "title": ""}],
        "title": "Two", "creation_timestamp": 1683100002},
       {"media": [{"uri": "media/posts/202305/gone.jpg", "creation_timestamp": 1683200000, "title": "Gone"}]}]
      """#
    let profile = #"{"profile_user":[{"string_map_data":{"Name":{"value":"Ann Lin"},"Username":{"value":"ann"}}}]}"#
    let folder = try await ImportedFolder([
      "your_instagram_activity/content/posts_1.json": posts,
      "personal_information/personal_information.json": profile,
      "media/posts/202305/a.jpg": "", "media/posts/202305/b.jpg": "", "media/posts/202305/c.mp4": "",
    ])
    #expect(folder.report.counts == ["media": 2, "notes": 1])
    #expect(folder.content.site.title == "Ann Lin")
    let first = "media/2023-05-02-regen-in-zürich-rain-okapi_motel/index.md"
    #expect(
      folder.fields(first) == [
        "id: media/posts/202305/a.jpg", "date: 2023-05-02T04:00:00Z", "tags: [rain, Okapi_Motel]", "photos:",
        "  - src: a.jpg",
      ])
    #expect(folder.body(first) == "Regen in Zürich ☔ #rain\n\n#Okapi_Motel")
    let second: MediaFeedViewObject = try folder.object("media/2023-05-03-two/index.md")
    #expect(second.photos.count == 1 && second.videos.count == 1)
    #expect(
      folder.notes.contains(
        #""Gone" names the file "media/posts/202305/gone.jpg", which is not in the export; add it by hand"#))
    #expect(folder.notes.contains { $0.hasPrefix("3 pictures or videos have no description") })
  }

  @Test
  func `Instagram's reels and films of IGTV come along, and what its owner has archived does not`() async throws {
    func list(_ key: String, _ name: String) -> String {
      """
      {"\(key)": [{"media": [
        {"uri": "media/\(name).mp4", "creation_timestamp": 1683000000, "title": "\(name)"}]}]}
      """
    }
    let folder = try await ImportedFolder([
      "media/reels.json": list("ig_reels_media", "Rain"), "media/igtv_videos.json": list("ig_igtv_media", "Fog"),
      "media/archived_posts.json": list("ig_archived_post_media", "Sun"),
      "media/Rain.mp4": "", "media/Fog.mp4": "", "media/Sun.mp4": "",
    ])
    #expect(Set(folder.content.feed.entries.map(\.entry.body.plainText)) == ["Rain", "Fog"])
  }

  @Test
  func `Tumblr keeps what its pages and its folder of media hold`() async throws {
    func page(_ title: String, _ body: String, _ date: String) -> String {
      """
      <!DOCTYPE HTML><html><head><meta charset="utf-8"><title>x</title></head><body>
      \(title.isEmpty ? "" : "<h1>\(title)</h1>")\(body)
      <div id="footer"><span id="timestamp"> \(date) </span><span class="tag">rain</span><span class="tag">van life</span></div>
      </body></html>
      """
    }
    let folder = try await ImportedFolder([
      "posts/html/101.html": page("Five days", "<p>One <b>van</b></p>", "June 15th, 2017 7:30pm"),
      "posts/html/102.html": page(
        "", "<img src=\"../../media/102_0.jpg\" alt=\"Rain\"/><p>Wet</p>", "January 1st, 2018 12:05am"),
      "posts/posts_index.html": "<html><body><h1>Posts</h1></body></html>", "media/102_0.jpg": "",
    ])
    #expect(folder.report.format == "tumblr")
    #expect(
      folder.fields("articles/2017-06-15-five-days.md") == [
        "id: \"101\"", "title: Five days", "date: 2017-06-15T19:30:00Z", "permalink: \"/post/101\"",
        "tags: [rain, van life]",
      ])
    #expect(folder.body("articles/2017-06-15-five-days.md") == "One **van**")
    let photo: MediaFeedViewObject = try folder.object("media/2018-01-01-wet/index.md")
    #expect(photo.photos.map(\.alt) == ["Rain"])
    #expect(photo.entry.date?.rfc3339 == "2018-01-01T00:05:00Z")
  }

  @Test
  func `Tumblr's posts of every type become what they are`() async throws {
    let folder = try await ImportedFolder(["posts.json": Self.tumblr])
    #expect(folder.report.counts == ["articles": 1, "links": 1, "media": 2, "notes": 4, "quotes": 1, "songs": 1])
    let quote: QuoteFeedViewObject = try folder.object("quotes/2018-02-02-rain-is-only-weather.md")
    #expect(quote.text == "Rain is only weather.")
    #expect(quote.source == "Grandmother")
    #expect(quote.isBody && quote.entry.body.links.map(\.destination) == ["https://rain.example/"])
    let link: LinkFeedViewObject = try folder.object("links/2018-02-03-tides.md")
    #expect(link.url == "https://tides.example/")
    let photo: MediaFeedViewObject = try folder.object("media/2018-02-04-fog.md")
    #expect(photo.photos.map(\.alt) == ["Fog", ""])
    let song: SongFeedViewObject = try folder.object("songs/2018-02-05-night-bus.md")
    #expect(song.artists.map(\.name) == ["Okapi Motel"])
    #expect(folder.body("notes/2018-02-06-who.md").hasPrefix("> suyin: Who?"))
    #expect(folder.body("notes/2018-02-07-talk.md") == "**A:** Rain?\\\n**B:** Rain.")
    #expect(
      folder.body("articles/2018-02-08-blocks.md") == """
        Bold **and [linked](https://else.example/)** ☔

        ## Part

        - a
        - b
        """)
    #expect(try folder.entry("articles/2018-02-08-blocks.md").route.path == "/post/8/blocks/")
    #expect(try folder.entry("notes/2018-02-09-again.md").repostOf.map(\.url) == ["https://else.example/post/1"])
  }

  @Test
  func `Tumblr's lists and quotations keep their links, and recordings elsewhere their players`() async throws {
    let track = "https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC"
    let post = #""blog_name": "okapi", "tags": [], "timestamp": 1517400000, "post_url": "https://okapi.example/post/"#
    let link = #""formatting": [{"type": "link", "start": 0, "end": 7, "url": "https://tickets.example/"}]"#
    let folder = try await ImportedFolder([
      "posts.json": """
      {"posts": [{"id": 1, "type": "blocks", \(post)1/tour", "content": [
        {"type": "text", "subtype": "unordered-list-item", "text": "Tickets for Hull", \(link)},
        {"type": "text", "subtype": "quote", "text": "Tickets!", \(link)},
        {"type": "audio", "provider": "spotify", "title": "Rain", "url": "\(track)"}]},
       {"id": 2, "type": "audio", \(post)2/rain", "is_external": true, "audio_url": "\(track)",
        "audio_source_url": "\(track)", "caption": "<p>New.</p>"}]}
      """
    ])
    #expect(
      folder.body("notes/2018-01-31-tour.md") == """
        - [Tickets](https://tickets.example/) for Hull

        > [Tickets](https://tickets.example/)!

        \(track)
        """)
    #expect(folder.body("notes/2018-01-31-rain.md") == "\(track)\n\nNew.")
  }

  static let actor = #"""
    {"@context": "https://www.w3.org/ns/activitystreams", "type": "Person", "preferredUsername": "ann",
     "name": "Ann Lin", "summary": "<p>Guitar &amp; driving</p>", "url": "https://social.example/@ann"}
    """#

  private static func create(
    _ number: Int, _ content: String, summary: String = "null", reply: String = "null", tags: String = "[]",
    files: String = "[]", more: String = "", to: String = "as:Public"
  ) -> String {
    let status = "https://social.example/users/ann/statuses/\(number)"
    return """
      {"id": "\(status)/activity", "type": "Create", "published": "2023-05-0\(number)T10:00:00Z", "to": ["\(to)"],
       "cc": [], "object": {"id": "\(status)", "type": "Note", "summary": \(summary), "inReplyTo": \(reply),
       "published": "2023-05-0\(number)T10:00:00Z", "url": "https://social.example/@ann/\(number)", "to": ["\(to)"],
       "content": "\(content)", "attachment": \(files), "tag": \(tags)\(more)}}
      """
  }

  private static let first =
    #"<p>First <a href=\"https://okapi.example/rain\" rel=\"nofollow\"><span class=\"invisible\">https://</span><span class=\"ellipsis\">okapi.example/ra</span><span class=\"invisible\">in</span></a> <a href=\"https://social.example/tags/rain\" class=\"mention hashtag\" rel=\"tag\">#<span>rain</span></a></p><p>Second<br />line <span class=\"h-card\"><a href=\"https://social.example/@mildew\" class=\"u-url mention\">@<span>mildew</span></a></span> #5a</p>"#

  private static let boost = """
    {"id": "https://social.example/users/ann/statuses/3/activity", "type": "Announce",
     "published": "2023-05-02T10:00:00Z", "to": ["https://www.w3.org/ns/activitystreams#Public"],
     "object": "https://else.example/@okapi/9"}
    """

  private static func file(_ type: String, _ path: String, _ name: String) -> String {
    """
    [{"type": "Document", "mediaType": "\(type)", "url": "/media_attachments/files/\(path)", "name": \(name)}]
    """
  }

  @Test
  func `a duplicate key has its last value`() async throws {
    let doubled = Self.outbox.replacing("\"orderedItems\": [", with: "\"orderedItems\": [], \"orderedItems\": [")
    let folder = try await ImportedFolder(["archive/outbox.json": doubled, "archive/actor.json": Self.actor])
    #expect(folder.report.counts == ["notes": 4])
  }

  static let outbox = """
    {"@context": "https://www.w3.org/ns/activitystreams", "id": "outbox.json", "type": "OrderedCollection",
     "orderedItems": [\(boost),
      \(create(1, first, summary: "\"wet\"", tags: "[{\"type\": \"Hashtag\", \"name\": \"#rain\"}]")),
      \(create(3, "<p>Yes</p>", reply: "\"https://else.example/@okapi/10\"", more: ", \"contentMap\": {\"de\": \"x\"}")),
      \(create(4, "<p>The bridge</p>", files: file("image/jpeg", "001/bridge.jpg", "\"A red bridge\""))),
      \(create(5, "", files: file("video/mp4", "002/film.mp4", "null"))),
      \(create(6, "<p>For you</p>", to: "https://social.example/users/mildew"))
     ]}
    """

  static let tumblr = #"""
    {"blog": {"title": "Okapi", "url": "https://okapi.example/"}, "posts": [
     {"id": 1, "type": "text", "blog_name": "okapi", "post_url": "https://okapi.example/post/1", "timestamp": 1517400000,
      "tags": ["rain"], "title": null, "body": "<p>A note.</p>"},
     {"id": 2, "type": "quote", "blog_name": "okapi", "post_url": "https://okapi.example/post/2", "date": "2018-02-02 10:00:00 GMT",
      "tags": [], "text": "Rain is <a href='https://rain.example/'>only</a> weather.", "source": "<em>Grandmother</em>"},
     {"id": 3, "type": "link", "blog_name": "okapi", "post_url": "https://okapi.example/post/3/tides", "date": "2018-02-03 10:00:00 GMT",
      "tags": [], "title": "Tides", "url": "https://tides.example/", "description": "<p>Good.</p>"},
     {"id": 4, "type": "photo", "blog_name": "okapi", "post_url": "https://okapi.example/post/4/fog", "date": "2018-02-04 10:00:00 GMT",
      "tags": [], "caption": "<p>Fog</p>", "photos": [
       {"caption": "", "original_size": {"url": "https://media.example/1.jpg"}, "alt_text": "Fog"},
       {"caption": "", "original_size": {"url": "https://media.example/2.jpg"}, "alt_text": ""}]},
     {"id": 5, "type": "audio", "blog_name": "okapi", "post_url": "https://okapi.example/post/5/night-bus", "date": "2018-02-05 10:00:00 GMT",
      "tags": [], "track_name": "Night bus", "artist": "Okapi Motel", "audio_url": "https://media.example/3.mp3", "caption": ""},
     {"id": 6, "type": "answer", "blog_name": "okapi", "post_url": "https://okapi.example/post/6/who", "date": "2018-02-06 10:00:00 GMT",
      "tags": [], "asking_name": "suyin", "question": "Who?", "answer": "<p>Us.</p>"},
     {"id": 7, "type": "chat", "blog_name": "okapi", "post_url": "https://okapi.example/post/7/talk", "date": "2018-02-07 10:00:00 GMT",
      "tags": [], "dialogue": [{"label": "A:", "phrase": "Rain?"}, {"label": "B:", "phrase": "Rain."}]},
     {"id": 8, "type": "blocks", "blog_name": "okapi", "post_url": "https://okapi.example/post/8/blocks", "date": "2018-02-08 10:00:00 GMT",
      "tags": [], "content": [
       {"type": "text", "subtype": "heading1", "text": "Blocks"},
       {"type": "text", "text": "Bold and linked ☔", "formatting": [{"type": "bold", "start": 5, "end": 15},
        {"type": "link", "start": 9, "end": 15, "url": "https://else.example/"}]},
       {"type": "text", "subtype": "heading1", "text": "Part"},
       {"type": "text", "subtype": "unordered-list-item", "text": "a"}, {"type": "text", "subtype": "unordered-list-item", "text": "b"}]},
     {"id": 9, "type": "text", "blog_name": "okapi", "post_url": "https://okapi.example/post/9/again", "date": "2018-02-09 10:00:00 GMT",
      "tags": [], "body": "<p>Again</p>", "reblogged_root_url": "https://else.example/post/1"},
     {"id": 10, "type": "video", "blog_name": "okapi", "post_url": "https://okapi.example/post/10/film", "date": "2018-02-10 10:00:00 GMT",
      "tags": [], "video_url": "https://media.example/film.mp4", "caption": "<p>Film</p>"}
    ]}
    """#
}

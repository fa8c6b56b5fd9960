import FeedMarkup
import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct OpenGraphVisitorTests {
  private let samples: KindSamples
  private let site: TestSite

  init() throws {
    samples = .plain
    site = TestSite(environment: try TestTheme.environment())
  }

  /// What the graph of a kind says beyond what all kinds say: the type first.
  private func own(_ object: any FeedViewObject) -> [String] {
    let shared: Set = [
      "og:title", "og:url", "og:site_name", "og:description", "og:locale", "twitter:card", "article:published_time",
      "article:modified_time", "article:tag",
    ]
    return site.openGraph(object).properties.filter { !shared.contains($0.name) && !$0.name.hasPrefix("og:image") }
      .map { "\($0.name)=\($0.content)" }
  }

  private static let author = "article:author=https://example.com/sub/people/ann/"

  @Test func `Each kind is what Open Graph has for it`() {
    let table: KindTable<[String]> = [
      "text": ["og:type=article", Self.author],
      "article": ["og:type=article", Self.author],
      "media": [
        "og:type=article", Self.author, "og:video=https://example.com/sub/media/rain.mp4", "og:video:type=video/mp4",
        "og:video:width=1920", "og:video:height=1080", "og:video:alt=Rain falls",
        "og:audio=https://example.com/sub/media/drops.mp3", "og:audio:type=audio/mpeg",
      ],
      "song": [
        "og:type=music.song", "music:duration=225", "music:album=https://example.com/sub/albums/weather/",
        "music:musician=https://example.com/sub/people/ann/", "music:musician=https://example.com/sub/people/bob/",
        "og:audio=https://example.com/sub/media/rain.mp3", "og:audio:type=audio/mpeg",
      ],
      "album": [
        "og:type=music.album", "music:song=https://example.com/sub/songs/rain/", "music:song:track=1",
        "music:musician=https://example.com/sub/people/ann/", "music:release_date=2025-04-09",
      ],
      "playlist": [
        "og:type=music.playlist", "music:song=https://example.com/sub/songs/rain/", "music:song:track=1",
        "music:creator=https://example.com/sub/people/ann/",
      ],
      "event": ["og:type=article", Self.author],
      "invitation": ["og:type=article", Self.author],
      "follow": ["og:type=article", Self.author],
      "recommendation": ["og:type=article", Self.author],
      "link": ["og:type=article", Self.author],
      "quote": ["og:type=article", Self.author],
      "person": ["og:type=profile"],
      "memories": ["og:type=article", Self.author],
      "custom": ["og:type=article", Self.author],
    ]
    table.check { own($0) }
  }

  @Test func `A page says where it is, what it is called and how it looks`() {
    var article = samples.article.entry
    article.translations = [
      Translation(language: "en-GB", title: "On Rain", route: article.route, isDefault: false),
      Translation(language: "zh-Hant", title: "雨", route: Route("/articles/yu/"), isDefault: false),
    ]
    let graph = site.openGraph(ArticleFeedViewObject(entry: article, title: "On Rain"))
    #expect(
      graph.properties.map { "\($0.name)=\($0.content)" } == [
        "og:type=article", "og:title=On Rain", "og:url=https://example.com/sub/articles/sample/", "og:site_name=Wall",
        "og:description=Summary.", "og:locale=en_GB", "og:locale:alternate=zh_TW",
        "og:image=https://example.com/sub/media/cover.jpg", "og:image:type=image/jpeg", "og:image:width=800",
        "og:image:height=600", "og:image:alt=Alt of cover", "twitter:card=summary_large_image",
        "article:published_time=2025-04-09T20:00:00+08:00", "article:modified_time=2025-04-10T23:46:40+08:00",
        Self.author, "article:tag=Dream Pop",
      ])
  }

  @Test(arguments: [
    (["ann_lin", "ann@social.example"], "@ann@social.example"), (["ann_lin", "ann@host", "a b@c.d", "@c.d"], nil),
  ])
  func `An author is named with an account in the Fediverse`(handles: [String], account: String?) {
    var entry = samples.bareEntry(.person)
    entry.route = Route("/people/ann/")
    let ann = PersonFeedViewObject(entry: entry, name: "Ann", handles: handles)
    func creator(_ object: any FeedViewObject) -> String? {
      site.openGraph(object, people: [ann]).properties.first { $0.name == "fediverse:creator" }?.content
    }
    #expect(creator(samples.article) == account)
    #expect(creator(samples.song) == account)
    #expect(creator(ann) == account)
    #expect(creator(samples.person) == nil)
    var buffer = MarkupBuffer()
    site.openGraph(ann, people: [ann]).write(to: &buffer)
    #expect(buffer.markup.contains(#"<meta name="fediverse:creator""#) == (account != nil))
  }

  @Test func `What is unknown is left out`() {
    let entry = samples.bareEntry(.song)
    let graph = site.openGraph(SongFeedViewObject(entry: entry, title: "Rain", duration: .milliseconds(300)))
    #expect(
      graph.properties.map { "\($0.name)=\($0.content)" } == [
        "og:type=music.song", "og:title=Rain", "og:url=https://example.com/sub/songs/sample/", "og:site_name=Wall",
        "og:locale=en_US", "twitter:card=summary",
      ])
  }

  @Test(arguments: [
    ("zh-Hant", "zh_TW"), ("zh-Hans", "zh_CN"), ("zh-Hant-HK", "zh_HK"), ("zh", "zh_CN"), ("ja", "ja_JP"),
    ("en", "en_US"), ("en-GB", "en_GB"), ("pt", "pt_BR"), ("ar", "ar_EG"), ("de-CH-1996", "de_CH"),
  ])
  func `A language is named with its country`(language: String, locale: String) throws {
    let site = TestSite(environment: try TestTheme.environment { $0.language = language })
    let graph = site.openGraph(NoteSample.note(samples.bareEntry(.text)))
    #expect(graph.properties.first { $0.name == "og:locale" }?.content == locale)
  }

  @Test func `A language without a country has no locale`() throws {
    let site = TestSite(environment: try TestTheme.environment { $0.language = "eo" })
    let graph = site.openGraph(NoteSample.note(samples.bareEntry(.text)))
    #expect(!graph.properties.contains { $0.name == "og:locale" })
  }

  @Test func `No text leaves its element`() throws {
    for object in KindSamples.hostile.all {
      var buffer = MarkupBuffer()
      site.openGraph(object).write(to: &buffer)
      let markup = buffer.markup
      let outline = XMLOutline("<head>\(markup.replacing(/<(meta [^>]*)>/) { "<\($0.output.1)/>" })</head>".utf8)
      #expect(outline.failure == nil)
      #expect(Set(outline.texts.keys) == ["head", "meta"])
    }
  }

  private enum NoteSample {
    static func note(_ entry: Entry) -> PlainTextFeedViewObject { PlainTextFeedViewObject(entry: entry) }
  }
}

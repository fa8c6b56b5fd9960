import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite("Languages of a site")
struct SiteLanguageTests {
  private static let languages = "language: en\nlanguages: [en, ja, zh-Hant, ar]\n"

  private func file(_ title: String, _ fields: String = "", body: String = "Text.") -> String {
    "---\ntitle: \(title)\ndate: 2025-04-09\n\(fields)\n---\n\(body)\n"
  }

  private func load(_ files: [String: String], settings: String = languages) async -> LoadedContent {
    await TestSite.load(files, settings: settings)
  }

  // MARK: Settings

  @Test func `Each language has a title, a description and a menu of its own, or those of the main one`() async throws {
    let content = await load(
      [:],
      settings: """
        description: Rain
        language: en
        navigation: [{title: Songs, url: /songs/}]
        languages:
          ja: {name: にほんご, title: 雨の日, description: 雨, navigation: [{title: 歌, url: /ja/songs/}]}
          AR:
        """)
    #expect(content.messages == [])
    let site = content.site
    #expect(site.languages.map(\.tag) == ["en", "ja", "ar"])
    #expect(site.languages.map(\.name) == ["English", "にほんご", "العربية"])
    #expect(site.editions.map(\.home.path) == ["/", "/ja/", "/ar/"])
    let (main, japanese, arabic) = (site.inLanguage(0), site.inLanguage(1), site.inLanguage(2))
    #expect([main, japanese, arabic].map(\.title) == ["Test", "雨の日", "Test"])
    #expect([main, japanese, arabic].map(\.description) == ["Rain", "雨", "Rain"])
    #expect([main, japanese, arabic].map(\.language) == ["en", "ja", "ar"])
    #expect([main, japanese, arabic].map { $0.navigation.map(\.title) } == [["Songs"], ["歌"], ["Songs"]])
  }

  @Test func `Declared kinds have words in each language`() async throws {
    let content = await load(
      [
        "recipes/soup.md": "---\ndate: 2025-04-09\nservings: 2\ntitle: Soup\n---\n",
        "recipes/soup.ja.md": "---\ndate: 2025-04-09\nservings: 2\ntitle: スープ\n---\n",
        "gear/amp.ja.md": "---\ndate: 2025-04-09\ntitle: アンプ\n---\n",
      ],
      settings: """
        language: en
        kinds:
          recipe: {label: Recipe, title: The cookbook, fields: {servings: number}}
          gear: {plural: gear}
        languages:
          ja: {kinds: {recipe: {label: レシピ, title: レシピ集, fields: {servings: 人数}}, gear: 機材}}
          ar:
        """)
    #expect(content.messages == [])
    let site = content.site
    #expect(
      (0...2).map { site.inLanguage($0).kinds.map(\.label) } == [
        ["Recipe", "gear"], ["レシピ", "機材"], ["Recipe", "gear"],
      ])
    #expect((0...2).map { site.inLanguage($0).kinds[0].title } == ["The cookbook", "レシピ集", "The cookbook"])
    let labels = ["recipes/soup.md", "recipes/soup.ja.md"].map { path in
      content.object(path)?.facts.custom?.values.map(\.field.label)
    }
    #expect(labels == [["Servings"], ["人数"]])
    #expect(content.object("gear/amp.ja.md")?.facts.custom?.declaration.label == "機材")
  }

  @Test(arguments: ["languages: en\n", "languages: [en]\n", "languages:\n", "languages: {en: {title: Rain}}\n"])
  func `A single language is no choice`(settings: String) async {
    let content = await load([:], settings: settings)
    #expect(content.messages == [])
    #expect(content.site.languages.isEmpty && content.site.editions == [.main])
  }

  @Test(arguments: [
    ("languages: [en, Nihongo!]", "invalid-value"), ("languages: [ja, ja]", "invalid-value"),
    ("languages: [\((0..<200).map { "en-x-\($0 + 100)" }.joined(separator: ", "))]", "invalid-value"),
    ("languages: {ja: {titel: A}}", "unknown-key"), ("languages: {ja: 7}", "wrong-type"),
    ("languages: {ja: {kinds: {recipe: A}}}", "unknown-key"), ("languages: {ja: {kinds: A}}", "wrong-type"),
  ])
  func `What is no language is an error with its place`(settings: String, code: String) async {
    let content = await load([:], settings: settings)
    #expect(content.codes == [code])
    #expect(content.messages.allSatisfy { $0.hasPrefix("content/site.yml:5:") && $0.contains("error") })
  }

  // MARK: Files

  @Test(arguments: [
    ("songs/rain.md", "/songs/rain/", nil), ("songs/rain.ja.md", "/ja/songs/rain/", "ja"),
    ("ja/songs/rain.md", "/ja/songs/rain/", "ja"), ("JA/songs/rain.md", "/ja/songs/rain/", "ja"),
    ("songs/rain.zh-hant.md", "/zh-hant/songs/rain/", "zh-Hant"), ("songs/rain/index.ar.md", "/ar/songs/rain/", "ar"),
    ("ja/songs/2025-04-09-rain.md", "/ja/songs/rain/", "ja"), ("songs/rain.de.md", "/songs/rain.de/", nil),
    ("songs/rain.ja-JP.md", "/ja/songs/rain/", "ja-JP"), ("ja-JP/songs/rain.md", "/ja/songs/rain/", "ja-JP"),
    ("songs/rain.zh-Hant-TW.md", "/zh-hant/songs/rain/", "zh-Hant-TW"),
    ("zh-Hant-TW/songs/rain.md", "/zh-hant/songs/rain/", "zh-Hant-TW"),
    ("songs/rain.ja-jp.md", "/songs/rain.ja-jp/", nil),
  ])
  func `The path of a file says its language, which its address is below`(
    path: String, route: String, language: String?
  ) async {
    let content = await load([path: file("Rain")])
    #expect(content.messages == [])
    #expect(content.entry(path)?.kind == .song)
    #expect(content.entry(path)?.route.path == route)
    #expect(content.entry(path)?.language == language)
  }

  @Test func `What a file states of its language counts, and a narrower tag belongs to the wider one`() async {
    let content = await load([
      "songs/a.md": file("A", "lang: ja"), "songs/b.ja.md": file("B", "lang: ar"),
      "songs/c.md": file("C", "language: zh-Hant-TW"), "songs/d.md": file("D", "language: de"),
    ])
    #expect(content.messages == [])
    #expect(content.entry("songs/a.md")?.route.path == "/ja/songs/a/")
    #expect(content.entry("songs/b.ja.md")?.route.path == "/ar/songs/b/")
    #expect(content.entry("songs/c.md")?.route.path == "/zh-hant/songs/c/")
    #expect(content.entry("songs/d.md")?.route.path == "/songs/d/")
    #expect(content.entry("songs/d.md")?.language == "de")
  }

  @Test func `Pages and people have languages too`() async {
    let content = await load([
      "pages/about.md": "---\ntitle: About\n---\nWe.", "pages/about.ja.md": "---\ntitle: 私たち\n---\n私たち。",
      "people/ann.md": "---\nname: Ann\n---\n", "ja/people/ann.md": "---\nname: アン\n---\n",
    ])
    #expect(content.messages == [])
    #expect(content.page("/about/")?.translations.map(\.route.path) == ["/about/", "/ja/about/"])
    #expect(content.page("/ja/about/")?.language == "ja")
    #expect(content.object("ja/people/ann.md")?.entry.route.path == "/ja/people/ann/")
    #expect(content.object("people/ann.md")?.entry.translations.map(\.title) == ["Ann", "アン"])
  }

  @Test func `Where a site has one language, such names mean nothing`() async {
    let content = await load(
      ["songs/rain.ja.md": file("Rain"), "ja/notes/a.md": file("A")], settings: "language: en\n")
    #expect(content.entry("songs/rain.ja.md")?.route.path == "/songs/rain.ja/")
    #expect(content.entry("songs/rain.ja.md")?.language == nil)
    #expect(content.entry("ja/notes/a.md")?.route.path == "/ja/notes/a/")
  }

  @Test func `Patterns of addresses are below the language, a permalink is the whole address`() async {
    let content = await load(
      ["songs/rain.ja.md": file("Rain"), "songs/sun.ja.md": file("Sun", "permalink: /taiyou/")],
      settings: Self.languages + "permalinks: \"/:year/:slug/\"\n")
    #expect(content.entry("songs/rain.ja.md")?.route.path == "/ja/2025/rain/")
    #expect(content.entry("songs/sun.ja.md")?.route.path == "/taiyou/")
  }

  @Test func `An entry that wants the address of a wall of another language gives way`() async {
    let content = await load([
      "songs/rain.ja.md": file("Rain"), "articles/a.md": file("A", "permalink: /ja/songs/"),
      "articles/b.md": file("B", "permalink: /ja/"),
    ])
    #expect(content.entry("articles/a.md")?.route.path != "/ja/songs/")
    #expect(content.entry("articles/b.md")?.route.path != "/ja/")
    #expect(content.codes.count == 2)
  }

  // MARK: Between languages

  @Test func `Files whose paths differ in the language only are translations`() async {
    let content = await load([
      "songs/rain.md": file("Rain"), "songs/rain.ja.md": file("雨"), "ar/songs/rain.md": file("مطر"),
    ])
    #expect(content.messages == [])
    for path in ["songs/rain.md", "songs/rain.ja.md", "ar/songs/rain.md"] {
      #expect(
        content.entry(path)?.translations.map(\.route.path) == ["/ar/songs/rain/", "/songs/rain/", "/ja/songs/rain/"])
    }
  }

  @Test func `A translation whose original is missing answers to its path and is no translation of itself`() async {
    let content = await load([
      "songs/rain.ja.md": file("雨", "translation-of: rain.md"),
      "notes/a.md": "---\ndate: 2025-04-09\n---\n[雨](../songs/rain.md)",
    ])
    #expect(content.messages == [])
    #expect(content.entry("notes/a.md")?.body.resolvedLinks.map(\.destination) == ["/ja/songs/rain/"])
    #expect(content.entry("songs/rain.ja.md")?.translations == [])
  }

  @Test func `Two files with the same text in one language are reported`() async {
    let content = await load([
      "songs/rain.md": file("Rain"), "songs/rain.ja.md": file("雨"), "ja/songs/rain.md": file("雨"),
    ])
    #expect(
      content.messages.contains(
        #"content/songs/rain.ja.md:1:1: warning: "ja/songs/rain.md" is the translation in "ja" already; "#
          + #"write "language: ..." in one of the two, or remove one"#
          + "\n  content/ja/songs/rain.md:1:1: the other place"))
  }

  @Test func `Links, references, mentions and hashtags stay in the language`() async throws {
    let content = await load([
      "songs/rain.md": file("Rain"), "songs/rain.ja.md": file("雨"), "songs/sun.md": file("Sun"),
      "people/ann.md": "---\nname: Ann\n---\n", "people/ann.ja.md": "---\nname: アン\n---\n",
      "notes/sky.ja.md": "---\ndate: 2025-04-10\n---\n@ann #海",
      "albums/sky.ja.md": file(
        "空", "artist: ann\ntracks: [rain, sun]",
        body: "[雨](../songs/rain.md) [日](../songs/sun.md) [雨](/songs/rain/)"),
    ])
    #expect(content.messages == [])
    let album = try #require(content.object("albums/sky.ja.md") as? AlbumFeedViewObject)
    #expect(
      album.entry.body.resolvedLinks.map(\.destination) == [
        "/ja/songs/rain/", "/songs/sun/", "/ja/songs/rain/",
      ])
    #expect(
      content.entry("notes/sky.ja.md")?.body.resolvedLinks.map(\.destination) == [
        "/ja/people/ann/", "/ja/tags/%E6%B5%B7/",
      ])
    #expect(album.artists.map(\.name) == ["アン"])
    #expect(album.tracks.map { $0.song?.route?.path } == ["/ja/songs/rain/", "/songs/sun/"])
  }

  @Test func `An entry leads to another form of itself`() async {
    let content = await load([
      "songs/rain.md": file("Rain", body: "[jp](rain.ja.md)"), "songs/rain.ja.md": file("雨", body: "[en](rain.md)"),
    ])
    #expect(content.entry("songs/rain.md")?.body.resolvedLinks.map(\.destination) == ["/ja/songs/rain/"])
    #expect(content.entry("songs/rain.ja.md")?.body.resolvedLinks.map(\.destination) == ["/songs/rain/"])
  }

  @Test func `Translations share the files of the original`() async throws {
    let content = await load([
      "songs/rain.jpg": "", "songs/rain.md": file("Rain", "cover: rain.jpg"),
      "ja/songs/rain.md": file("雨", "cover: rain.jpg"), "ja/songs/own.jpg": "",
      "ja/songs/own.md": file("自", "cover: own.jpg"),
    ])
    let covers = ["songs/rain.md", "ja/songs/rain.md", "ja/songs/own.md"].map {
      content.entry($0)?.cover?.file.source
    }
    #expect(covers[0] != nil && covers[0] == covers[1])
    #expect(covers[2] != nil && covers[2] != covers[0])
  }

  @Test func `The owner of the site has the page of each language`() async {
    let content = await load(
      ["people/ann.md": "---\nname: Ann\n---\n", "people/ann.ja.md": "---\nname: アン\n---\n"],
      settings: Self.languages + "author: ann\n")
    #expect(content.site.inLanguage(0).author?.name == "Ann")
    #expect(content.site.inLanguage(1).author?.route?.path == "/ja/people/ann/")
    #expect(content.site.inLanguage(3).author?.name == "Ann")
  }
}

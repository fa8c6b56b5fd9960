import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct TranslationTests {
  private func file(_ title: String, _ fields: String = "") -> String {
    "---\ntitle: \(title)\ndate: 2025-04-09\n\(fields)\n---\nText.\n"
  }

  private func load(_ files: [String: String]) async -> LoadedContent { await TestSite.load(files) }

  private static let pair = [
    Translation(language: "en", title: "Rain", route: Route("/articles/rain/"), isDefault: true),
    Translation(language: "ja", title: "雨", route: Route("/articles/ame/"), isDefault: false),
  ]

  @Test(arguments: ["translation-of: rain", "translations: [rain]", "Translations: articles/rain.md"])
  func `A translation that names the original is known to both`(field: String) async {
    let content = await load([
      "articles/rain.md": file("Rain"), "articles/ame.md": file("雨", "language: ja\n\(field)"),
    ])
    #expect(content.entry("articles/rain.md")?.translations == Self.pair)
    #expect(content.entry("articles/ame.md")?.translations == Self.pair)
    #expect(content.messages == [])
  }

  @Test func `An original that names its translations is known to all`() async {
    let content = await load([
      "articles/rain.md": file("Rain", "translations: [ame, regen]"),
      "articles/ame.md": file("雨", "language: ja"), "articles/regen.md": file("Regen", "language: de"),
    ])
    for path in ["articles/rain.md", "articles/ame.md", "articles/regen.md"] {
      #expect(content.entry(path)?.translations.map(\.language) == ["de", "en", "ja"])
    }
    #expect(content.messages == [])
  }

  @Test func `Translations of a translation belong together`() async {
    let content = await load([
      "articles/rain.md": file("Rain"), "articles/ame.md": file("雨", "language: ja\ntranslation-of: rain"),
      "articles/regen.md": file("Regen", "language: de\ntranslation-of: ame"),
    ])
    #expect(content.entry("articles/rain.md")?.translations.map(\.title) == ["Regen", "Rain", "雨"])
  }

  @Test func `Pages have translations too`() async {
    let content = await load([
      "pages/about.md": "---\ntitle: About\n---\nWe.\n",
      "pages/ja/about.md": "---\ntitle: 私たち\nlang: ja\ntranslation-of: about\n---\n私たち。\n",
    ])
    // A name leads on from the file's own folder first, so that this page named itself.
    #expect(content.codes == ["same-language"])
    let mended = await load([
      "pages/about.md": "---\ntitle: About\n---\nWe.\n",
      "pages/ja/about.md": "---\ntitle: 私たち\nlang: ja\ntranslation-of: ../about\n---\n私たち。\n",
    ])
    #expect(mended.messages == [])
    #expect(
      mended.feed.pages.map { $0.translations.map(\.route.path) } == [
        ["/about/", "/ja/about/"], ["/about/", "/ja/about/"],
      ])
  }

  @Test func `An unlisted page knows its translations, which do not name it`() async {
    let content = await load([
      "pages/about.md": "---\ntitle: About\n---\nWe.\n",
      "pages/watashitachi.md": "---\ntitle: 私たち\nlang: ja\ntranslation-of: about\n---\n私たち。\n",
      "pages/wir.md": "---\ntitle: Wir\nlang: de\nunlisted: true\ntranslation-of: about\n---\nWir.\n",
    ])
    let languages = Dictionary(
      uniqueKeysWithValues: content.feed.pages.map { ($0.title, $0.translations.map(\.language)) })
    #expect(languages == ["About": ["en", "ja"], "私たち": ["en", "ja"], "Wir": ["de", "en", "ja"]])
    #expect(content.messages == [])
  }

  @Test func `A reference to an unlisted page leads to that of its own language`() async {
    let content = await TestSite.load(
      [
        "pages/imprint.md": file("Imprint", "unlisted: true"),
        "pages/imprint.de.md": file("Impressum", "unlisted: true"),
        "memories/m.de.md": file("Damals", "entries: [pages/imprint.md]"),
      ], settings: "languages: {de: {title: D}}\n")
    #expect(content.first(MemoriesFeedViewObject.self)?.memories.map(\.title) == ["Impressum"])
  }

  @Test(arguments: ["draft: true", "hidden: true"])
  func `A reference leads to another language where there is nothing to be found in its own`(field: String) async {
    let content = await TestSite.load(
      [
        "songs/rain.md": file("Rain"), "songs/rain.de.md": file("Regen", field),
        "playlists/p.de.md": file("Liste", "songs: [songs/rain]"),
      ], settings: "languages: {de: {title: D}}\n")
    #expect(content.first(PlaylistFeedViewObject.self)?.songs.map(\.title) == ["Rain"])
    #expect(content.messages == [])
  }

  @Test func `A draft is no translation yet`() async {
    let content = await load([
      "articles/rain.md": file("Rain"), "articles/ame.md": file("雨", "language: ja\ndraft: true\ntranslation-of: rain"),
    ])
    #expect(content.entry("articles/rain.md")?.translations == [])
  }

  @Test func `A text is translated into its own kind`() async {
    let content = await load([
      "articles/rain.md": file("Rain", "translations: ame"), "songs/ame.md": file("雨", "language: ja"),
    ])
    #expect(content.codes == ["wrong-kind"])
    #expect(content.entry("songs/ame.md")?.translations == [])
  }

  @Test func `An entry leads to a hundred of its translations`() async {
    var files = ["articles/rain.md": file("Rain")]
    for number in 0..<1000 {
      files["articles/t\(number).md"] = file("T", "language: en-x\(number)\ntranslation-of: rain")
    }
    let content = await load(files)
    #expect(content.entry("articles/rain.md")?.translations.count == 100)
    #expect(content.codes == ["long-list"])
  }
}

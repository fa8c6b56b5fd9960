import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

/// `fields:` in `site.yml`, which says what files call otherwise.
@Suite struct FieldMappingTests {
  private let example = "fields: {song: {artist: musician, audio: mp3_url}, type: {photo-story: media}}\n"

  @Test func `Keys of a kind and values of its type`() async {
    let content = await TestSite.load(
      [
        "songs/a.md": "---\ntitle: A\ndate: 2025-04-09\nmusician: Ann\nmp3_url: a.mp3\n---\n", "songs/a.mp3": "",
        "b.md": "---\ntype: Photo Story\ndate: 2025-04-09\nphotos: [{src: /a.png, alt: A}]\nmusician: x\n---\n",
        "static/a.png": "",
      ], settings: example)
    let song = content.first(SongFeedViewObject.self)
    #expect(song?.artists.map(\.name) == ["Ann"] && song?.recording != nil && song?.entry.extra == [])
    #expect(content.first(MediaFeedViewObject.self)?.entry.extra.map(\.key) == ["musician"])
    #expect(content.messages == [])
  }

  @Test func `Keys of all kinds and of pages, within mappings, and the first of several`() async {
    let content = await TestSite.load(
      [
        "a.md":
          "---\nheadline: A\nposted_at: 2025-04-09\nlayout: story\nheader: {image: /a.png, x: y}\nheroImage:\n---\nText",
        "pages/b.md": "---\nheadline: B\nteaser: T\nheroImage: /b.png\nheader: {image: /a.png}\n---\nText",
        "static/a.png": "", "static/b.png": "",
      ],
      settings:
        "fields:\n  all: {title: headline, cover: [heroImage, header.image], date: posted_at, type: layout}\n  page: {summary: teaser}\n  type: {story: article}\n"
    )
    let article = content.first(ArticleFeedViewObject.self)
    #expect(article?.title == "A" && article?.entry.date?.machineReadable == "2025-04-09")
    #expect(article?.entry.cover?.file.source == .published(Route("/a.png")))
    #expect(
      article?.entry.extra.map(\.key) == ["header", "heroImage"] || article?.entry.extra.map(\.key) == ["header"])
    let page = content.page("/b/")
    #expect(page?.title == "B" && page?.summary == "T" && page?.cover?.file.source == .published(Route("/b.png")))
    #expect(content.messages == [])
  }

  @Test(arguments: ["when: not a date", "when: 2025-04-09\nuntil: never", "when: 2025-04-09\nwip: perhaps"])
  func `What decides on an entry decides under any name`(fields: String) async {
    let content = await TestSite.load(
      ["a.md": "---\ntitle: A\n\(fields)\n---\nText"],
      settings: "fields: {all: {date: when, expires: until, draft: wip}}\n")
    #expect(content.diagnostics.map(\.severity) == [.error])
  }

  @Test func `A mapping takes precedence over the key that is there, and two keys can swap`() async {
    let content = await TestSite.load(
      [
        "songs/a.md": "---\ntitle: Artist\nartist: Title\ndate: 2020-01-01\nwritten: 2025-04-09\n---\n",
        "articles/b.md": "---\ntitle: Title\nauthor: Ann\ndate: 2020-01-01\nwritten: ''\n---\n",
      ], settings: "fields: {song: {title: artist, artist: title}, all: {date: written}}\n")
    let song = content.first(SongFeedViewObject.self)
    #expect(song?.title == "Title" && song?.artists.map(\.name) == ["Artist"])
    #expect(song?.entry.date?.machineReadable == "2025-04-09")
    #expect(content.entry("articles/b.md")?.date?.machineReadable == "2020-01-01")
    #expect(content.messages == [])
  }

  @Test func `A file without type and folder is what its shape says`() async {
    let content = await TestSite.load(
      [
        "a.md": "---\ntitle: A\ndate: 2025-04-09\nblurb: article\nwords: x\n---\nText",
        "b.md": "---\ncreated: 2025-04-09\nblurb: x\nwords: text\n---\nText",
        "c.md": "---\ntitle: C\nblurb: x\nwords: page\n---\nText",
      ], settings: "fields: {article: {summary: blurb}, text: {summary: words}, page: {summary: words}}\n")
    #expect(content.entry("a.md")?.summary == "article" && content.entry("b.md")?.summary == "text")
    #expect(content.page("/c/")?.summary == "page")
    #expect(content.messages == [])
  }

  @Test func `Kinds of the site's own, and other names of kinds and keys`() async {
    let content = await TestSite.load(
      [
        "recipes/a.md": "---\ndate: 2025-04-09\nPortionen: 4\n---\n",
        "tracks/a.md": "---\ntitle: A\ndate: 2025-04-09\nLänge: 3:45\n---\n",
      ],
      settings:
        "kinds: {recipe: {fields: {servings: number}}}\nfields: {recipes: {servings: portionen}, track: {length: länge}}\n"
    )
    #expect(content.first(CustomFeedViewObject.self)?.values.map(\.value) == [.number("4")])
    #expect(content.first(SongFeedViewObject.self)?.duration == .seconds(225))
    #expect(content.messages == [])
  }

  @Test func `Messages name the keys and places of the file`() async {
    let content = await TestSite.load(
      ["songs/a.md": "---\ntitle: A\ndate: 2025-04-09\nmp3_url: none.mp3\nmeta: {cover: none.png}\n---\n"],
      settings: "fields: {song: {audio: mp3_url, cover: meta.cover}}\n")
    #expect(
      content.messages.map { String($0.prefix { $0 != ";" }) } == [
        "content/songs/a.md:4:10: warning: \"mp3_url\" names \"none.mp3\", which does not exist",
        "content/songs/a.md:5:15: warning: \"cover\" names \"none.png\", which does not exist",
      ])
  }

  @Test func `Messages name the keys of the file for fields of the site's own kinds as well`() async {
    let content = await TestSite.load(
      ["recipes/a.md": "---\ndate: 2025-04-09\nPortionen: many\n---\n"],
      settings: "kinds: {recipe: {fields: {servings: number}}}\nfields: {recipes: {servings: portionen}}\n")
    #expect(content.codes == ["wrong-type"])
    #expect(content.messages.first?.contains("\"Portionen\"") == true)
  }

  @Test func `Unknown kinds and keys are errors with suggestions`() async {
    let content = await TestSite.load(
      [:],
      settings:
        "fields:\n  sonng: {artist: musician}\n  song: {artits: musician, tracks: x}\n  all: {audio: x, coverr: y}\n  type: {a: articel, b: 3}\n  page: [x]\n"
    )
    #expect(
      content.diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.code)" } == [
        "6:3 unknown-key", "7:10 unknown-key", "7:28 unknown-key", "8:9 unknown-key", "8:19 unknown-key",
        "9:13 unknown-choice", "9:25 unknown-choice", "10:9 wrong-type",
      ])
    #expect(content.messages.filter { $0.contains("did you mean") }.count >= 4)
  }
}

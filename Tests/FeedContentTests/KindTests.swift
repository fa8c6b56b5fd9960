import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct KindTests {
  /// Front matter that makes an entry of any kind complete.
  private static let everything = """
    ---
    title: Rain
    name: Rain
    date: 2025-04-09
    url: https://example.org/
    text: Words
    photos: [{src: /a.png, alt: A}]
    starts: 2025-05-01
    event: {title: Show}
    follower: Mei
    follows: Jun
    people: [Mei]
    entries: []
    """

  private func kind(_ path: String, _ fields: String = "", settings: String = "") async -> String? {
    let content = await TestSite.load(
      [path: Self.everything + "\n" + fields + "\n---\nBody\n", "static/a.png": ""], settings: settings)
    return content.entry(path)?.kind.name
  }

  @Test(arguments: [
    ("song", "song"), ("track", "song"), ("Song", "song"), ("songs", "song"), ("note", "text"), ("status", "text"),
    ("text", "text"), ("post", "article"), ("article", "article"), ("photo", "media"), ("video", "media"),
    ("audio", "media"), ("media", "media"), ("bookmark", "link"), ("album", "album"), ("playlist", "playlist"),
    ("event", "event"), ("gig", "event"), ("concert", "event"), ("invitation", "invitation"), ("follow", "follow"),
    ("recommendation", "recommendation"),
    ("quote", "quote"), ("person", "person"), ("memories", "memories"),
  ])
  func `The type names the kind`(type: String, kind: String) async {
    #expect(await self.kind("anywhere/x.md", "type: \(type)") == kind)
  }

  @Test(arguments: [
    ("songs/x.md", "song"), ("song/x.md", "song"), ("songs/2024/x.md", "song"), ("tracks/x.md", "song"),
    ("notes/x.md", "article"), ("statuses/x.md", "article"), ("_posts/x.md", "article"), ("posts/x.md", "article"),
    ("blog/_posts/x.md", "article"), ("gigs/_posts/x.md", "event"), ("gigs/posts/x.md", "article"),
    ("photos/x.md", "media"), ("Photos/x.md", "media"), ("people/x.md", "person"),
    ("albums/songs/x.md", "song"), ("songs/albums/x.md", "album"), ("links/x.md", "link"),
    ("gigs/x.md", "event"), ("memories/x.md", "memories"),
    ("songs/rain/index.md", "song"), ("other/x.md", "article"), ("x.markdown", "article"), ("X.MD", "article"),
  ])
  func `Without a type the nearest folder that names a kind decides`(path: String, kind: String) async {
    #expect(await self.kind(path) == kind)
  }

  @Test(arguments: [
    ("a.md", "title: A\nbookmark_of: https://example.org/", "link"),
    ("_posts/2025-04-09-a.md", "title: A\nbookmark-of: https://example.org/", "link"),
    ("posts/a.md", "title: A\nstarts: 2025-05-01\nvenue: Pier Nine", "event"),
    ("a.md", "title: A\nstart_date: 2025-05-01\ntickets: https://example.org/", "event"),
    ("articles/a.md", "title: A\nstarts: 2025-05-01\nvenue: Pier Nine", "article"),
    ("posts/a.md", "title: A\ncategory: concert\nartists: [Mei, Jun]\nplace: [Pier Nine]", "event"),
    ("a.md", "title: A\nlineup: Mei\nvenue: Pier Nine", "event"), ("a.md", "title: A\nartists: [Mei]", "article"),
    ("a.md", "title: A\nartists: [Mei]\nvenue: Pier Nine", "article"),
    ("a.md", "title: A\nartists: [Mei]\nlocation: Keelung", "article"), ("a.md", "title: A\nplace: Pier", "article"),
    ("articles/a.md", "title: A\nartists: [Mei]\nplace: Pier", "article"),
    ("a.md", "title: A\nstarts: 2025-05-01", "article"), ("a.md", "title: A\nlocation: Keelung", "article"),
    ("a.md", "title: A\nbookmark-of: false", "article"), ("a.md", "starts: 2025-05-01\nvenue: Pier Nine", "event"),
    ("a.md", "location: Pier Nine", "text"),
    ("_posts/2025-04-09-a.md", "venue: Pier Nine", "event"), ("shows/a.md", "title: A\nvenue: Pier Nine", "event"),
    ("shows/a.md", "title: A", "article"), ("shows/a.md", "location: {name: Pier}", "event"),
    ("shows/a.md", "title: A\nplace: Radio X\naudio: https://x.example/a.mp3", "article"),
    ("shows/a.md", "title: A\nvenue: Pier\naudio: https://x.example/a.mp3", "event"),
    ("events/a.md", "title: A\ntype: blog", "event"),
    ("a.md", "type: note\nbookmark-of: https://example.org/", "text"),
  ])
  func `Keys that one kind alone has decide, in folders of blogs too`(path: String, fields: String, kind: String) async
  {
    let content = await TestSite.load([path: "---\ndate: 2025-04-09\n\(fields)\n---\nWords.\n"])
    #expect(content.feed.entries.map(\.entry.kind.name) == [kind])
  }

  @Test func `An entry without a title in a folder of notes is a note`() async {
    let content = await TestSite.load([
      "notes/2025-04-09-a.md": "Words.\n", "notes/2025-04-09-b.md": "---\ntitle: B\ntype: note\n---\nWords.\n",
      "notes/2025-04-09-c.md": "---\ntitle: C\n---\nWords.\n",
    ])
    #expect(content.feed.entries.map(\.entry.kind.name).sorted() == ["article", "text", "text"])
    #expect(content.codes == ["title-of-note"])
  }

  @Test func `An article about people in a folder within another one is no person`() async {
    let content = await TestSite.load([
      "_wiki/people/ada.md": "---\ntitle: Ada\ndate: 2025-04-09\n---\nWords.\n",
      "_wiki/people/mei.md": "---\nname: Mei\ntitle: Drums\ndate: 2025-04-09\n---\nWords.\n",
      "_wiki/people/ann.md": "---\nname: Ann\n---\nWords.\n",
      "people/sue.md": "---\ntitle: Sue\ndate: 2025-04-09\n---\nWords.\n",
    ])
    #expect(content.entry("_wiki/people/ada.md")?.kind == .article)
    #expect(
      Set(content.feed.people.map(\.entry.identity.contentPath)) == [
        "_wiki/people/mei.md", "_wiki/people/ann.md", "people/sue.md",
      ])
  }

  @Test func `The type takes precedence over the folder`() async {
    #expect(await kind("songs/x.md", "type: album") == "album")
  }

  @Test func `Without type and folder the shape decides`() async {
    let content = await TestSite.load([
      "a.md": "---\ntitle: A\ndate: 2025-04-09\n---\n", "b.md": "---\ndate: 2025-04-09\n---\nB",
      "2025-04-09-c.md": "C", "d.md": "---\ntitle: D\n---\n",
    ])
    #expect(content.entry("a.md")?.kind == .article)
    #expect(content.entry("b.md")?.kind == .text)
    #expect(content.entry("2025-04-09-c.md")?.kind == .text)
    #expect(content.page("/d/")?.title == "D")
    #expect(content.messages == [])
  }

  @Test func `A post that has a number for a name and no title is a note`() async {
    let content = await TestSite.load([
      "posts/20250409.md": "---\ndate: 2025-04-09\n---\nA", "_posts/2025-04-09.md": "B",
      "posts/37774.md": "---\ndate: 2025-04-09\ntitle: T\n---\nC", "posts/7.md": "---\ndate: 2025-04-09\n---\n# T\n\nD",
    ])
    #expect(content.entry("posts/20250409.md")?.kind == .text && content.entry("_posts/2025-04-09.md")?.kind == .text)
    #expect(content.entry("posts/37774.md")?.kind == .article && content.entry("posts/7.md")?.kind == .article)
    #expect(content.messages == [])
  }

  @Test(arguments: [
    "photo: [https://a.example/a.jpg]", "video: https://a.example/a.mp4", "audio: https://a.example/a.mp3",
  ])
  func `An entry without a title that has something to see or hear is media`(field: String) async {
    func kind(_ fields: String, _ path: String = "a.md") async -> Kind? {
      await TestSite.load([path: "---\ndate: 2025-04-09\n\(fields)\n---\nWords"]).entry(path)?.kind
    }
    #expect(await kind(field) == .media)
    #expect(await kind("title: T\n\(field)") == .article)
    #expect(await kind(field, "notes/a.md") == .media)
    #expect(await kind("type: note\n\(field)") == .text)
    #expect(await kind("audio: false") == .text)
  }

  @Test(arguments: [
    "images: [{image: a.jpg, caption: A}, {image: b.jpg}]", "gallery: [{src: a.jpg}, {file: b.jpg}]",
    "photos: [a.jpg, b.jpg]", "start_date: 2025-04-01\nlocation: Taipei\npictures: [a.jpg, b.jpg]",
  ])
  func `An entry that lists the pictures it shows is media, with or without a title`(field: String) async {
    func photos(_ fields: String, _ path: String = "a.md") async -> Int? {
      let folder = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      return await TestSite.load([
        path: "---\ndate: 2025-04-09\ntitle: Rain\n\(fields)\n---\nWords", folder + "a.jpg": "",
        folder + "b.jpg": "",
      ]).first(MediaFeedViewObject.self)?.photos.count
    }
    for path in ["a.md", "_posts/a.md", "articles/a.md", "projects/a.md"] {
      #expect(await photos(field, path) == 2, "\(path)")
    }
    #expect(await photos("type: article\n\(field)") == nil)
  }

  @Test(arguments: [
    "images: [a.jpg, b.jpg]", "gallery: true",
    "gallery: [{image_path: a.jpg, url: a.jpg}, {image_path: b.jpg, url: b.jpg}]",
    "photos: [a.jpg]", "images: [{name: A}, {name: B}]", "gallery: [{image: a.mp4}, {image: b.mp4}]",
  ])
  func `An entry that lists pictures for another purpose is not media`(field: String) async {
    let content = await TestSite.load(["a.md": "---\ndate: 2025-04-09\ntitle: Rain\n\(field)\n---\nWords"])
    #expect(content.entry("a.md")?.kind == .article)
  }

  @Test(arguments: [
    ("almanac/a.md", "title: A\nlink: https://film.example/", "link"),
    ("posts/a.md", "title: A\nexternal-url: https://film.example/a-film", "link"),
    ("notes/2.md", "link: https://film.example/", "link"),
    ("a.md", "title: A\ntype: article\nlink: https://film.example/", "article"),
    ("songs/a.md", "title: A\nlink: https://film.example/", "song"),
    ("a.md", "title: A\nlink: /about/", "article"),
    ("a.md", "title: A\nlink: https://film.example/\naudio: https://film.example/a.mp3", "article"),
    ("posts/2025-04-09-old-words.md", "title: A\nlink: https://blog.example/2025/04/09/old-words/", "article"),
    ("posts/a.md", "title: A\nslug: old-words\nlink: https://blog.example/old-words.html", "article"),
    ("posts/a.md", "title: A\nurl: /2025/a/\nlink: https://film.example/", "article"),
    ("posts/a.md", "title: A\nlink: https://blog.example/2025-04-09-a/index.html?from=rss#end", "article"),
    ("posts/café.md", "title: A\nlink: https://blog.example/caf%C3%A9.html", "article"),
    ("posts/a.md", "title: A\nlink: https://blog.example/?p=12", "article"),
    ("posts/a.md", "title: A\nlink: https://example.org/b/", "article"),
    ("notes/2.md", "in-reply-to: https://film.example/1\nlink: https://film.example/1", "text"),
  ])
  func `What links to a page elsewhere is about it`(path: String, fields: String, kind: String) async {
    for words in ["", "Words."] {
      let content = await TestSite.load([path: "---\ndate: 2025-04-09\n\(fields)\n---\n\(words)\n"])
      #expect(content.feed.entries.map(\.entry.kind.name) == [kind])
    }
  }

  @Test func `An entry that lists tracks is an album, or a playlist if others made them`() async {
    let content = await TestSite.load([
      "a.md": "---\ntitle: A\ndate: 2025-04-09\nlabel: Moss\ntracks: [{name: Rain}, {name: Sea}]\n---\n",
      "b.md": "---\ntitle: B\ndate: 2025-04-09\ntracks: [{title: Rain, artist: Mei}]\n---\n",
      "c.md": "---\ntitle: C\ndate: 2025-04-09\ntracklist: [{title: Rain, duration: '0:05'}]\n---\n",
      "d.md": "---\ntitle: D\ndate: 2025-04-09\ntracklist: [Mei - Rain, Mei - Sea]\n---\n",
      "e.md": "---\ntitle: E\ndate: 2025-04-09\naudio: https://a.example/e.mp3\ntracklist: [{title: Rain}]\n---\n",
      "f.md": "---\ntitle: F\ndate: 2025-04-09\nstart: 2025-04-09 20:00\nvenue: A\ntracklist: [{title: Rain}]\n---\n",
    ])
    #expect(content.entry("a.md")?.kind == .album && content.entry("b.md")?.kind == .playlist)
    #expect(content.feed.entries.compactMap { ($0 as? AlbumFeedViewObject)?.tracks.count }.sorted() == [1, 2])
    #expect(content.entry("c.md")?.kind == .album && content.entry("d.md")?.kind == .article)
    #expect(content.entry("e.md")?.kind == .article && content.entry("f.md")?.kind == .event)
  }

  @Test func `An entry that states its type of record is an album in any folder`() async {
    let content = await TestSite.load([
      "releases/a.md": "---\ntitle: A\nreleaseType: EP\nreleaseDate: 2024-04-29\n---\n",
      "releases/b.md": "---\ntitle: B\ndate: 2025-04-09\ntype: compilation\n---\n",
      "releases/c.md": "---\ntitle: C\ndate: 2025-04-09\nrelease_type: minor\n---\n",
      "releases/d.md": "---\ntitle: D\ndate: 2025-04-09\nrelease_type: album\nrating: 4\n---\n",
    ])
    let album = content.entry("releases/a.md")
    #expect(album?.kind == .album && album?.date?.machineReadable == "2024-04-29")
    #expect(content.entry("releases/b.md")?.kind == .album && content.entry("releases/c.md")?.kind == .article)
    #expect(content.entry("releases/d.md")?.kind == .article && content.codes == [])
  }

  @Test func `Music that is out has its day for a date`() async {
    let content = await TestSite.load([
      "albums/a.md": "---\ntitle: A\nrelease_date: 2024-04-29\n---\n",
      "albums/b.md": "---\ntitle: B\nreleased: 2124-04-29\n---\n",
      "albums/c.md": "---\ntitle: C\nreleased: 2024-04-29\ndate: 2024-04-01\n---\n",
    ])
    #expect(content.entry("albums/a.md")?.date?.machineReadable == "2024-04-29")
    #expect(content.entry("albums/b.md") == nil && content.page("/albums/b/") != nil)
    let film = await TestSite.load(["films/a.md": "---\ntitle: A\nreleased: 1979-05-25\n---\n"])
    #expect(film.page("/films/a/") != nil)
    #expect(content.entry("albums/c.md")?.date?.machineReadable == "2024-04-01")
    #expect(content.codes == ["missing-date"])
  }

  @Test func `A year dates an album where nothing else does`() async {
    let content = await TestSite.load([
      "albums/a.md": "---\ntitle: A\nyear: 2019\n---\n",
      "albums/b.md": "---\ntitle: B\nyear: 2019\ndate: 2025-04-09\n---\n",
      "films/c.md": "---\ntitle: C\nyear: 1979\n---\n",
      "albums/2021-05-05-d.md": "---\ntitle: D\nyear: 2019\n---\n",
    ])
    let albums = content.feed.entries.compactMap { $0 as? AlbumFeedViewObject }
    #expect(content.entry("albums/a.md")?.date?.machineReadable == "2019-01-01")
    #expect(albums.first { $0.title == "A" }?.released?.description == "2019-01-01")
    #expect(albums.first { $0.title == "B" }?.released == nil)
    #expect(content.page("/films/c/") != nil)
    #expect(content.entry("albums/2021-05-05-d.md")?.date?.machineReadable == "2021-05-05")
    #expect(albums.contains { $0.title == "D" && $0.released == nil })
    #expect(!content.codes.contains("invalid-date"), "\(content.messages)")
  }

  @Test func `A post of a microblog without a title is a note, whatever its name`() async {
    let text = "---\nlayout: post\nmicroblog: true\ndate: 2025-04-09\n---\nWords"
    let content = await TestSite.load(["_posts/2025-04-09-episode-sketch.md": text])
    #expect(content.feed.entries.map(\.entry.kind) == [.text])
  }

  @Test func `A misspelt kind is reported under the key kind as under type`() async {
    let content = await TestSite.load([
      "a.md": "---\ntitle: A\ndate: 2025-04-09\nkind: evnet\n---\n",
      "b.md": "---\ntitle: B\ndate: 2025-04-09\nkind: band\n---\n",
    ])
    #expect(content.codes == ["misspelled-kind"] && content.entry("a.md")?.kind == .article)
    let notes = content.notes(onKeysBeside: []).map(DiagnosticFormatter().text(for:))
    #expect(notes.contains { $0.contains(#""kind" is not a key"#) })
  }

  @Test func `Of pictures that an article lists with words the first is its cover`() async {
    let content = await TestSite.load([
      "a.md":
        "---\ndate: 2025-04-09\ntitle: A\ntype: article\nimages: [{image: a.jpg, caption: A}, {image: b.jpg}]\n---\nX",
      "a.jpg": "", "b.jpg": "",
    ])
    #expect(content.entry("a.md")?.cover?.file.source == .published(Route("/a.jpg")))
  }

  @Test func `A declared kind goes by its name, its plural and its folder`() async {
    let settings = "kinds:\n  recipe: {plural: cookbook}\n"
    #expect(await kind("x.md", "type: Recipe", settings: settings) == "recipe")
    #expect(await kind("cookbook/x.md", settings: settings) == "recipe")
    #expect(await kind("recipe/x.md", settings: settings) == "recipe")
  }

  @Test func `For an unknown kind, folder and shape decide`() async {
    let misspelt = await TestSite.load(["a.md": "---\ntitle: A\ndate: 2025-04-09\ntype: playlsit\n---\n"])
    #expect(misspelt.codes == ["misspelled-kind"] && misspelt.entry("a.md")?.kind == .article)
    let content = await TestSite.load(["a.md": "---\ntitle: A\ndate: 2025-04-09\ntype: landing\n---\n"])
    #expect(!content.hasErrors)
    #expect(content.codes == ["undeclared-kind"])
    #expect(content.entry("a.md")?.kind == .article)
  }

  @Test(arguments: ["Podcast", "episode", "docs", "website", "default"])
  func `The layout of another generator is no kind that has to be declared`(type: String) async {
    let content = await TestSite.load(["a.md": "---\ntitle: A\ndate: 2025-04-09\ntype: \(type)\n---\n"])
    #expect(content.codes == [] && content.entry("a.md")?.kind == .article)
  }

  @Test func `A page is what is in pages or has neither kind nor date`() async {
    let content = await TestSite.load([
      "pages/about.md": "---\ntitle: About\ndate: 2025-04-09\n---\n", "pages/deep/er.md": "# Deeper",
      "pages/team/index.md": "---\ntitle: Team\n---\n![Us](us.png)", "pages/team/us.png": "",
      "colophon.md": "Set in type.", "contact.md": "---\ntype: page\ntitle: Contact\ndate: 2025-04-09\n---\n",
    ])
    #expect(content.feed.pages.map(\.route.path) == ["/about/", "/colophon/", "/contact/", "/deep/er/", "/team/"])
    #expect(content.page("/deep/er/")?.title == "Deeper")
    #expect(content.page("/colophon/")?.title == "Colophon")
    #expect(content.published("pages/team/us.png") == "/team/us.png")
    #expect(content.feed.entries.isEmpty)
    #expect(content.codes == ["nothing-dated"])
  }

  @Test(arguments: [
    (["a.md": "A"], true), (["a.md": "A", "b.md": "---\ndate: 2025-04-09\n---\n"], false), (["pages/a.md": "A"], false),
    (["a.md": "---\ntype: page\n---\n"], false), (["a.md": "A", "people/mei.md": "---\nname: Mei\n---\n"], false),
    (["a.md": "A", "b.md": "---\ndraft: true\n---\n"], false), ([:], false),
    (["index.md": "A", "README.md": "B"], false), (["a.md": "A", "b.md": "---\ndate: [\n---\n"], false),
  ])
  func `A wall whose entries only lack dates gets a warning`(files: [String: String], isWarned: Bool) async {
    #expect(await TestSite.load(files).codes.contains("nothing-dated") == isWarned)
  }

  @Test func `The folder of authors holds people, and what they wrote`() async {
    let content = await TestSite.load([
      "authors/ann.md": "---\nname: Ann\noccupation: driver\n---\n",
      "authors/ann/2025-04-09-rain.md": "---\ntitle: Rain\n---\n",
      "people/mei/2025-04-09-sun.md": "---\ntitle: Sun\n---\n",
    ])
    #expect(content.feed.people.map(\.name) == ["Ann", "Sun"])
    #expect(content.feed.people.first?.role == "driver")
    #expect(content.feed.entries.map(\.entry.identity.contentPath) == ["authors/ann/2025-04-09-rain.md"])
  }

  @Test func `People need no date and are kept apart from entries`() async {
    let content = await TestSite.load(["people/mei.md": "---\nname: Mei\nrole: Drums\n---\n"])
    #expect(content.feed.entries.isEmpty)
    #expect(content.feed.people.map(\.name) == ["Mei"])
    #expect(content.route("people/mei.md") == "/people/mei/")
    #expect(content.messages == [])
  }

  @Test func `A person has handles, one of which may be an account in the Fediverse`() async {
    let content = await TestSite.load([
      "people/mei.md": "---\nname: Mei\nhandles: ['@mei_lin', '@mei@social.example']\n---\n"
    ])
    #expect(content.feed.people.first?.handles == ["mei_lin", "mei@social.example"])
    #expect(content.feed.people.first?.account == "mei@social.example")
  }

  @Test func `Files that are no content are left out`() async {
    let names = [
      ".hidden.md", ".git/x.md", "_draft.md", "songs/_index.md", "_archetypes/x.md", "_layouts/x.md", "_includes/x.md",
      "_sass/x.md", "_data/x.md", "_site/x.md", "deep/_data/x.md", "logseq/bak/x.md",
      "deep/logseq/version-files/local/x.md", "theme/x.md", "static/x.md", "x.txt", "x.md.bak",
    ]
    let content = await TestSite.load(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "---\ndate: 2025-04-09\n---\nX") }))
    #expect(content.feed.entries.isEmpty && content.feed.pages.isEmpty)
    #expect(content.files.map(\.route.path) == ["/x.md"])
    #expect(content.messages == [])
  }
}

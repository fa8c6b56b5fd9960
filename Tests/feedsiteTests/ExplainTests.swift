import Foundation
import TestSupport
import Testing

@Suite("feedsite explain")
struct ExplainTests {
  /// A site with one entry for each way in which something can be decided.
  private func site() throws -> TemporaryFolder {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("author: Kip\nfeeds:\n  limit: 2\n  archives: none\n", appendingTo: "content/site.yml")
    try folder.put("---\ntitle: Rain\ndate: 2024-02-01\nid: rain\ntags: [wet]\n---\n", at: "content/songs/rain.md")
    try folder.put(
      "---\ntype: event\ntitle: Show\ndate: 2024-02-02\nstarts: 2024-03-01T20:00\nslug: the-show\n"
        + "authors: [Ann]\n---\nCome.\n",
      at: "content/shows/show.md")
    try folder.put(
      "---\ndate: 2024-02-03\ntitle: Long\npermalink: /long.html\nsize: wide\n---\nWords.\n", at: "content/long.md")
    try folder.put("---\ndraft: true\n---\nNot yet.\n", at: "content/notes/draft.md")
    try folder.put("---\ndate: 2999-01-01\n---\nLater.\n", at: "content/notes/later.md")
    try folder.put("---\ndate: 2020-01-01\nexpires: 2021-01-01\n---\nOver.\n", at: "content/notes/over.md")
    try folder.put("---\nname: Ann\n---\nHello.\n", at: "content/people/ann.md")
    try folder.put("---\ntitle: About\naliases: [/info/]\n---\nUs.\n", at: "content/pages/about.md")
    try folder.put("---\ntitle: Bundle\ndate: 2024-01-05\n---\nIn a folder.\n", at: "content/trips/one/index.md")
    return folder
  }

  private func lines(_ run: Feedsite.Run) -> [String] { run.output.split(separator: "\n").map(String.init) }

  @Test
  func `No title gives orders to a terminal`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let fields = #"title: "A\e[31mB", date: 2024-02-03, tags: ["c\ad"]"#
    try folder.put("---\n{\(fields)}\n---\nWords.\n", at: "content/articles/order.md")
    let run = try await folder.feedsite("explain", "content/articles/order.md")
    #expect(run.status == 0 && run.output.contains("A\u{FFFD}[31mB"), "\(run.output)")
    #expect(!run.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test
  func `Every decision about an entry is listed with its reason`() async throws {
    let run = try await site().feedsite("explain", "content/songs/rain.md", "--clock", "2026-01-01")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        content/songs/rain.md is of the kind song: "Rain"

        kind       song  (its folder songs/ names the kind; no type: says otherwise)
        address    https://small.example/songs/rain/  (the path of the file)
        identity   urn:uuid:eaff64bc-98b4-5fe9-9789-c0ca1ca38390  (id: in line 4)
        date       2024-02-01  (date: in line 3)
        author     Kip  (the author in site.yml, since the file names nobody)
        published  yes
        card       normal, one column, 50 rows  (cards of the kind are as high as their parts, whatever the words)
        template   card/song  (the theme's, for the kind)
        colour     song  (the theme's, for the kind)
        tags       wet
        walls      https://small.example/  (Small)
                   https://small.example/songs/  (Songs)
                   https://small.example/tags/wet/  (wet)
        feeds      not in that of Small  (the feed holds the newest 2)
                   https://small.example/songs/feed.xml  (also as Atom and JSON Feed)
                   https://small.example/tags/wet/feed.xml  (also as Atom and JSON Feed)

        To see one of its forms (card, html, rss, atom, json, jsonld, opengraph, share): feedsite explain content/songs/rain.md --as card

        """)
  }

  @Test(
    arguments: [
      ("content/shows/show.md", "kind       event  (type: in line 2)"),
      (
        "content/shows/show.md",
        "address    https://small.example/shows/the-show/  (the folders of the file, and slug: in line 6)"
      ),
      ("content/shows/show.md", "author     Ann  (authors: in line 7)"),
      ("content/shows/show.md", "calendars  https://small.example/calendar.ics"),
      ("content/shows/show.md", "           https://small.example/shows/the-show/event.ics"),
      ("content/long.md", "kind       article  (it has a title and no kind, as a dated file)"),
      ("content/long.md", "address    https://small.example/long.html  (permalink: in line 4)"),
      ("content/long.md", "card       wide, two columns, 25 rows  (size: wide in the file)"),
      ("content/notes/2024-01-01-first.md", "date       2024-01-01  (the beginning of the file's name)"),
      ("content/notes/2024-01-01-first.md", "card       normal, one column, 14 rows  (1 line of text)"),
      ("content/notes/draft.md", "published  no, a draft  (feedsite build --drafts includes it)"),
      (
        "content/notes/draft.md", "date       2026-01-01T00:00:00+08:00  (a draft without a date counts as written now)"
      ),
      ("content/notes/later.md", "published  no, it is dated in the future  (feedsite build --future includes it)"),
      ("content/notes/over.md", "published  no, it expired 2021-01-01  (feedsite build --expired includes it)"),
      ("content/people/ann.md", "content/people/ann.md is a person: \"Ann\""),
      ("content/pages/about.md", "content/pages/about.md is a page outside the feed"),
      ("content/pages/about.md", "kind       page  (it stands below pages/)"),
      ("content/pages/about.md", "aliases    https://small.example/info/  (leads to the address)"),
      ("content/trips/one", "address    https://small.example/trips/one/  (the path of the file)"),
    ])
  func `Each way of deciding has its words`(_ file: String, _ line: String) async throws {
    let run = try await site().feedsite("explain", file, "--clock", "2026-01-01")
    #expect(run.status == 0)
    #expect(lines(run).contains(line), "\(run.output)\(run.errors)")
  }

  @Test
  func `An alias that something else has leads nowhere`() async throws {
    let folder = try site()
    try folder.put(
      "---\ntitle: Snow\ndate: 2024-02-01\naliases: [/old/, /songs/]\n---\n", at: "content/songs/snow.md")
    let run = try await folder.feedsite("explain", "content/songs/snow.md", "--clock", "2026-01-01")
    #expect(run.output.contains("aliases    https://small.example/old/  (leads to the address)\n"))
    #expect(run.output.contains("https://small.example/songs/  (left out, since the wall Songs has it)\n"))
  }

  @Test
  func `Each form is, byte for byte, what a build writes`() async throws {
    let folder = try site()
    #expect(try await folder.feedsite("build", "content", "--clock", "2026-01-01").status == 0)
    let written = [
      "html": "shows/the-show/index.html", "card": "index.html", "rss": "feed.xml", "atom": "atom.xml",
      "json": "feed.json", "ics": "calendar.ics", "jsonld": "shows/the-show/index.html",
      "opengraph": "shows/the-show/index.html",
    ]
    for (form, file) in written {
      let run = try await folder.feedsite(
        "explain", "content/shows/show.md", "--as", form, "--clock", "2026-01-01")
      let whole = try folder.text(of: "public/" + file)
      #expect(run.status == 0 && !run.output.isEmpty, "\(form)")
      let form = run.output.hasSuffix("\r\n") ? run.output : String(run.output.trimmingSuffix { $0.isNewline })
      #expect(whole.contains(form), "\(file) does not hold \(form)")
    }
    let page = try await folder.feedsite("explain", "content/pages/about.md", "--as", "html", "--clock", "2026-01-01")
    #expect(page.output == (try folder.text(of: "public/about/index.html")))
  }

  @Test
  func `An album names its podcast, a song the podcasts that it is a track of, its album's first`() async throws {
    let folder = try site()
    try folder.put("RIFF", at: "content/songs/wet.mp3")
    try folder.put(
      "---\ntitle: Wet\ndate: 2024-02-01\naudio: wet.mp3\nalbum: albums/weather\n---\n", at: "content/songs/wet.md")
    let tracks = "  - songs/rain\n  - songs/wet\n"
    try folder.put("---\ntitle: Weather\ndate: 2024-02-02\ntracks:\n\(tracks)---\n", at: "content/albums/weather.md")
    try folder.put("---\ntitle: Mix\ndate: 2024-02-03\nsongs:\n\(tracks)---\n", at: "content/playlists/mix.md")
    let song = try await folder.feedsite("explain", "songs/wet.md", "--clock", "2026-01-01")
    #expect(
      song.output.contains(
        """
        podcasts   https://small.example/albums/weather/feed.xml  (track 2 of Weather)
                   https://small.example/playlists/mix/feed.xml  (track 2 of Mix)

        """), "\(song.output)")
    let playlist = try await folder.feedsite("explain", "playlists/mix.md", "--clock", "2026-01-01")
    #expect(
      playlist.output.contains(
        """
        podcasts   https://small.example/playlists/mix/feed.xml  (its own, with a track that can be played)
                   https://small.example/playlists/mix/list.xml  (its own, as a list of references)

        """), "\(playlist.output)")
    #expect(try await folder.feedsite("build", "content", "--clock", "2026-01-01").status == 0)
    let written = try folder.text(of: "public/albums/weather/feed.xml")
    let whole = try await folder.feedsite("explain", "albums/weather.md", "--as", "podcast")
    #expect(whole.output == written)
    let item = try await folder.feedsite("explain", "songs/wet.md", "--as", "podcast")
    #expect(item.output.contains("<itunes:episode>2</itunes:episode>") && written.contains(item.output))
    #expect(try await folder.feedsite("explain", "songs/rain.md", "--as", "podcast").status == 64)
  }

  @Test
  func `What it offers for sharing is listed in plain words`() async throws {
    let run = try await site().feedsite("explain", "content/songs/rain.md", "--as", "share")
    #expect(run.status == 0)
    #expect(run.output.contains("https://small.example/songs/rain/\n\nfacebook\nhttps://www.facebook.com/sharer/"))
  }

  @Test
  func `The file is found from the working folder, from the content folder and from within it`() async throws {
    let folder = try site()
    let names = ["content/songs/rain.md", "songs/rain.md", "./content/songs/rain.md"]
    for name in names + [folder.path(of: "content/songs/rain.md")] {
      let run = try await folder.feedsite("explain", name, "--as", "rss")
      #expect(run.status == 0, "\(name): \(run.errors)")
      #expect(run.output.contains("<title>Rain</title>"))
    }
    let inside = try await Feedsite(folder: folder.path(of: "content/songs")).run("explain", "rain.md", "--as", "rss")
    #expect(inside.status == 0 && inside.output.contains("<title>Rain</title>"), "\(inside.errors)")
    let elsewhere = try await Feedsite(folder: folder.path(of: "content/people")).run(
      "explain", "songs/rain.md", "--content", "../../content/", "--as", "rss")
    #expect(elsewhere.status == 0 && elsewhere.output.contains("<title>Rain</title>"), "\(elsewhere.errors)")
  }

  @Test(
    arguments: [
      ("content/songs/rian.md", "content/songs/rian.md is not an entry of the site; did you mean songs/rain.md?"),
      ("rain.md", "content/rain.md is not an entry of the site; did you mean songs/rain.md?"),
      (
        "content/site.yml",
        "content/site.yml is not an entry of the site; entries are Markdown files of the content folder"
      ),
      ("content/notes/_hidden.md", "content/notes/_hidden.md is not an entry: its name begins with _."),
    ])
  func `A file that is no entry is a usage error that says what was probably meant`(_ file: String, _ words: String)
    async throws
  {
    let folder = try site()
    try folder.put("Hidden", at: "content/notes/_hidden.md")
    let run = try await folder.feedsite("explain", file)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: \(words)"), "\(run.errors)")
  }

  @Test(arguments: ["x", ".", "./x.md"])
  func `A short name is looked up like any other`(_ file: String) async throws {
    let run = try await site().feedsite("explain", file)
    #expect(run.status == 64 && run.errors.contains("is not an entry of the site"), "\(run.errors)")
  }

  @Test
  func `A form that the file does not take is a usage error that lists those it takes`() async throws {
    let folder = try site()
    let run = try await folder.feedsite("explain", "content/songs/rain.md", "--as", "ics")
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        "Error: content/songs/rain.md is of the kind song and has no form \"ics\"; it has card, html, rss, atom, json, "
          + "jsonld, opengraph, share."))
    let page = try await folder.feedsite("explain", "content/pages/about.md", "--as", "rss")
    #expect(page.status == 64 && page.errors.contains("a page outside the feed"))
    #expect(try await folder.feedsite("explain", "content/songs/rain.md", "--as", "pdf").status == 64)
  }

  @Test
  func `Errors of the file are printed as a build prints them; those of other files are not its business`() async throws
  {
    let folder = try site()
    try folder.put("---\ntitle: Bad\ndate: soon\n---\n", at: "content/songs/bad.md")
    let run = try await folder.feedsite("explain", "content/songs/bad.md")
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.contains("content/songs/bad.md:3:7: error: \"soon\" is not a date"))
    #expect(try await folder.feedsite("build", "content").errors.contains(run.errors.trimmingSuffix { $0.isNewline }))
    #expect(try await folder.feedsite("explain", "content/songs/rain.md").status == 0)
  }

  @Test
  func `Warnings of the file go to standard error, beside the explanation`() async throws {
    let folder = try site()
    try folder.put("---\ntitle: Odd\ndate: 2024-02-01\ntgas: [a]\n---\n", at: "content/songs/odd.md")
    let run = try await folder.feedsite("explain", "content/songs/odd.md")
    #expect(run.status == 0 && run.output.contains("kind       song"))
    #expect(run.errors.contains("content/songs/odd.md:4:1: warning:"))
  }

  @Test
  func `Settings and themes that cannot be read, and folders that are not there, are errors as well`() async throws {
    let folder = try site()
    let theme = try await folder.feedsite("explain", "content/songs/rain.md", "--theme", "nonsense")
    #expect(theme.status == 1 && theme.errors.contains("nonsense"))
    let missing = try await folder.feedsite("explain", "a.md", "--content", "nowhere")
    #expect(missing.status == 1 && missing.errors.contains("nowhere"))
  }

  @Test
  func `Nothing is written`() async throws {
    let folder = try site()
    let before = try FileTree(folder.path)
    #expect(try await folder.feedsite("explain", "content/songs/rain.md").status == 0)
    #expect(try FileTree(folder.path) == before)
  }

  @Test
  func `--help shows examples that work as they are written`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let examples = try await folder.examples(of: "explain")
    #expect(examples.count >= 3)
    for example in examples {
      let run = try await Feedsite(folder: folder.path).run(example)
      #expect(run.status == 0, "\(example): \(run.errors)")
    }
  }
}

extension TemporaryFolder {
  fileprivate func put(_ text: String, appendingTo name: String) throws {
    try put(try self.text(of: name) + text, at: name)
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while isUnwanted: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, isUnwanted(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}

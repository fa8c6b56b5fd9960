import FeedDiagnostics
import FeedModel
import FeedYAML
import Testing

@testable import FeedContent

@Suite("New files")
struct NewFileTests {
  private static let id = "0f3c9e5e-1111-4222-8333-444455556666"
  private static let names = Kind.builtIn.map(\.name) + ["page", "recipe"]
  private static let settings = """
    author: Ann Lin
    kinds:
      recipe:
        fields:
          servings: {type: number, required: true}
          source: {type: entry, required: true}
          cook: person
          photo: image
          cooked: date
          steps: list
          hot: flag
          page: url
          words: text

    """

  /// Asks for a file in a site of texts by path.
  private func outcome(
    _ kind: String, _ title: String, date: String? = nil, slug: String? = nil, in files: [String: String] = [:],
    settings: String = settings
  ) -> NewFileOutcome {
    let site = TestSite(files, settings: settings)
    let settings = ContentFileReader(files: .inMemory(site.files), displayName: "content", fallbackTitle: "Folder")
    return settings.newFile(
      NewFileRequest(kind: kind, title: title, date: date, slug: slug, id: Self.id, now: TestSite.noon, isGuided: true))
  }

  @Test
  func `A note without a guide is short, and no full stop is part of its address`() throws {
    let settings = ContentFileReader(
      files: .inMemory(TestSite([:], settings: Self.settings).files), displayName: "content", fallbackTitle: "Folder")
    let outcome = settings.newFile(
      NewFileRequest(kind: "note", title: "It rains. *Really* hard.", id: Self.id, now: TestSite.noon))
    guard case .file(let file) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(file.path.hasSuffix("-it-rains-really-hard.md"))
    #expect(file.text.split(separator: "\n").count == 5, "\(file.text)")
    #expect(!file.text.contains("#"))
    #expect(file.text.hasSuffix("---\n\nIt rains. *Really* hard.\n"))
  }

  @Test func `A note that begins as another one is numbered, and what has a title is not`() throws {
    let first = try file("note", "Hello")
    let second = try file("note", "Hello", in: [first.path: "Hello"])
    #expect(second.path == first.path.replacing("hello.md", with: "hello-2.md"))
    let third = try file("note", "Hello", in: [first.path: "Hello", second.path: "Hello"])
    #expect(third.path == first.path.replacing("hello.md", with: "hello-3.md"))
    let article = try file("article", "Hello")
    guard case .refused = outcome("article", "Hello", in: [article.path: "Hello"]) else {
      Issue.record("nothing was refused")
      return
    }
  }

  @Test(arguments: [("photo", "photos"), ("media", "photos"), ("video", "video"), ("audio", "audio")])
  func `A file for a film or a recording wants that one, and no photo`(word: String, key: String) throws {
    let lines = try file(word, "Rain").text.split(separator: "\n")
    #expect(["photos", "video", "audio"].filter { key in lines.contains { $0.hasPrefix("\(key):") } } == [key])
    #expect(lines.contains { $0.hasPrefix("# REPLACE") })
  }

  @Test func `A link that is called by an address leads there, and nothing is left to replace`() throws {
    let file = try file("bookmark", "https://tides.example.com/keelung?day=1")
    #expect(file.path == "links/tides-example-com-keelung-day-1.md" && !file.isDraft)
    #expect(file.text.contains("\nurl: \"https://tides.example.com/keelung?day=1\"\n"))
    #expect(!file.text.contains("\ntitle:") && !file.text.contains("REPLACE") && !file.text.contains("\ndraft:"))
    #expect(try self.file("link", "Tide tables").isDraft)
  }

  private func file(
    _ kind: String, _ title: String, date: String? = nil, slug: String? = nil, in files: [String: String] = [:],
    settings: String = settings
  ) throws -> NewFile {
    let outcome = outcome(kind, title, date: date, slug: slug, in: files, settings: settings)
    guard case .file(let file) = outcome else {
      Issue.record("\(outcome)")
      throw CancellationError()
    }
    return file
  }

  private func load(_ file: NewFile, _ text: String, with others: [String: String] = [:]) async -> LoadedContent {
    var site = TestSite(others.merging([file.path: text]) { _, new in new }, settings: Self.settings)
    site.context = BuildContext(
      now: TestSite.noon, includesDrafts: true, includesFuture: true, includesExpired: true)
    return await site.load()
  }

  @Test(arguments: names)
  func `A new file of any kind is read without error or warning, and has the id and the title`(kind: String)
    async throws
  {
    let file = try file(kind, "Rain: a \"song\" #1")
    let content = await load(file, file.text)
    #expect(content.diagnostics == [])
    #expect(file.text.contains("\nid: \(Self.id)\n") == (kind != "page"))
    guard kind != "page" else {
      #expect(content.feed.pages.map(\.title) == ["Rain: a \"song\" #1"])
      return
    }
    let entries = content.feed.entries.map(\.entry) + content.feed.people.map(\.entry)
    #expect(entries.map(\.kind.name) == [kind])
    #expect(entries.map(\.identity.id) == [Self.id])
    #expect(entries.map(\.isDraft) == [file.isDraft])
    if kind != "person" { #expect(entries.map(\.date?.rfc3339) == ["2025-06-15T20:00:00+08:00"]) }
    #expect(entries.allSatisfy { $0.extra.isEmpty })
  }

  @Test(arguments: names)
  func `Every field that is explained can be uncommented as it stands`(kind: String) async throws {
    let file = try file(kind, "Title")
    let folder = String(file.path.prefix { $0 != "/" })
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isField = line.hasPrefix("#") && !(line.hasPrefix("# ") && !line.hasPrefix("#  "))
      return isField ? line.dropFirst() : line
    }
    var others = [
      "songs/rain.md": "---\ntitle: Rain\ndate: 2020-01-01\n---\n",
      "albums/weather.md": "---\ntitle: Weather\ndate: 2020-01-01\n---\n",
    ]
    for kind in ["remembered", "translated"] {
      others["\(folder)/\(kind).md"] = Self.sample(in: folder, language: kind == "translated" ? "de" : "en")
    }
    for name in ["rain.mp3", "film.mp4", "poster.jpg", "cover.jpg", "ann.png"] { others["\(folder)/\(name)"] = "" }
    let content = await load(file, lines.joined(separator: "\n"), with: others)
    let own = content.diagnostics.filter { $0.location?.file == "content/\(file.path)" }
    #expect(own.filter { $0.severity == .error } == [])
    #expect(own.filter { $0.code == "likely-typo" } == [])
    let entries = content.feed.entries.map(\.entry) + content.feed.people.map(\.entry)
    #expect(kind == "page" || entries.contains { $0.identity.id == Self.id && $0.extra.isEmpty })
  }

  /// The least that an entry of a folder consists of.
  private static func sample(in folder: String, language: String) -> String {
    """
    ---
    title: Sample
    name: Sample
    date: 2020-01-01
    language: \(language)
    starts: 2020-01-01
    photos: {src: https://example.org/a.png, alt: A}
    follows: Somebody
    people: [Somebody]
    url: https://example.org/
    servings: 4
    source: songs/rain
    ---

    Words
    """
  }

  @Test(arguments: names)
  func `The fields that are explained are those that are read, of every kind`(kind: String) async throws {
    let site = TestSite([:], settings: Self.settings)
    let settings = ContentFileReader(files: .inMemory(site.files), displayName: "", fallbackTitle: "")
    let declarations = settings.site.kinds
    let kinds = KindIndex(declarations: declarations)
    // A path as `url` is the permalink of other generators.
    let files = ContentFiles.inMemory(["x.md": Array("---\ntype: \(kind)\nurl: /x/\ndate: 2020-01-01\n---\nBody".utf8)])
    let dates = DateParser(timeZone: .utc)
    let parser = EntryParser(
      files: files, displayPrefix: "", site: settings.site, context: BuildContext(now: TestSite.noon),
      now: TestSite.noon)
    let file = try #require(parser.parse("x.md").file)
    let references = await ReferenceResolution(
      media: MediaLibrary(files: files, displayPrefix: ""), paths: ["x.md"], site: settings.site, dates: dates,
      parsed: [file], author: nil
    ).resolve()
    let fields = EntryFields(file, context: references.context)
    let decided = kinds.kind(named: kind) ?? Kind(name: "page", plural: "pages", isDated: false)
    let guide = try #require(KindGuide.guide(for: decided, declarations: declarations))
    var explained = Set((guide.fields + guide.sharedFields).flatMap(\.names))
    explained.formUnion(["id"] + EntryDate.keys)
    if kind == "text" { explained.insert("title") }
    if kind == "page" {
      _ = PageDecoder(fields: fields).decode()
    } else {
      let entry = EntryDecoder(fields: fields, now: TestSite.noon).decode(kind: decided)
      _ = try? KindDecoders(declarations: declarations).decoder(of: decided)?.decode(fields, entry: entry)
      explained.formUnion(
        FieldGuide.shared.filter { guide.pointless.contains($0.key) }.flatMap(\.names))
    }
    // What a kind has a meaning of its own for, all kinds read under their other names all the same.
    let shared = Set(FieldGuide.shared.flatMap(\.names))
    #expect(explained.subtracting(fields.reader.readNames) == [], "explained and not read")
    #expect(fields.reader.readNames.subtracting(explained).subtracting(shared) == [], "read and not explained")
  }

  @Test(
    arguments: [
      ("song", "Rain Until Further Notice", "songs/rain-until-further-notice.md", "/songs/rain-until-further-notice/"),
      ("song", "那個下午", "songs/那個下午.md", "/songs/那個下午/"),
      ("note", "雨が降る。", "notes/2025-06-15-雨が降る.md", "/notes/雨が降る/"),
      ("song", "🎉", "songs/2025-06-15-0f3c9e5e.md", "/songs/0f3c9e5e/"),
      ("song", "Index", "songs/2025-06-15-index.md", "/songs/index/"),
      ("song", "_x", "songs/2025-06-15-_x.md", "/songs/_x/"),
      ("song", "2024-05-01 Live", "songs/2025-06-15-2024-05-01-live.md", "/songs/2024-05-01-live/"),
      ("song", "../../etc/passwd", "songs/etc-passwd.md", "/songs/etc-passwd/"),
      ("page", "About us", "pages/about-us.md", "/about-us/"),
      ("person", "Ann Lin", "people/ann-lin.md", "/people/ann-lin/"),
    ])
  func `The name of the file is the slug that the site makes of the title`(
    kind: String, title: String, path: String, route: String
  ) async throws {
    let file = try file(kind, title)
    #expect(file.path == path)
    let content = await load(file, file.text)
    let routes =
      content.feed.entries.map(\.entry.route) + content.feed.people.map(\.entry.route) + content.feed.pages.map(\.route)
    #expect(routes.map(\.path) == [route])
    #expect(content.diagnostics == [])
  }

  @Test(arguments: ["2026:", "7:", "20:15", "1-0"])
  func `A number with marks is a title as any other`(title: String) async throws {
    let file = try file("article", title)
    let content = await load(file, file.text)
    #expect(content.first(ArticleFeedViewObject.self)?.title == title)
    #expect(content.diagnostics == [])
  }

  @Test
  func `Long titles make names that file systems take`() throws {
    #expect(try file("song", String(repeating: "雨", count: 5000)).path.utf8.count < 255)
    let words = try file("note", String(repeating: "so much rain ", count: 5000)).path
    #expect(words == "notes/2025-06-15-so-much-rain-so-much-rain-so.md")
  }

  @Test
  func `A slug and a date of the writer's own`() throws {
    let file = try file("article", "那個下午", date: "2026-04-09 8:00 PM", slug: "That Afternoon")
    #expect(file.path == "articles/that-afternoon.md")
    #expect(file.text.contains("\ndate: 2026-04-09T20:00:00+08:00\n"))
    #expect(try self.file("song", "A", date: "2026/4/9").text.contains("\ndate: 2026-04-09\n"))
    guard case .invalidDate(let suggestions) = outcome("song", "A", date: "09-04-2026") else {
      Issue.record("a date that is none was taken")
      return
    }
    #expect(suggestions == ["2026-09-04", "2026-04-09"])
  }

  @Test
  func `A folder that is named like the kind is used as it is`() throws {
    let old = ["photos/a.md": "---\ndate: 2020-01-01\nphotos: [{src: https://example.org/a.png, alt: A}]\n---\n"]
    #expect(try file("photo", "Bridge", in: old).path == "photos/2025-06-15-bridge.md")
    #expect(try file("media", "Bridge", in: old).path == "photos/2025-06-15-bridge.md")
    #expect(try file("photo", "Bridge").path == "media/2025-06-15-bridge.md")
    #expect(try file("post", "Words", in: ["_posts/2020-01-01-a.md": "A"]).path == "_posts/words.md")
  }

  @Test
  func `Nothing is overwritten, and no address is taken twice`() throws {
    for (path, code) in [
      ("songs/rain.md", "file-in-the-way"), ("songs/Rain.md", "duplicate-route"),
      ("songs/rain/index.md", "duplicate-route"), ("songs/2020-01-01-rain.md", "duplicate-route"),
    ] {
      guard case .refused(let diagnostics) = outcome("song", "Rain", in: [path: "x"]) else {
        Issue.record("\(path) was not seen")
        continue
      }
      #expect(diagnostics.map(\.code) == [code])
    }
  }

  @Test(arguments: [
    ("songs/other.md", "slug: rain", ""), ("articles/a.md", "title: A\npermalink: /songs/rain", ""),
    ("articles/rain.md", "title: A\ndate: 2025-01-01", "permalinks: /:year/:slug/\n"),
  ])
  func `No address is taken that the front matter of another file has, or a pattern`(
    path: String, fields: String, patterns: String
  ) {
    let outcome = outcome(
      "song", "Rain", in: [path: "---\n\(fields)\n---\n"], settings: Self.settings + patterns)
    guard case .refused(let diagnostics) = outcome else {
      Issue.record("\(path) was not seen")
      return
    }
    #expect(diagnostics.map(\.code) == ["duplicate-route"])
  }

  @Test
  func `The address is free that a file has only by its name`() throws {
    let old = ["songs/2020-01-01-rain.md": "---\ntitle: Rain\nslug: old-rain\n---\n"]
    #expect(try file("song", "Rain", in: old).path == "songs/rain.md")
    let note = ["notes/2020-01-01-rain.md": "---\nslug: old-rain\n---\nRain"]
    #expect(try file("note", "Rain", in: note).path == "notes/2025-06-15-rain.md")
    let ofOtherYear = try file(
      "note", "Rain", in: ["notes/2020-01-01-rain.md": "Rain"], settings: Self.settings + "permalinks: /:year/:slug/\n")
    #expect(ofOtherYear.path == "notes/2025-06-15-rain.md")
  }

  @Test
  func `An unknown kind is answered with the nearest one`() {
    guard case .unknownKind(let suggestion, let known) = outcome("recipee", "A") else {
      Issue.record("an unknown kind was taken")
      return
    }
    #expect(suggestion == "recipe")
    #expect(known.contains("song"))
    #expect(known.contains("page"))
  }

  @Test
  func `A follow without an author of the site asks who follows`() throws {
    #expect(try !file("follow", "Okapi Motel").isDraft)
    let file = try file("follow", "Okapi Motel", settings: "")
    #expect(file.isDraft)
    #expect(file.text.contains("\nfollower: "))
  }

  @Test(
    arguments: [
      "Rain", "true", "No", "null", "~", "", " ", "a: b", "a #b", "#a", "- a", "\"", "\\", "'", "雨", "🎉 Party", "1.5",
      "2025-01-01", "@a", "`a`", "a\u{2028}b", "tab\there", "line\nbreak", "{a}", "[a]", "*a", "&a", "!a", "%a", "|",
      ">",
      "e\u{301}", "a ", "Ünï", "\u{7}", "y", "a:", "?", "a, b",
    ])
  func `Any text survives as a YAML scalar`(text: String) throws {
    let fields = try YAMLReader(file: "", lineOffset: 0).fields(
      in: Array("a: \(YAMLScalar.text(text))\nb: 1\n".utf8)[...])
    #expect(fields["a"]?.value.text == text)
    #expect(fields["a"]?.value.text != nil)
  }
}

import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

/// What all kinds share, tested with each kind.
@Suite struct SharedFieldTests {
  private func load(_ sample: KindSample, _ fields: String = "") async -> LoadedContent {
    var files = KindSample.others
    files["a.md"] = sample.text(fields)
    return await TestSite.load(files, settings: KindSample.settings)
  }

  @Test func `There is a sample of every kind`() {
    #expect(Set(KindSample.all.map(\.kind)) == Set(Kind.builtIn.map(\.name) + ["recipe"]))
  }

  @Test(arguments: KindSample.all)
  func `The least that a kind needs gives an entry without complaint`(sample: KindSample) async {
    let content = await load(sample)
    #expect(content.entry("a.md")?.kind.name == sample.kind)
    #expect(content.messages == [])
  }

  @Test(arguments: KindSample.all)
  func `Extra keys are kept and known ones are not among them`(sample: KindSample) async {
    let content = await load(
      sample, "mood: wet\nlayout: post\nsetlist: [a, b]\nid: x\nslug: y\ntags: [t]\naliases: /old/")
    #expect(
      content.entry("a.md")?.extra == [
        ExtraField(key: "mood", value: .text("wet")), ExtraField(key: "layout", value: .text("post")),
        ExtraField(key: "setlist", value: .list([.text("a"), .text("b")])),
      ])
    #expect(content.messages == [])
  }

  @Test(
    arguments: [
      ("license: All rights reserved", License(name: "All rights reserved")),
      ("licence: https://a.example/by/", License(name: "a.example", url: "https://a.example/by/")),
      ("license: {name: CC0, url: \"https://a.example/\"}", License(name: "CC0", url: "https://a.example/")),
      ("license: false", nil), ("licence: true", nil), ("mood: wet", nil),
    ] as [(String, License?)])
  func `An entry may have a licence of its own`(fields: String, license: License?) async {
    let content = await TestSite.load(["a.md": "---\ntitle: A\ndate: 2025-04-09\n\(fields)\n---\nA"])
    #expect(content.entry("a.md")?.license == license)
    #expect(content.messages == [])
  }

  @Test(arguments: KindSample.all)
  func `Every shared field is read`(sample: KindSample) async {
    let content = await load(
      sample,
      "updated: 2025-04-10\nexpires: 2030-01-01\nauthors: [Ann, Bo]\ntags: [t]\nsummary: S\nlanguage: ja\ncover: /a.png\npinned: true\naliases: [/o/]\nsyndication: https://example.org/s\nin-reply-to: [https://example.org/r]\nlike-of: {url: https://example.org/l, name: L}\nrepost-of: https://example.org/p\nsize: wide\nshare: Words\nid: i"
    )
    let entry = content.entry("a.md")
    #expect(entry?.updated?.machineReadable == "2025-04-10")
    #expect(entry?.lastChanged?.machineReadable == "2025-04-10")
    #expect(entry?.expires?.machineReadable == "2030-01-01")
    #expect(entry?.authors.map(\.name) == ["Ann", "Bo"])
    #expect(entry?.tags.map(\.name) == ["t"])
    #expect(entry?.summary == "S")
    #expect(entry?.language == "ja")
    #expect(entry?.cover?.file.source == .published(Route("/a.png")))
    #expect(entry?.isPinned == true)
    #expect(entry?.aliases == [Route("/o/")])
    #expect(entry?.syndication == ["https://example.org/s"])
    #expect(entry?.inReplyTo == [ExternalLink(name: "example.org", url: "https://example.org/r")])
    #expect(entry?.likeOf == [ExternalLink(name: "L", url: "https://example.org/l")])
    #expect(entry?.repostOf == [ExternalLink(name: "example.org", url: "https://example.org/p")])
    #expect(entry?.translations == [])
    #expect(entry?.size == .wide)
    #expect(entry?.shareText == "Words")
    #expect(entry?.extra == [])
    #expect(entry?.location.description == "content/a.md:1:1")
    #expect(content.messages == [])
  }

  @Test(arguments: KindSample.all)
  func `A slip of a shared key is a warning that names the right one`(sample: KindSample) async {
    let content = await load(sample, "sumary: S\nsyndicaton: x\nmood: wet")
    #expect(content.codes == ["likely-typo", "likely-typo"])
    #expect(content.messages.first?.hasSuffix("did you mean \"summary\"?") == true)
    #expect(content.entry("a.md")?.extra.map(\.key) == ["sumary", "syndicaton", "mood"])
  }

  @Test(arguments: KindSample.all)
  func `Keys of other generators are no slips`(sample: KindSample) async {
    let keys = [
      "layout", "excerpt_separator", "redirect_to", "sitemap", "comments", "author_profile", "read_time", "share",
      "related",
      "toc", "toc_sticky", "toc_label", "header", "sidebar", "classes", "pin", "math", "mermaid", "media_subpath",
      "img_path",
      "render_with_liquid", "feature", "featured", "featured-img", "bigimg", "cover-img", "thumbnail-img", "share-img",
      "subtitle", "gh-repo", "gh-badge", "background", "hidden", "ref", "nav_order", "has_children", "parent",
      "grand_parent",
      "weight", "menu", "menus", "series", "outputs", "cascade", "build", "params", "resources", "translationKey",
      "isCJKLanguage", "linkTitle", "markup", "headless", "ShowToc", "TocOpen", "hidemeta", "disableShare", "editPost",
      "mathjax", "version", "robots", "license", "gallery", "section", "order", "theme", "style", "script", "color",
      "state",
    ]
    let content = await load(sample, keys.map { "\($0): x" }.joined(separator: "\n"))
    #expect(content.messages.filter { $0.contains("did you mean") } == [])
  }

  @Test func `Keys that Micropub servers write for themselves are not reported, but words that nothing shows are`()
    async
  {
    let fields = "date: 2025-04-09\nmp-slug: a\npost-type: note\ncredit: Bo"
    let content = await TestSite.load(["notes/a.md": "---\n\(fields)\n---\nA"])
    #expect(content.messages == [])
    #expect(
      content.notes(onKeysBeside: []).map(DiagnosticFormatter().text(for:)) == [
        #"content/notes/a.md:5:1: note: "credit" is not a key that feedsite knows; "#
          + #"nothing shows it unless your theme reads "extra.credit""#
      ])
  }

  @Test func `An unknown key is reported once, unless it is one of other generators or the theme reads it`() async {
    let site = TestSite([
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\nweather: wet\nlayout: post\nsumary: S\n---\nA",
      "notes/b.md": "---\ndate: 2025-04-09\nWeather: dry\nroof_height: 3\n---\nB",
      "notes/d.md": "---\ntype: note\ndate: 2025-04-09\nphotos: a.jpg\n---\nD",
      "pages/c.md": "---\ntitle: C\nwalls: 4\n---\nC",
    ])
    let content = await site.load()
    #expect(content.codes == ["likely-typo"])
    let notes = content.notes(onKeysBeside: ["roof-height"])
    #expect(
      notes.map(DiagnosticFormatter().text(for:)) == [
        #"content/articles/a.md:4:1: note: "weather" is not a key that feedsite knows (in 2 files); "#
          + #"nothing shows it unless your theme reads "extra.weather""#,
        #"content/notes/d.md:4:1: note: "photos" is a key of media and not of this kind; "#
          + #"nothing shows it unless your theme reads "extra.photos""#,
        #"content/pages/c.md:3:1: note: "walls" is not a key that feedsite knows; "#
          + #"nothing shows it unless your theme reads "extra.walls""#,
      ])
  }

  /// Whatever stands in a field, the entry is there or an error says why not.
  @Test(arguments: KindSample.all)
  func `No value makes an entry vanish without a message`(sample: KindSample) async {
    let keys =
      sample.fields.split(separator: "\n").map { String($0.prefix { $0 != ":" }) } + [
        "tags", "cover", "authors", "aliases", "language", "size", "title", "video", "links", "venue", "tracks", "day",
        "via",
      ]
    for key in keys {
      for value in [
        "", "''", "' '", "[]", "{}", "[null]", "['']", "x", "[x]", "{a: b}", "[{a: b}]", "[[x]]", "true", "3", "/a.png",
      ] {
        let text = sample.text().split(separator: "\n", omittingEmptySubsequences: false)
          .filter { !$0.hasPrefix("\(key):") }.joined(separator: "\n").replacing(
            "\n---\n", with: "\n\(key): \(value)\n---\n")
        var files = KindSample.others
        files["a.md"] = text
        let content = await TestSite.load(files, settings: KindSample.settings)
        #expect(content.entry("a.md") != nil || content.hasErrors, "\(key): \(value)")
      }
    }
  }

  @Test func `The language of the site is not repeated`() async {
    let content = await TestSite.load(
      [
        "a.md": "---\ntitle: A\ndate: 2025-04-09\nlang: ZH_hant_tw\n---\n",
        "b.md": "---\ntitle: B\ndate: 2025-04-09\nlang: EN\n---\n",
      ])
    #expect(content.entry("a.md")?.language == "zh-Hant-TW")
    #expect(content.entry("b.md")?.language == nil)
  }
}

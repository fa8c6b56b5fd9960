import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct FrontMatterTests {
  private func load(_ text: String) async -> LoadedContent { await TestSite.load(["articles/2025-04-09-a.md": text]) }

  private func body(_ content: LoadedContent) -> String? { content.feed.entries.first?.entry.body.plainText }

  @Test(arguments: [
    "---\ntitle: Rain\n---\nText", "---\r\ntitle: Rain\r\n---\r\nText\r\n", "---\rtitle: Rain\r---\rText\r",
    "\u{FEFF}---\ntitle: Rain\n---\nText",
    "\u{FEFF}---\r\ntitle: Rain\r\n---\r\nText", "---  \ntitle: Rain\n---\t\nText", "---\ntitle: Rain\n...\nText",
    "---\ntitle: Rain\n---\n\n\nText\n\n", "---\n\n# a comment\ntitle: Rain\n\n---\nText",
    "---\ntitle: Rain \t\n---\nText",
    "---\n\"title\": 'Rain'\n---\nText", "---\nTITLE: Rain\n---\nText", "---\n{title: Rain}\n---\nText",
    "---\ntitle: >-\n  Rain\n---\nText", "\n---\ntitle: Rain\n---\nText", " \r\n\n+++\ntitle = 'Rain'\n+++\nText",
  ])
  func `Front matter ends at a line of its own`(text: String) async {
    let content = await load(text)
    #expect(content.first(ArticleFeedViewObject.self)?.title == "Rain")
    #expect(body(content) == "Text")
    #expect(content.messages == [])
  }

  @Test(arguments: [true, false])
  func `A draft in UTF-16 is an error, also without a mark that says so`(isBigEndian: Bool) async {
    let units = "---\ntitle: Rain\ndraft: true\n---\nSecret".utf16
    var site = TestSite([:])
    site.files["articles/2025-04-09-a.md"] = units.flatMap { unit in
      isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let content = await site.load()
    #expect(content.diagnostics.map(\.problem) == [.frontMatter(.invalidUTF8(offset: isBigEndian ? 0 : 1))])
    #expect(content.diagnostics.map(\.location?.column) == [isBigEndian ? 1 : 2])
    #expect(content.feed.entries.isEmpty)
  }

  @Test
  func `A zero after a line end is reported on the second line`() async {
    var site = TestSite([:])
    site.files["articles/2025-04-09-a.md"] = Array("\n\0---".utf8)
    let content = await site.load()
    #expect(
      content.messages == [
        "content/articles/2025-04-09-a.md:2:1: error: the file is not UTF-8 (byte 1 is not part of a character); save it as UTF-8"
      ])
  }

  @Test func `Dashes within the YAML and the body harm nothing`() async {
    let content = await load("---\ntitle: a --- b\nsummary: |\n  one\n  ---\n  two\n---\nText\n\n---\n\nMore")
    #expect(content.first(ArticleFeedViewObject.self)?.title == "a --- b")
    #expect(content.feed.entries.first?.entry.summary == "one\n---\ntwo")
    #expect(body(content) == "Text\nMore")
    #expect(content.messages == [])
  }

  @Test(arguments: [
    "---\ntitle: Rain\n---", "---\ntitle: Rain\n---\n", "---\r\ntitle: Rain\r\n---\r\n", "---\ntitle: Rain\n...",
  ])
  func `A body may be empty`(text: String) async {
    let content = await load(text)
    #expect(content.first(ArticleFeedViewObject.self)?.title == "Rain")
    #expect(content.feed.entries.first?.entry.body.isEmpty == true)
    #expect(content.messages == [])
  }

  @Test(arguments: ["", "\n", "\u{FEFF}", "---\n---", "---\n---\n", "---\n# nothing\n---\n", " \n\t\n"])
  func `A file without anything is an article by its folder`(text: String) async {
    let content = await load(text)
    #expect(content.first(ArticleFeedViewObject.self)?.title == "A")
    #expect(content.codes == ["title-from-file-name"])
  }

  @Test(arguments: [
    "Text", " ---\n", "----\nText: title\n----\n", "--\n", "-", "- - -\n", "\n---\nText\n---\n",
    "- - -\ntitle: Rain\n- - -\n", "-\ntitle: Rain\n-\n", "----\n- title: Rain\n----\n", "--\ntitle: Rain\n",
  ])
  func `A file that does not begin with front matter is all body`(text: String) async {
    let content = await load(text)
    #expect(content.first(ArticleFeedViewObject.self)?.title == "A")
    #expect(content.codes == ["title-from-file-name"])
  }

  @Test(arguments: [
    "—-\ntitle: Rain\n—-\nText", "—-\ntitle: Rain\n...\nText", "——\ntitle: Rain\n---\nText",
    "–-\r\ntitle: Rain\r\n–-\r\nText",
    "\u{FEFF}—\ntitle: Rain\n—\nText", "‑‑‑ \ntitle: Rain\n——\t\nText",
    "—-\n# a comment\n\ntitle: Rain\ntags:\n- a\n  - b\nmood: [\n  c\n]\n—-\nText",
    "-—\ndate: 2025-04-09\ntitle: Rain\n—-\nText",
  ])
  func `Dashes that a keyboard joined count as three`(text: String) async {
    let content = await load(text)
    #expect(content.first(ArticleFeedViewObject.self)?.title == "Rain")
    #expect(body(content) == "Text")
    #expect(content.messages == [])
  }

  @Test(arguments: [
    "---\u{A0}\ntitle: Rain\n---\nText", "\u{200B}---\ntitle: Rain\n---\nText",
    "\u{FEFF}\u{FEFF}---\r\ntitle: Rain\r\n---\u{A0}\r\nText", "\u{A0}—-\ntitle: Rain\n—-\nText",
    "\u{200F}---\ntitle: Rain\n---\u{3000}\nText", " ---\ntitle: Rain\n---\nText", "\t---\ntitle: Rain\n\t---\nText",
  ])
  func `What no editor shows beside the dashes changes nothing`(text: String) async {
    let content = await load(text)
    #expect(content.first(ArticleFeedViewObject.self)?.title == "Rain")
    #expect(body(content) == "Text")
    #expect(content.messages == [])
  }

  @Test(arguments: [
    "----\ntitle: Rain\n----\nText", "--\ntitle: Rain\n--\nText", "-----\ntitle: Rain\n---\nText",
    "----\ndraft: false\ntitle: Rain\n...\nText", "--------------------\ntitle: Rain\n----\nText",
    "----\ntitle: Rain\nsummary: |\n  one\n  ---\n  --\n  two\n----\nText",
  ])
  func `Too few or too many hyphens count as three`(text: String) async {
    let content = await load(text)
    #expect(content.first(ArticleFeedViewObject.self)?.title == "Rain")
    #expect(body(content) == "Text")
    #expect(content.messages == [])
  }

  @Test(arguments: [
    "—\nText", "— title: Rain\n—", "—\n\nTitle\n\n—\nText", "—-\nAnn: Hello.\nJun: Hi.\n—-\nText",
    "—-\ntitle: Rain\nText",
    "—-\ntitle: Rain\nText\n—-\nMore", "————\ntitle: Rain\n————\n", "—-\n- title: Rain\n—-", "—-\ntitle:Rain\n—-",
    "\n—-\ntitle: Rain\n—-\n", "—-", "—-\n—-\nText",
  ])
  func `A body that begins with a dash stays as it is`(text: String) async {
    let content = await load(text)
    #expect(content.first(ArticleFeedViewObject.self)?.title == "A")
    #expect(content.codes == ["title-from-file-name"])
    #expect(body(content)?.contains("—") == true)
  }

  @Test func `Places count the line of joined dashes`() async {
    let content = await load("—-\ntitle: Rain\ndate: never\n—-\n")
    #expect(content.diagnostics.first?.location?.description == "content/articles/2025-04-09-a.md:3:7")
  }

  @Test func `Places count the empty lines before front matter`() async {
    let content = await load("\n\n---\ntitle: Rain\ndate: never\n---\n[x](nowhere.md)\n")
    #expect(content.diagnostics.first?.location?.description == "content/articles/2025-04-09-a.md:5:7")
    let sound = await load("\n\n+++\ntitle = 'Rain'\n+++\n![](nowhere.png)\n")
    #expect(sound.diagnostics.first?.location?.line == 6)
  }

  @Test func `Keys are compared without case, with hyphens for spaces and underscores`() async {
    let content = await load(
      "---\nTitle: Rain\nLast Modified At: 2025-05-01\nCOVER_ALT: x\nIn Reply To: https://example.org/\nMy Own Key: 1\n標籤: 雨\nÜber: ja\n---\n"
    )
    let entry = content.feed.entries.first?.entry
    #expect(entry?.updated?.machineReadable == "2025-05-01")
    #expect(entry?.inReplyTo.map(\.url) == ["https://example.org/"])
    #expect(entry?.extra.map(\.key) == ["My Own Key", "標籤", "Über"])
    #expect(content.messages == [])
  }

  @Test func `Places are counted in lines of the file and in Unicode scalars`() async {
    let content = await load(
      "\u{FEFF}---\r\ntitle: 雨\r\naliases: [e\u{301}é🎸, {a: b}]\r\n---\r\nText\r\n\r\n雨🎸 {{ page.x }}\r\n")
    #expect(
      content.diagnostics.map { $0.location?.description } == [
        "content/articles/2025-04-09-a.md:3:17", "content/articles/2025-04-09-a.md:7:4",
      ])
  }

  @Test func `Extra keys keep their shape and order`() async {
    let content = await load(
      "---\ntitle: Rain\nzeta: 1\nalpha: {b: [x, true, null], a: 'true'}\nempty:\nflag: yes\n---\n")
    #expect(
      content.feed.entries.first?.entry.extra == [
        ExtraField(key: "zeta", value: .text("1")),
        ExtraField(
          key: "alpha",
          value: .fields([
            ExtraField(key: "b", value: .list([.text("x"), .flag(true)])), ExtraField(key: "a", value: .text("true")),
          ])),
        ExtraField(key: "flag", value: .flag(true)),
      ])
  }

  @Test func `Emphasis and entities are no aliases and no anchors`() async {
    let words = String(repeating: "  *one* **two** R &amp; B &nbsp; *three four*\n", count: 40)
    let content = await load("---\ntitle: Rain\nsummary: |\n\(words)---\n")
    #expect(content.messages == [])
  }

  @Test func `Aliases of YAML have the values that they refer to`() async {
    let content = await load("---\ntitle: &t Rain\nsummary: *t\ntags: &list [a, b]\nmore: *list\n---\n")
    #expect(content.feed.entries.first?.entry.summary == "Rain")
    #expect(
      content.feed.entries.first?.entry.extra == [ExtraField(key: "more", value: .list([.text("a"), .text("b")]))])
    #expect(content.messages == [])
  }
}

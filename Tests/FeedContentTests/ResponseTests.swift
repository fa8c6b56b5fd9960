import FeedContent
import FeedDiagnostics
import FeedModel
import Testing

@Suite("Answers from elsewhere")
struct ResponseTests {
  private static let note = "---\ndate: 2024-01-01\naliases: /old/rain.html\n---\nRain.\n"

  private func load(
    _ files: [String: String], settings: String = "id: x\ntitle: Wall\nbase-url: https://wall.example/\n"
  ) async
    -> LoadedContent
  {
    await TestSite.load(
      files.merging(["notes/rain.md": Self.note, "site.yml": settings]) { first, _ in first })
  }

  private func mention(
    _ id: Int, _ property: String = "in-reply-to", target: String = "https://wall.example/notes/rain/",
    _ rest: String = ""
  ) -> String {
    #"{"type":"entry","wm-id":\#(id),"wm-source":"https://fan.example/\#(id)","wm-target":"\#(target)","wm-property":"\#(property)"\#(rest)}"#
  }

  private func feed(_ mentions: String...) -> String {
    #"{"type":"feed","children":[\#(mentions.joined(separator: ","))]}"#
  }

  private func responses(_ json: String) async -> [EntryResponse] {
    let content = await load(["responses/webmention.io.json": json])
    #expect(content.messages == [])
    return content.entry("notes/rain.md")?.responses ?? []
  }

  @Test func `A webmention is read with all that is shown of it`() async {
    let found = await responses(
      feed(
        mention(
          7, "in-reply-to",
          #","author":{"type":"card","name":"Fan","photo":"https://fan.example/a.png","url":"https://fan.example/"},"url":"https://fan.example/r","published":"2026-01-03T10:00:00+08:00","wm-received":"2026-01-04T00:00:00Z","content":{"html":"<p>One</p><p>Two</p>","text":"One\n\n  Two "}"#
        )))
    #expect(
      found == [
        EntryResponse(
          form: .reply, author: "Fan", authorURL: "https://fan.example/", url: "https://fan.example/r",
          date: found.first?.date, text: "One\nTwo")
      ])
    #expect(found.first?.date?.machineReadable == "2026-01-03T10:00:00+08:00")
  }

  @Test(arguments: [
    ("in-reply-to", EntryResponse.Form.reply), ("like-of", .like), ("repost-of", .repost), ("mention-of", .mention),
    ("bookmark-of", .mention), ("rsvp", .mention),
  ])
  func `Likes, reposts and replies are distinguished`(property: String, form: EntryResponse.Form) async {
    let found = await responses(feed(mention(1, property, #","content":{"text":"Words"}"#)))
    #expect(found.map(\.form) == [form])
    #expect(found.map(\.author) == ["fan.example"])
    #expect(found.map(\.url) == ["https://fan.example/1"])
    #expect(found.map(\.text) == [form == .like || form == .repost ? "" : "Words"])
  }

  @Test(arguments: [("yes", EntryResponse.Form.rsvp), ("no", .mention), ("maybe", .mention)])
  func `Those who come are distinguished from those who do not`(answer: String, form: EntryResponse.Form) async {
    let found = await responses(feed(mention(1, "rsvp", #","rsvp":"\#(answer)","content":{"text":"Words"}"#)))
    #expect(found.map(\.form) == [form] && found.map(\.text) == [form == .rsvp ? "" : "Words"])
  }

  @Test(arguments: [
    "https://wall.example/notes/rain/", "http://wall.example/notes/rain",
    "https://wall.example/notes/rain/index.html?a=b#c",
    "https://wall.example/notes/R%61in/", "https://wall.example/old/rain.html", "https://old.example/notes/rain/",
  ])
  func `An answer finds its entry`(target: String) async {
    #expect(await responses(feed(mention(1, target: target))).count == 1)
  }

  @Test(arguments: [
    ("band", "band"), ("~ann", "%7Eann"), ("b\u{E4}nd", "b%c3%a4nd"), ("b%C3%A4nd", "ba\u{308}nd"),
  ])
  func `A site below a path is found as well, however the path is written`(base: String, target: String) async {
    let content = await load(
      ["responses/a.json": feed(mention(1, target: "https://wall.example/\(target)/notes/rain/"))],
      settings: "id: x\ntitle: Wall\nbase-url: https://wall.example/\(base)/\n")
    #expect(content.messages == [] && content.entry("notes/rain.md")?.responses.count == 1)
  }

  @Test func `Arrays and single webmentions are read, each once, without those that are private, the oldest first`()
    async
  {
    let later = #","published":"2026-02-01""#
    let content = await load([
      "responses/a.json":
        "[\(mention(1, "like-of", later)),\(mention(2)),\(mention(3, "like-of", #","wm-private":true"#))]",
      "responses/b.json": mention(1, "like-of", later),
    ])
    #expect(content.messages == [])
    #expect(content.entry("notes/rain.md")?.responses.map(\.url) == ["https://fan.example/2", "https://fan.example/1"])
  }

  @Test func `Nothing that somebody wrote becomes markup, and links lead to the web only`() async {
    let html =
      #"<script>alert(1)</script><p onclick=\"x()\">Hi <img src=https://spy.example/a.gif> <b>there</b></p><iframe src=\"https://spy.example\"></iframe><style>p{}</style>"#
    let found = await responses(
      feed(
        mention(
          1, "in-reply-to",
          #","url":"javascript:alert(1)","author":{"name":"<b>Fan</b>","url":"data:text/html,x"},"content":{"html":"\#(html)"}"#
        )))
    #expect(found.first?.url == "https://fan.example/1")
    #expect(found.first?.authorURL == nil)
    #expect(found.first?.author == "<b>Fan</b>")
    let text = found.first?.text ?? ""
    #expect(text.contains("Hi") && text.contains("there"))
    for part in ["<", "a.gif", "onclick", "alert", "p{}"] { #expect(!text.contains(part), "\(text)") }
  }

  @Test func `A long answer is cut between two words`() async {
    let words = String(repeating: "rain ", count: 1_000)
    let text = await responses(feed(mention(1, "in-reply-to", #","content":{"text":"\#(words)"}"#))).first?.text ?? ""
    #expect(text.count <= 2_001 && text.hasSuffix("rain…"))
  }

  @Test func `A long name is cut`() async {
    let name = String(repeating: "n", count: 10_000)
    let found = await responses(feed(mention(1, "like-of", #","author":{"name":" \#(name)"}"#)))
    #expect(found.first?.author.count == 100)
  }

  @Test func `No character of an answer is as long as a text`() async {
    let marked = "e" + String(repeating: "\u{301}", count: 50_000)
    let rest = #","author":{"name":"\#(marked)"},"content":{"text":"\#(marked)"}"#
    let response = await responses(feed(mention(1, "in-reply-to", rest))).first
    for text in [response?.author ?? "", response?.text ?? ""] {
      #expect(text.unicodeScalars.first == "e" && text.unicodeScalars.count == 16)
    }
  }

  @Test func `An author whose name is invisible is named after the host`() async {
    let rest = #","url":"https://fan.example/a","author":{"name":"\u200B\u2060"}"#
    #expect(await responses(feed(mention(1, "like-of", rest))).first?.author == "fan.example")
  }

  @Test func `A comment is kept as Markdown`() async {
    let content = await load([
      "responses/letter.md":
        "---\nin-reply-to: ../notes/rain.md\nauthor: {name: Ann, url: https://ann.example/}\ndate: 2026-01-02\n---\nBy *letter*.\n\nTwice.\n",
      "responses/aloud.md": "---\nin-reply-to: /notes/rain/\nauthor: Bo\ntype: like\n---\n",
    ])
    #expect(content.messages == [])
    let found = content.entry("notes/rain.md")?.responses ?? []
    #expect(found.map(\.author) == ["Bo", "Ann"])
    #expect(found.map(\.form) == [.like, .reply])
    #expect(found.last?.text == "By letter.\nTwice." && found.last?.authorURL == "https://ann.example/")
    // The folder holds no entries.
    #expect(content.feed.entries.count == 1)
  }

  @Test(arguments: [
    "draft: true", "published: false", "status: private", "visibility: private", "password: x", "hidden: true",
  ])
  func `A comment that is not to be seen is not shown`(field: String) async {
    let comment = "---\nin-reply-to: ../notes/rain.md\nauthor: Ann\n\(field)\n---\nBy letter.\n"
    let content = await load(["responses/letter.md": comment])
    #expect(content.messages == [] && content.entry("notes/rain.md")?.responses == [])
    var site = TestSite(["responses/letter.md": comment, "notes/rain.md": Self.note])
    site.context.includesDrafts = true
    #expect(await site.load().entry("notes/rain.md")?.responses.count == 1)
  }

  @Test func `A comment of which nobody knows whether it is a draft is left out with a warning`() async {
    let comment = "---\nin-reply-to: ../notes/rain.md\nauthor: Ann\ndraft: perhaps\n---\nBy letter.\n"
    let content = await load(["responses/letter.md": comment])
    #expect(content.codes == ["wrong-type"] && content.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(content.entry("notes/rain.md")?.responses == [])
  }

  @Test(arguments: ["true", "\"true\"", "1", "\"yes\"", "{}", "[true]"])
  func `A webmention that is not said to be public is private`(value: String) async {
    #expect(await responses(mention(1, "like-of", ",\"wm-private\":\(value)")) == [])
    for value in ["false", "null", "\"false\""] {
      #expect(await responses(mention(1, "like-of", ",\"wm-private\":\(value)")).count == 1)
    }
  }

  @Test func `Many webmentions are read`() async {
    let all = (1...3_000).map { mention($0, "like-of") }.joined(separator: ",")
    #expect(await responses(#"{"children":[\#(all)]}"#).count == 3_000)
  }

  @Test func `A site without answers has none, and pages and people may be answered without a word`() async {
    let content = await load([
      "pages/about.md": "About us.", "people/ann.md": "---\nname: Ann\n---\n",
      "responses/a.json": feed(
        mention(1, target: "https://wall.example/about/"), mention(2, target: "https://wall.example/"),
        mention(3, target: "https://wall.example/people/ann/")),
    ])
    #expect(content.messages == [] && content.entry("notes/rain.md")?.responses == [])
  }
}

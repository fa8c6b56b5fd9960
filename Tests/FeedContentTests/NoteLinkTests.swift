import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

/// Links by name, and addresses that other generators read in a way of their own.
@Suite struct NoteLinkTests {
  private func load(_ body: String) async -> LoadedContent {
    await TestSite.load([
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\n---\n" + body,
      "garden/Café au lait.md":
        "---\ntitle: Coffee with milk\ndate: 2025-04-09\naliases: [Milk Coffee, old-coffee]\n---\nX",
      "garden/deep/Note.md": "---\ntitle: N\ndate: 2025-04-09\n---\nX",
      "articles/near/Note.md": "---\ntitle: M\ndate: 2025-04-09\n---\nX",
      "_posts/2014-01-07-hello.md": "---\ntitle: H\n---\nX", "images/Rain drop.png": "",
      "garden/draft.md": "---\ntitle: D\ndate: 2025-04-09\ndraft: true\n---\nX", "static/a.pdf": "",
      "daily/2025-04-08.md": "---\ntitle: T\ndate: 2025-04-08\nslug: day\n---\nX",
      "people/mei.md": "---\nname: Mei\n---\n",
      "content/blog/zola.md": "---\ntitle: Z\ndate: 2025-04-09\n---\nX",
    ])
  }

  @Test(arguments: [
    ("[[Café au lait]]", "/garden/café-au-lait/"), ("[[CAFE\u{301} AU LAIT|x]]", "/garden/café-au-lait/"),
    ("[[Coffee with milk#The Cup]]", "/garden/café-au-lait/#the-cup"), ("[[milk coffee]]", "/garden/café-au-lait/"),
    ("[[garden/Café au lait.md]]", "/garden/café-au-lait/"), ("[[Note]]", "/articles/near/note/"),
    ("[[deep/Note]]", "/garden/deep/note/"), ("[[hello]]", "/posts/hello/"), ("[[#Part One]]", "#part-one"),
    ("[[2025-04-08]]", "/daily/day/"),
    ("[x]({% post_url 2014-01-07-hello %})", "/posts/hello/"), ("[[a.pdf]]", "/a.pdf"),
    ("[x]({% link _posts/2014-01-07-hello.md %})", "/posts/hello/"), ("[x](@/blog/zola.md)", "/content/blog/zola/"),
    ("[x]({{< ref \"2014-01-07-hello.md\" >}})", "/posts/hello/"),
    ("![[Rain drop.png|Drop|300]]", "/images/Rain%20drop.png"), ("[x]({static}/a.pdf)", "/a.pdf"),
    ("[x]({filename}../_posts/2014-01-07-hello.md)", "/posts/hello/"),
    ("[x]({tag}Rain)", "/tags/rain/"), ("[x](|category|rain)", "/tags/rain/"), ("[x]({index})", "/"),
    ("[x]({author}Mei)", "/people/mei/"),
  ])
  func `A name leads to its file`(written: String, destination: String) async {
    let content = await load(written)
    let links = content.entry("articles/a.md")?.body.resolvedLinks
    #expect(links?.map(\.destination) == [destination.replacing("é", with: "%C3%A9")])
    #expect(content.messages == [])
  }

  @Test func `A name that nothing has is plain text with a warning`() async {
    let content = await load("One\n\nsee [[Nothing|the words]] and [[draft]]")
    #expect(content.codes == ["dead-link", "unpublished-entry"])
    #expect(content.diagnostics.map { $0.location?.line } == [7, 7])
    let html = content.entry("articles/a.md")?.body.html(MarkdownRendering()) ?? ""
    #expect(html.contains("see the words and draft"))
  }

  @Test func `Properties and names of blocks of Logseq leave no trace`() async {
    let block = "6379e259-5cf2-4f2c-a4d4-b1b2bd2d3d6e"
    let content = await load(
      "type:: note\n\n- One [here](((\(block))))\n  id:: \(block)\n  collapsed:: true\n\t- Two\n- Three")
    let body = content.entry("articles/a.md")?.body
    #expect(body?.plainText == "One here\nTwo\nThree")
    let html = body?.html(MarkdownRendering()) ?? ""
    #expect(!html.contains("<p>") && !html.contains("<a") && !html.contains("::"))
    #expect(content.codes == ["liquid-tags"])
  }

  @Test func `An author without a page of their own has no wall`() async {
    #expect(await load("[x]({author}Nobody)").codes == ["dead-link"])
  }

  @Test func `Columns are those of the file, whatever tags became`() async {
    let content = await load("{% x %}é [[One]] {% x %}{{ site.title }} [[Two]]\n\n{{ page.title }} [[Three]]\n[[Four]]")
    let places = content.diagnostics.filter { $0.code == "dead-link" }.map { $0.location?.description.suffix(4) }
    #expect(places == ["5:10", "5:42", "7:18", ":8:1"])
  }

  @Test func `An alias that is a name is no former address`() async {
    let content = await load("")
    #expect(content.entry("garden/Café au lait.md")?.aliases.map(\.path) == ["/old-coffee/"])
  }
}

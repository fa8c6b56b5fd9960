import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct MarkdownSettingsTests {
  private func options(_ settings: String) async -> MarkdownOptions {
    let content = await TestSite.load([:], settings: "markdown:\n" + settings)
    #expect(content.messages == [])
    return content.site.markdown
  }

  @Test func `Where nothing is said the options are those of the parser`() async {
    #expect(await TestSite.load([:]).site.markdown == MarkdownOptions())
    #expect(await TestSite(raw: ["notes/2025-04-09-a.md": "A"]).load().site.markdown == MarkdownOptions())
  }

  @Test(arguments: MarkdownExtensions.named.map(\.name))
  func `Every extension is switched by its name`(name: String) async throws {
    let value = try #require(MarkdownExtensions.named.first { $0.name == name }).value
    let standard = MarkdownOptions().extensions
    #expect(await options("  \(name): true\n").extensions == standard.union(value))
    #expect(await options("  \(name): false\n").extensions == standard.subtracting(value))
  }

  @Test(arguments: [
    ("true", RawHTMLPolicy.kept), ("no", .dropped), ("filtered", .harmless), ("Filtered", .harmless),
    ("tagfilter", .tagfilter),
  ])
  func `Raw HTML is kept, dropped or filtered`(value: String, policy: RawHTMLPolicy) async {
    #expect(await options("  html: \(value)\n").rawHTML == policy)
  }

  @Test(arguments: [
    ("4096", 4096), ("500 kB", 500_000), ("2 MB", 2_000_000), ("2MB", 2_000_000), ("1.5 MiB", 1_572_864),
    ("64 MiB", 67_108_864), ("1_000", 1000), ("8 KiB", 8192), ("100 bytes", 100),
  ])
  func `The size limit is a number of bytes or has a unit`(value: String, bytes: Int) async {
    #expect(await options("  size-limit: \(value)\n").sizeLimit == bytes)
  }

  @Test(arguments: ["0", "-1", "65 MiB", "1 XB", "big", "1e9", "1.2.3", "9999999999999999999999 GB", ".", "٣"])
  func `Any other size is an error`(value: String) async {
    let content = await TestSite.load([:], settings: "markdown: {size-limit: \"\(value)\"}\n")
    #expect(content.codes == ["invalid-value"])
    #expect(content.site.markdown == MarkdownOptions())
  }

  @Test func `A body is measured by the site's limit`() async {
    let content = await TestSite.load(
      ["pages/a.md": "123456", "pages/b.md": "1234"], settings: "markdown: {size-limit: 5}\n")
    #expect(
      content.messages == [
        "content/pages/a.md:1:1: error: the body has 6 bytes, more than the 5 that feedsite renders; split it"
      ])
  }

  @Test func `A file may be as large as its body may be`() async {
    var site = TestSite([:], settings: "markdown: {size-limit: 20 MiB}\n")
    let text = String(repeating: "a b\n", count: 17 << 18)
    site.files["pages/a.md"] = Array(text.utf8)
    let content = await site.load()
    #expect(content.messages == [])
    #expect(content.page("/a/")?.body.isEmpty == false)
  }

  @Test func `A poem has its line ends, whatever the site says`() async {
    let content = await TestSite.load([
      "a.md": "---\ntitle: A\ndate: 2025-04-09\nhard-breaks: true\n---\nOne\ntwo",
      "b.md": "---\ntitle: B\ndate: 2025-04-09\n---\nOne\ntwo",
      "pages/c.md": "---\ntitle: C\nhard_breaks: yes\n---\nOne\ntwo",
      "d.md": "---\ntitle: D\ndate: 2025-04-09\nhard-breaks: often\n---\nOne",
    ])
    func markup(_ body: MarkdownBody?) -> String? { body?.html(MarkdownRendering(purpose: .document)) }
    #expect(markup(content.entry("a.md")?.body) == "<p>One<br />\ntwo</p>\n")
    #expect(markup(content.entry("b.md")?.body)?.contains("<br") == false)
    #expect(markup(content.page("/c/")?.body)?.contains("<br") == true)
    #expect(content.codes == ["wrong-type"] && content.notes(onKeysBeside: []).isEmpty)
  }
}

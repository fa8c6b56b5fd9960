import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedYAML
import Testing

@testable import FeedContent

/// Markdown with programs in it, which nothing runs.
@Suite struct MDXTests {
  private let place = SourceLocation(file: "a.mdx", line: 1, column: 1)

  private func read(_ text: String, framesPlayers: Bool = true) -> TemplateLanguage.Result {
    var page = TemplatePage(
      siteTitle: "Wall", siteURL: "https://example.org", fields: .empty(at: place), title: "Rain", date: nil,
      hasAttributes: true, isTemplate: false)
    page.isMDX = true
    page.framesPlayers = framesPlayers
    return TemplateLanguage.read(text, page: page, at: place)
  }

  @Test func `A player within HTML is a link where frames stay as they are`() {
    let address = "https://www.youtube.com/watch?v=dQw4w9WgXcQ"
    #expect(
      read("<p>\n  <YouTube id=\"dQw4w9WgXcQ\" />\n</p>", framesPlayers: false).text
        == "<p>\n<a href=\"\(address)\">\(address)</a>\n</p>")
  }

  @Test(arguments: [
    // Modules
    (
      "import A from './a'\nimport {\n  B,\n  C\n} from \"./b\";\nexport const d = {\n  e: '}',\n\n  f: [1]\n}\n\n# G",
      "\n\n\n\n\n\n\n\n\n\n\n# G"
    ),
    ("import './a.css'\nexport default ({children}) => children\n\nB", "\n\n\nB"),
    ("A\n\nexport function f() { return `}` }\n\nB", "A\n\n\n\nB"),
    ("export const a = {\n  b: 1, // an opening {\n}\n\nWords.\n\n- :)", "\n\n\n\nWords.\n\n- :)"),
    ("export const a = {\n\nWords :)\n\n}", "\n\nWords :)\n\n}"),
    ("export const d =\n  'e'; // it's\n\nF", "\n\n\nF"),
    ("export const t = a\n  .b(c)\n  ? 'd'\n  : `e`;\n\nF", "\n\n\n\n\nF"),
    ("# A\nimport B from './b'\nC", "# A\n\nC"),
    ("```\na\n```\nimport B from './b'\n\nC", "```\na\n```\n\n\nC"),
    // Expressions
    ("a {/* b */} c{' '}d {\"e\"} {`f`} {12}", "a  c d e f 12"),
    ("a {/* b\n c */} d", "a \n d"),
    ("a\n\n{/* truncate */}\n\n## B {/*b-c*/}\n\n## D {/* #e */}", "a\n\n<!--more-->\n\n## B {#b-c}\n\n## D {#e}"),
    ("Array{'<'}string{'>'} | a {'|'} {\"# b\"}", "Array\\<string\\> | a \\| \\# b"),
    ("<pre>{`a < b`}</pre>", "<pre>a &lt; b</pre>"),
    ("<ul>\n    <li>a</li>\n    {/* b */}\n    <li>c</li>\n</ul>", "<ul>\n<li>a</li>\n<!---->\n<li>c</li>\n</ul>"),
    ("<!-- <A b={c} /> {d} -->", "<!-- <A b={c} /> {d} -->"),
    // Components
    (
      "- a\n\n  <Tabs>\n    <Tab>\n\n      b\n\n        c\n\n    </Tab>\n  </Tabs>\n\n  d",
      "- a\n\n  \n  \n\n  b\n\n    c\n\n  \n  \n\n  d"
    ),
    ("* a\n  * b <C>\n    d\n    * e\n    </C>\n  * f", "* a\n  * b \n    d\n    * e\n    \n  * f"),
    ("<Note>\n\nA\n\n</Note>", "\n\nA\n\n"),
    ("a <>b</> <Badge color={{a: '>'}}>c</Badge> d", "a b c d"),
    (
      "<Tabs>\n    <Tab label=\"a\">\n    b\n\n        c\n    ```js\n    d {e}\n    ```\n    </Tab>\n</Tabs>\n    e",
      "\n\nb\n\n    c\n```js\nd {e}\n```\n\n\n    e"
    ),
    ("<YouTube id=\"dQw4w9WgXcQ\" {...props} />", "<https://www.youtube.com/watch?v=dQw4w9WgXcQ>"),
    ("<Image\n  src=\"/a.png\"\n  alt='B \"c\"'\n  width={300}\n/>", "![B \"c\"](/a.png){: width=300}\n\n\n\n"),
    (
      "import a from './a.webp'\nimport b from '@/b.webp'\n\n<Image src={a} alt=\"A\" /> <img src={a.src} alt=\"A\" />",
      "\n\n\n![A](./a.webp) <img src=\"./a.webp\" alt=\"A\">"
    ),
    ("<div>\n  <Image src=\"./a.png\" alt=\"A\" />\n</div>", "<div>\n<img src=\"./a.png\" alt=\"A\">\n</div>"),
    ("<div>\n\n<Image src=\"./a.png\" alt=\"A\" />\n\n</div>", "<div>\n\n![A](./a.png)\n\n</div>"),
    (
      "<p>\n  <YouTube id=\"dQw4w9WgXcQ\" />\n</p>",
      "<p>\n<iframe src=\"https://www.youtube.com/watch?v=dQw4w9WgXcQ\"></iframe>\n</p>"
    ),
    // Elements
    ("<div className=\"a\" style={{color: 'red'}} hidden>", "<div class=\"a\" hidden>"),
    ("<a className=\"b\" href=\"/?c=1&amp;d=2\">", "<a class=\"b\" href=\"/?c=1&amp;d=2\">"),
    (
      "<div className=\"b\">\n  <div>\n\n    c\n\n  </div>\n</div>\n    d",
      "<div class=\"b\">\n<div>\n\nc\n\n</div>\n</div>\n    d"
    ),
    ("<br/> <hr /> <video src=\"a.mp4\" />", "<br> <hr> <video src=\"a.mp4\"></video>"),
    ("<label htmlFor={'a'}>", "<label for=\"a\">"),
    ("a <img src={b} alt=\"c\" /> d", "a  d"),
    // Notices
    (":::tip\nPlain {\"words\"}.\n:::\na", "> [!TIP]\n> Plain words.\n\na"),
    (":::note[Custom title]\n\n<Badge>b</Badge>\n\n:::", "> [!NOTE] Custom title\n> \n> b\n> \n"),
    (":::danger Take care\nx\n:::", "> [!CAUTION] Take care\n> x\n"),
    ("!!! warning\n    x\n\na", "> [!WARNING]\n> x\n\na"),
    (
      "<Tabs>\n  <Tab>\n\n  :::note\n\n  b\n\n      c\n\n  :::\n\n  </Tab>\n</Tabs>",
      "\n\n\n> [!NOTE]\n> \n> b\n> \n>     c\n> \n\n\n\n"
    ),
    (
      "import a from './a.webp'\n\n:::info\n<Image src={a} alt=\"A\" />\n:::",
      "\n\n> [!NOTE]\n> ![A](./a.webp)\n"
    ),
    ("```\n:::note\n```\n:::", "```\n:::note\n```\n:::"),
  ])
  func `What programs say in plain words stays`(written: String, expected: String) {
    #expect(read(written).text == expected)
  }

  @Test(arguments: [
    "import duties rise from 'today'", "# A {#b}", "# A {.b}", "1 < 2 > 0", "<https://example.org/>", "<!-- a -->",
    "`{a}` `<B>`",
    "```\nimport a from 'b'\n<C>{d}</C>\n```", "\\{a\\} \\<B>", "<b>c</b>", "a\nimport b from 'c'", "{a",
    "<A b",
  ])
  func `What is no program stays`(text: String) {
    let result = read(text)
    #expect(result.text == text)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `What is left out is said, once for each name, at its place`() {
    let result = read("a {b.c} <Chart d={e} />\n\n<Chart />\n\n  {f}\n{b.c}\n<img src={g} />")
    #expect(result.text == "a  \n\n\n\n  \n\n")
    #expect(
      result.diagnostics.map { $0.location?.description } == ["a.mdx:1:3", "a.mdx:1:9", "a.mdx:5:3", "a.mdx:7:1"])
  }

  @Test(arguments: [
    ("import A from '@theme/A';\n\nB", true), ("\n\nimport {a, b as c} from \"d\"\n", true), ("import './a.css'", true),
    ("import a from b", false), ("An import A from 'b'", false), ("import duties", false),
    ("```\nimport a from 'b'\n```", false),
    ("Text\n\nimport A from 'b'; import C from 'd'\n", true), ("Text\nimport A from 'b'", false),
    ("    import a from 'b';\n\n    c({d})", false),
  ])
  func `A body that imports something is MDX by any name`(body: String, isMDX: Bool) {
    #expect(TemplateLanguage.hasImport(body) == isMDX)
  }

  @Test(arguments: ["rain.mdx", "rain.md"])
  func `Notices are alerts in MDX by any name`(path: String) async throws {
    let content = await TestSite.load([
      path: "---\ntitle: Rain\ndate: 2025-04-09\n---\nimport A from './a'\n\n:::tip[Roofs]\nPlain words.\n:::\n"
    ])
    let entry = try #require(content.entry(path))
    let html = entry.body.html(MarkdownRendering())
    #expect(html.contains("alert-tip") && html.contains("Roofs") && !html.contains(":::"))
  }

  @Test func `A file whose name ends with mdx is an entry`() async throws {
    let content = await TestSite.load([
      "2025-04-09-rain.mdx":
        "---\ntitle: Rain\n---\nimport A from './a'\n\n<A>\n\nIt *rains*. [Sun](sun.mdx)\n\n</A>\n",
      "2025-04-10-sun.mdx": "---\ntitle: Sun\n---\nIt shines.\n",
    ])
    #expect(content.feed.entries.map(\.entry.identity.contentPath) == ["2025-04-10-sun.mdx", "2025-04-09-rain.mdx"])
  }

  @Test func `What a page exports about itself is its front matter, where it has none`() async throws {
    let content = await TestSite.load([
      "rain.mdx": """
      import { Metadata } from 'next'

      export const metadata: Metadata = {
        title: "Rain, again",
        date: new Date('2025-04-09'),
        tags: ['rain', "roofs"],
        authors: [{ name: 'Ann' }],
        tagss: 1,
      }

      It *rains*.
      """,
      "sun.mdx": "---\ntitle: Sun\ndate: 2025-04-08\n---\nexport const metadata = { title: 'No' }\n\nIt shines.\n",
    ])
    let rain = try #require(content.first(ArticleFeedViewObject.self))
    #expect(rain.title == "Rain, again")
    #expect(rain.entry.date?.day.description == "2025-04-09")
    #expect(rain.entry.tags.map(\.name) == ["rain", "roofs"])
    #expect(content.feed.entries.count == 2)
    #expect(content.diagnostics.map { $0.location?.description } == ["content/rain.mdx:8:3"])
  }

  @Test func `What a page exports about itself in a program is reported`() {
    let result = read("export const metadata = {\n  title: `a ${b}`,\n}\n\nexport const meta = c\n\nWords")
    #expect(result.text == "\n\n\n\n\n\nWords")
    #expect(result.diagnostics.map { $0.location?.description } == ["a.mdx:1:1"])
    #expect(ExportedMetadata.frontMatter(in: "export const metadata = a\n") == nil)
    #expect(ExportedMetadata.frontMatter(in: "export const metadata = {\n") == nil)
  }

  @Test func `However programs interlace, no line is lost`() {
    let pieces = [
      "{", "}", "<A>\n", "</A>", "<A b={", "/>", "import a from 'b'\n", "export const c = [\n", "]\n\n", "`", "```\n",
      "    d\n", "\"",
      "'", "/*", "*/", "<e ", "<>", ":::tip\n", ":::\n",
    ]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          let text = first + second + third + second + "\nend\n" + first
          let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
          let result = read(text).text.split(separator: "\n", omittingEmptySubsequences: false).count
          #expect(result == lines, "\(text.debugDescription)")
        }
      }
    }
  }

  @Test(
    .timeLimit(.minutes(30)),
    arguments: [
      "{", "<A ", "<A b={", "<A b='", "<A>", "{a}", "import a from 'b'\n", "export const a = {", "<a className", "{`",
      "{/*", "\n\nexport let a",
      "<A>\n ", ":::tip\n{\n:::\n", ":::tip\n", "# {/*a*/}\n", "x{/**/}", "{/*a*/}\n", "<!--", "<p>\n  ",
    ])
  func `Hostile bodies are read to their end`(piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    #expect(read(text).text.count { $0.isNewline } == text.count { $0.isNewline })
  }
}

import FeedDiagnostics
import FeedMarkdown
import Testing

@Suite("Hostile input", .timeLimit(.minutes(30)))
struct HostileInputTests {
  /// Large enough to overflow the stack of a reader that recurses, and to feel it where time grows faster than the text;
  /// `hostile-input` of the benchmarks measures with a megabyte.
  private static let size = 15_000
  /// Where libcmark's own time grows so; see "Hostile text" in the article "Checks" of the reference.
  private static let smallSize = 5_000

  @Test(arguments: HostileFamily.all)
  func `Finishes, however deep, long or crowded`(family: HostileFamily) {
    let text = family.text(family.isHardForCmark ? Self.smallSize : Self.size)
    let parser = MarkdownParser(options: MarkdownOptions(extensions: .all))
    let body = parser.parse(text, at: SourceLocation(file: "a.md", line: 1)).body
    let html = body.html(MarkdownRendering(identifierPrefix: "x-"))
    #expect(!html.contains("<script"))
    #expect(body.excerpt(limit: 100).count <= 100)
    #expect(body.statistics.words + body.statistics.cjkCharacters <= text.utf8.count)
  }

  @Test(arguments: families + rawHTMLInputs, RawHTMLPolicy.allCases)
  func `Finishes with raw HTML in it`(input: HostileInput, policy: RawHTMLPolicy) {
    let body = Sample.keeping(input.text, policy)
    for purpose in [MarkdownPurpose.page, .feed] {
      let html = body.html(MarkdownRendering(purpose: purpose, identifierPrefix: "x-", url: { "/\($0)" }))
      #expect(html.utf8.count <= 40 * input.text.utf8.count + 100)
    }
  }

  private static let families = HostileFamily.all.map { HostileInput($0.name, $0.text(smallSize)) }

  static let rawHTMLInputs: [HostileInput] = [
    .init("open elements", String(repeating: "<b>", count: 12_000)),
    .init(
      "open elements and foreign ends",
      String(repeating: "<b>", count: 7_000) + String(repeating: "</i>", count: 7_000)
    ),
    .init("open blocks", String(repeating: "<div>\n\n", count: 5_000)),
    .init(
      "open blocks and foreign ends",
      String(repeating: "<div>\n\n", count: 3_000) + String(repeating: "</p>\n\n", count: 3_000)
    ),
    .init("elements in emphasis", String(repeating: "*a <b>c* </b>", count: 3_000)),
    .init("attributes", "<p " + String(repeating: "title=a ", count: 12_000) + ">"),
    .init("names of attributes", "<img " + (0..<7_000).map { "a\($0)=b " }.joined() + "src=c>"),
    .init("a long srcset", "<img srcset='" + String(repeating: "a 1x,", count: 7_000) + "'>"),
    .init(
      "commas in a srcset",
      "<img srcset='" + String(repeating: ",", count: 12_000) + "a" + String(repeating: ",", count: 12_000) + "'>"
    ),
    .init("open scripts", String(repeating: "<script>\n", count: 7_000)),
    .init("open scripts in a paragraph", "a " + String(repeating: "<script>", count: 7_000)),
    .init("open scripts between others", "a " + String(repeating: "<script> *b <script>* ", count: 3_000)),
    .init("drawings", String(repeating: "<svg>", count: 7_000) + String(repeating: "</svg>", count: 3_000)),
    .init("links", "<div>" + String(repeating: "<a href=b>", count: 7_000)),
    .init("addresses of spaces", "<div>" + String(repeating: "<a href='          '>", count: 5_000)),
    .init("filtered tags", "<div>" + String(repeating: "<title", count: 12_000)),
    .init("an address full of filtered tags", "<a href='" + String(repeating: "<title>", count: 12_000) + "'>"),
    .init(
      "references",
      "<div title='" + String(repeating: "&amp", count: 12_000) + "'>" + String(repeating: "&", count: 12_000)
    ),
  ]

  @Test(arguments: HostileFamily.all)
  func `Finishes without extensions too`(family: HostileFamily) {
    let text = family.text(Self.smallSize)
    let body = MarkdownParser(options: .commonMark).parse(text, at: SourceLocation(file: "a.md", line: 1)).body
    #expect(body.html(MarkdownRendering(purpose: .feed)).utf8.count <= 200 * text.utf8.count)
  }

  @Test
  func `Is refused above the limit`() {
    let parser = MarkdownParser(options: MarkdownOptions(sizeLimit: 10))
    let place = SourceLocation(file: "a.md", line: 4)
    let parsed = parser.parse("12345678901", at: place)
    #expect(parsed.body == .empty)
    #expect(parsed.diagnostics == [Diagnostic(.body(.tooLarge(bytes: 11, limit: 10)), at: place)])
    #expect(parser.parse("1234567890", at: place).diagnostics.isEmpty)
  }

  @Test
  func `Is refused where a paragraph begins more images than can be read in time`() {
    let place = SourceLocation(file: "a.md", line: 4)
    let many = String(repeating: "![[]()", count: 10_000)
    let parsed = MarkdownParser().parse("a\n\n\u{96E8}" + many + "![", at: place)
    #expect(parsed.body == .empty)
    let excess = SourceLocation(file: "a.md", line: 6, column: 60_002)
    #expect(parsed.diagnostics == [Diagnostic(.body(.tooManyImages(limit: 10_000)), at: excess)])
    let list = String(repeating: "- ![a](b)\n## ![a](b)\n", count: 5_001)
    #expect(MarkdownParser().parse(list, at: place).diagnostics.isEmpty)
    let images = String(repeating: "![a](b.jpg)\n", count: 6_000)
    #expect(MarkdownParser().parse(images + " \n" + images, at: place).body != .empty)
  }

  @Test
  func `Keeps characters out that HTML forbids`() {
    #expect(
      Sample.html("a\u{1}b `c\u{B}` [d](e \"f\u{8}\")\u{FFFF}")
        == "<p>a\u{FFFD}b <code>c\u{FFFD}</code> <a href=\"e\" title=\"f\u{FFFD}\">d</a>\u{FFFD}</p>\n")
  }

  @Test
  func `Escapes markup that a combining character follows`() {
    #expect(Sample.html("a <\u{338}script>") == "<p>a &lt;\u{338}script&gt;</p>\n")
  }
}

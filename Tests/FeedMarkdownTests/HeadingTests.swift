import FeedMarkdown
import Testing

@Suite("Headings")
struct HeadingTests {
  @Test
  func `Carry level, text and a name for links`() {
    let headings = Sample.body("# Rain & *Sun*\n\na\n\n### `x` [y](z)\n\n雨\nと雪\n---\n\n> ## Über_uns!\n\n# ?").headings
    #expect(headings.map(\.level) == [1, 3, 2, 2, 1])
    #expect(headings.map(\.text) == ["Rain & Sun", "x y", "雨 と雪", "Über_uns!", "?"])
    #expect(headings.map(\.anchor) == ["rain--sun", "x-y", "雨-と雪", "über_uns", "section"])
  }

  @Test
  func `Have names that are unique within the body`() {
    let headings = Sample.body("# a\n# a 2\n# a\n# A\n# !\n# ?").headings
    #expect(headings.map(\.anchor) == ["a", "a-2", "a-1", "a-3", "section", "section-1"])
  }

  @Test(
    arguments: [(0, 1, 5), (1, 2, 6), (3, 4, 6), (-9, 1, 1), (.max, 6, 6)])
  func `Move down by the offset, at most to the sixth level`(offset: Int, first: Int, second: Int) {
    let html = Sample.body("# a\n##### b").html(MarkdownRendering(headingOffset: offset))
    #expect(html == "<h\(first)>a</h\(first)>\n<h\(second)>b</h\(second)>\n")
  }

  @Test
  func `Carry prefixed ids on demand, which links within the body follow`() {
    let body = Sample.body("# Été\n\n[a](#%C3%A9t%C3%A9) [b](#été) [c](#other)")
    #expect(
      body.html(MarkdownRendering(identifierPrefix: "e1-")) == """
        <h1 id="e1-été">Été</h1>
        <p><a href="#e1-%C3%A9t%C3%A9">a</a> <a href="#e1-%C3%A9t%C3%A9">b</a> <a href="#other">c</a></p>

        """)
    #expect(body.html(MarkdownRendering(identifierPrefix: "")).hasPrefix("<h1 id=\"été\">"))
    #expect(body.html(MarkdownRendering()).contains("<h1>Été</h1>"))
  }

  @Test
  func `Are named by what was written, as on GitHub, where short codes and dashes become other signs`() {
    let text = "# Party :tada: *:umbrella: time*\n\n# \"It's\" -- so... :nope:\n\n:tada:"
    let headings = Sample.parse(text, extensions: .all).body.headings
    #expect(headings.map(\.anchor) == ["party-tada-umbrella-time", "its----so-nope"])
    #expect(headings.map(\.text) == ["Party 🎉 ☔ time", "“It’s” – so… :nope:"])
  }
}

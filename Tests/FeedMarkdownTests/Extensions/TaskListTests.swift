import FeedMarkdown
import Testing

@Suite("Tasks")
struct TaskListTests {
  @Test(
    arguments: [
      (
        "- [ ] a\n- [x] b\n  - [X] c",
        ##"<ul>\##n<li><input disabled="" type="checkbox"> a</li>\##n<li><input checked="" disabled="" type="checkbox"> b\##n<ul>\##n<li><input checked="" disabled="" type="checkbox"> c</li>\##n</ul>\##n</li>\##n</ul>"##
      ),
      ("1. [x] a", ##"<ol>\##n<li><input checked="" disabled="" type="checkbox"> a</li>\##n</ol>"##),
      ("- [ ]x\n- [ ]", "<ul>\n<li>[ ]x</li>\n<li>[ ]</li>\n</ul>"),
      ("[ ] a", "<p>[ ] a</p>"),
      (##"- \[ ] a"##, "<ul>\n<li>[ ] a</li>\n</ul>"),
      ("- [x](u)", ##"<ul>\##n<li><a href="u">x</a></li>\##n</ul>"##),
    ])
  func `Have boxes`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test
  func `Have boxes with a name on pages`() {
    var labels = MarkdownLabels.english
    labels.openTask = "<2 do"
    let html = Sample.body("- [ ] a\n- [x] b").html(MarkdownRendering(labels: labels))
    #expect(html.contains(##"<input disabled="" type="checkbox" aria-label="&lt;2 do"> a"##))
    #expect(html.contains(##"<input checked="" disabled="" type="checkbox" aria-label="Done"> b"##))
  }

  @Test
  func `Have characters for boxes in feeds`() {
    #expect(Sample.html("- [ ] a\n- [x] b") == "<ul>\n<li>☐ a</li>\n<li>☑ b</li>\n</ul>\n")
  }
}

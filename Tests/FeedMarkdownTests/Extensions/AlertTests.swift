import FeedMarkdown
import Testing

@Suite("Alerts")
struct AlertTests {
  @Test(
    arguments: [
      (
        "> [!NOTE]\n> x",
        ##"<div class="alert alert-note" role="note">\##n<p class="alert-title">Note</p>\##n<p>x</p>\##n</div>"##
      ),
      (
        "> [!TIP]\n> x",
        ##"<div class="alert alert-tip" role="note">\##n<p class="alert-title">Tip</p>\##n<p>x</p>\##n</div>"##
      ),
      (
        "> [!IMPORTANT]\n> x",
        ##"<div class="alert alert-important" role="note">\##n<p class="alert-title">Important</p>\##n<p>x</p>\##n</div>"##
      ),
      (
        "> [!WARNING]\n> x",
        ##"<div class="alert alert-warning" role="note">\##n<p class="alert-title">Warning</p>\##n<p>x</p>\##n</div>"##
      ),
      (
        "> [!CAUTION]\n> x",
        ##"<div class="alert alert-caution" role="note">\##n<p class="alert-title">Caution</p>\##n<p>x</p>\##n</div>"##
      ),
      (
        "> [!Note]\n> x",
        ##"<div class="alert alert-note" role="note">\##n<p class="alert-title">Note</p>\##n<p>x</p>\##n</div>"##
      ),
      (
        "> [!NOTE]\n> - a\n>   - b",
        ##"<div class="alert alert-note" role="note">\##n<p class="alert-title">Note</p>\##n<ul>\##n<li>a\##n<ul>\##n<li>b</li>\##n</ul>\##n</li>\##n</ul>\##n</div>"##
      ),
      (
        "> > [!NOTE]\n> > x",
        ##"<blockquote>\##n<div class="alert alert-note" role="note">\##n<p class="alert-title">Note</p>\##n<p>x</p>\##n</div>\##n</blockquote>"##
      ),
    ])
  func `Are block quotes that begin with what they are`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test(
    arguments: [
      ("> [!NO PE]\n> x", "<blockquote>\n<p>[!NO PE]\nx</p>\n</blockquote>"),
      ("> [!NOTE]y\n> x", "<blockquote>\n<p>[!NOTE]y\nx</p>\n</blockquote>"),
      ("> [!quote]- y\n> x", "<blockquote>\n<p><strong>y</strong><br />\nx</p>\n</blockquote>"),
      ("> x\n> [!NOTE]", "<blockquote>\n<p>x\n[!NOTE]</p>\n</blockquote>"),
      (##"> \[!NOTE]\##n> x"##, "<blockquote>\n<p>[!NOTE]\nx</p>\n</blockquote>"),
    ])
  func `Are none where the type is no word, not apart, not first, or quoted, and where it means a quote`(
    text: String, html: String
  ) {
    #expect(Sample.document(text) == html)
  }

  @Test(arguments: [
    ("> [!NOPE]\n> x", "note", "<p>x</p>"),
    ("> [!tip] *A* b\n> x", "tip", "<p><strong><em>A</em> b</strong><br />\nx</p>"),
    ("> [!danger]- A", "caution", "<p><strong>A</strong></p>"), ("> [!注意]+\n> x", "note", "<p>x</p>"),
  ])
  func `May have any type and a title`(text: String, kind: String, inner: String) {
    let html = Sample.document(text)
    #expect(html.contains("alert-\(kind)") && html.contains(inner))
  }

  @Test
  func `Are quotes with a title in feeds, in the words of the labels`() {
    var labels = MarkdownLabels.english
    labels.alerts[.note] = "附註"
    let html = Sample.body("> [!NOTE]\n> x").html(MarkdownRendering(purpose: .feed, labels: labels))
    #expect(html == "<blockquote>\n<p><strong>附註</strong></p>\n<p>x</p>\n</blockquote>\n")
  }

  @Test(arguments: ["> [!NOTE]", "> [!NOTE]\n>", "* > [!NOTE]\n  >"])
  func `Show their title even if nothing follows`(text: String) {
    let body = Sample.body(text)
    #expect(body.html(MarkdownRendering()).contains("alert-title"))
    #expect(!body.isEmpty)
  }
}

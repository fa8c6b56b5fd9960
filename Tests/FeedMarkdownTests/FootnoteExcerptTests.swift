import FeedMarkdown
import Testing

@Suite("Excerpts of texts with footnotes")
struct FootnoteExcerptTests {
  @Test
  func `End with the text`() {
    let body = Sample.body("One[^1]. Two.\n\n[^1]: A note.")
    #expect(body.excerpt(limit: 100) == "One. Two.")
    #expect(body.plainText == "One. Two.\nA note.")
  }

  @Test
  func `Are whole where there is no footnote`() {
    #expect(Sample.body("One.\n\nTwo.").excerpt(limit: 100) == "One. Two.")
  }
}
